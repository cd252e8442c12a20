#include "protocol/messages.hpp"

#include "protocol/wire/messages.hpp"
#include "protocol/wire/patch.hpp"
#include "protocol/words.hpp"

#include <utility>

namespace mistward::protocol {
namespace {

void fill(wire::Resumed& welcome, const WelcomeHead& head) {
    welcome.protocol = kProtocolVersion;
    welcome.room.text = head.room.dump();
    if (head.seat) welcome.you.seat = *head.seat;
    welcome.seq = head.seq;
    welcome.undo.text = head.undo.dump();
    welcome.proposals.text = head.proposals.dump();
    welcome.announcement.text = encode(head.announcement).dump();
    if (head.away_since) welcome.away = wire::Away{*head.away_since};
    welcome.chat.text = head.chat.dump();
}

wire::Actor player_actor(std::uint8_t player) { return {rules::Actor::Player, {player}, {}}; }

wire::Actor actor(const rules::DecisionPoint& point, Author author) {
    if (point.actor != rules::Actor::Player) return {point.actor, {}, {}};
    wire::Actor actor = player_actor(static_cast<std::uint8_t>(point.player.value()));
    if (author == Author::Companion) actor.companion = {true};
    return actor;
}

/// Errors quote what was sent to us, over HTTP in any bytes: what is not UTF-8 is replaced.
std::string quoting_text(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string update(const Around& around, wire::Actor actor, wire::Decision decision,
                   std::vector<wire::Event> events) {
    const wire::Update update{{},
                              around.seq,
                              actor,
                              std::move(decision),
                              std::move(events),
                              wire::patch(around.state_before, around.state_after),
                              wire::next(around.after.point()),
                              wire::legal(around.after)};
    return wire::text_of(update);
}

void append_without_legal(std::string& text, std::string_view message) {
    // Inside a string its quotes would be escaped, so this is a field.
    constexpr std::string_view kLegal = R"(,"legal":[)";
    const auto legal = message.rfind(kLegal);
    if (legal == std::string_view::npos) {
        text += message;
    } else {
        text.append(message.substr(0, legal)).append(kLegal).append("]}");
    }
}

}  // namespace

std::string welcome_message(const WelcomeHead& head, const rules::Game* game) {
    wire::Welcome message;
    fill(message, head);
    message.resumed = false;
    if (game != nullptr) {
        message.state = wire::state(*game);
        message.next = wire::next(game->point());
        message.legal = wire::legal(*game);
    }
    return wire::text_of(message);
}

std::string resumed_message(const WelcomeHead& head) {
    wire::Resumed message;
    fill(message, head);
    return wire::text_of(message);
}

std::string update_message(const Around& around, const rules::Decision& decision,
                           const std::vector<rules::Event>& events, Author author) {
    return update(around, actor(around.before.point(), author),
                  wire::decide(around.before, decision), wire::happen(around.after, events));
}

std::string without_legal(std::string_view messages) {
    std::string lean;
    while (!messages.empty()) {
        const auto end = messages.find('\n');
        append_without_legal(lean, messages.substr(0, end));
        if (end == std::string_view::npos) break;
        lean += '\n';
        messages.remove_prefix(end + 1);
    }
    return lean;
}

std::string undo_message(const Around& around, std::uint8_t player, std::uint64_t to) {
    return update(around, player_actor(player), wire::undo(to), {wire::event::Undone{{}, to}});
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
    return wire::text_of(
        wire::Clock{{},
                    clock.seq,
                    std::string(name(clock.per)),
                    clock.running ? std::optional<int>(*clock.running) : std::nullopt,
                    clock.remaining_ms});
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
    return wire::text_of(wire::Ok{{}, std::string(id), seq});
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
