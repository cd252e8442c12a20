#include "protocol/messages.hpp"

#include "protocol/undo.hpp"
#include "protocol/words.hpp"

namespace mistward::protocol {
namespace {

Json welcome(const WelcomeHead& head, bool resumed) {
    return {{"type", "welcome"},
            {"protocol", kProtocolVersion},
            {"room", head.room},
            {"you", {{"seat", head.seat ? Json(*head.seat) : Json(nullptr)}}},
            {"resumed", resumed},
            {"seq", head.seq},
            {"undo", head.undo},
            {"proposals", head.proposals},
            {"announcement", encode(head.announcement)},
            {"away", head.away_since ? Json{{"since_seq", *head.away_since}} : Json(nullptr)},
            {"chat", head.chat}};
}

Json player_document(std::uint8_t player) {
    return {{"kind", word(kActorWords, rules::Actor::Player)}, {"player", player}};
}

Json actor_document(const rules::DecisionPoint& point, Author author) {
    if (point.actor != rules::Actor::Player) return {{"kind", word(kActorWords, point.actor)}};
    Json actor = player_document(static_cast<std::uint8_t>(point.player.value()));
    if (author == Author::Companion) actor["companion"] = true;
    return actor;
}

/// Errors quote what was sent to us, over HTTP in any bytes: what is not UTF-8 is replaced.
std::string quoting_text(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json events_document(const rules::Game& after, const std::vector<rules::Event>& events) {
    Json list = Json::array();
    for (const rules::Event& event : events) list.push_back(event_document(after, event));
    return list;
}

/// `what` is who decided, what, and what came of it.
std::string update(const Around& around, const Json& what) {
    Json message{{"type", "update"}, {"seq", around.seq}};
    message.update(what);
    message["patch"] = Json::diff(around.state_before, around.state_after);
    message["next"] = next_document(around.after.point());
    message["legal"] = legal_document(around.after);
    return message.dump();
}

}  // namespace

std::string welcome_message(const WelcomeHead& head, const rules::Game* game) {
    Json message = welcome(head, false);
    message["state"] = game == nullptr ? Json(nullptr) : state_document(*game);
    message["next"] = game == nullptr ? Json(nullptr) : next_document(game->point());
    message["legal"] = game == nullptr ? Json::array() : legal_document(*game);
    return message.dump();
}

std::string resumed_message(const WelcomeHead& head) { return welcome(head, true).dump(); }

std::string update_message(const Around& around, const rules::Decision& decision,
                           const std::vector<rules::Event>& events, Author author) {
    return update(around, {{"actor", actor_document(around.before.point(), author)},
                           {"decision", decision_document(around.before, decision)},
                           {"events", events_document(around.after, events)}});
}

std::string undo_message(const Around& around, std::uint8_t player, std::uint64_t to) {
    return update(around, {{"actor", player_document(player)},
                           {"decision", undo_document(to)},
                           {"events", {{{"type", "undone"}, {"seq", to}}}}});
}

std::string undo_asked_message(const Json& request) {
    return Json{{"type", "undo_asked"}, {"undo", request}}.dump();
}

std::string undo_settled_message(bool agreed) {
    return Json{{"type", "undo_settled"}, {"agreed", agreed}}.dump();
}

std::string pointed_message(std::uint8_t seat, rules::Position position,
                            const std::optional<std::string>& segment) {
    const Json message{{"type", "pointed"},
                       {"seat", seat},
                       {"x", position.x},
                       {"y", position.y},
                       {"segment", segment ? Json(*segment) : Json(nullptr)}};
    return message.dump();
}

std::string proposed_message(const Json& proposal) {
    return Json{{"type", "proposed"}, {"proposal", proposal}}.dump();
}

std::string proposal_withdrawn_message(std::uint64_t number) {
    return Json{{"type", "proposal_withdrawn"}, {"number", number}}.dump();
}

Json encode(const ChatLine& line) {
    return {{"number", line.number},
            {"seat", line.seat},
            {"name", line.name},
            {"text", line.text},
            {"at", time_text(line.at_ms)}};
}

std::string said_message(const ChatLine& line) {
    Json message{{"type", "said"}};
    message.update(encode(line));
    return message.dump();
}

std::string room_message(const Json& room) { return Json{{"type", "room"}, {"room", room}}.dump(); }

Json encode(const std::optional<Announcement>& announcement) {
    if (!announcement) return nullptr;
    const auto& until = announcement->until_ms;
    return {{"text", announcement->text},
            {"at", time_text(announcement->at_ms)},
            {"until", until ? Json(time_text(*until)) : Json(nullptr)}};
}

std::string announcement_message(const std::optional<Announcement>& announcement) {
    return Json{{"type", "announcement"}, {"announcement", encode(announcement)}}.dump();
}

std::string room_closed_message(std::string_view reason) {
    return Json{{"type", "room_closed"}, {"reason", reason}}.dump();
}

std::string clock_message(const ClockDocument& clock) {
    return Json{{"type", "clock"},
                {"seq", clock.seq},
                {"per", name(clock.per)},
                {"running", clock.running ? Json(*clock.running) : Json(nullptr)},
                {"remaining_ms", clock.remaining_ms}}
        .dump();
}

std::string ended_message(std::uint64_t seq, const rules::Game& game, const Secrets& secrets) {
    const Json message{{"type", "ended"},
                       {"seq", seq},
                       {"outcome", word(kOutcomeWords, game.outcome())},
                       {"reason", reason_document(game.reason())},
                       {"winners", colours_document(game.view().winners)},
                       {"seed", secrets.seed},
                       {"commitment", secrets.commitment},
                       {"deck", secrets.deck ? Json(*secrets.deck) : Json(nullptr)}};
    return message.dump();
}

std::string ok_message(std::string_view id, std::uint64_t seq) {
    return Json{{"type", "ok"}, {"id", id}, {"seq", seq}}.dump();
}

std::string error_message(const std::optional<std::string>& id, const Error& error) {
    const Json message{{"type", "error"},
                       {"id", id ? Json(*id) : Json(nullptr)},
                       {"code", name(error.code)},
                       {"message", error.message},
                       {"params", error.params}};
    return quoting_text(message);
}

std::string problem_document(const Error& error) {
    const std::string code(name(error.code));
    const Json document{{"type", "urn:mistward:error:" + code},
                        {"title", error.message},
                        {"status", http_status(error.code)},
                        {"code", code},
                        {"params", error.params}};
    return quoting_text(document);
}

}  // namespace mistward::protocol
