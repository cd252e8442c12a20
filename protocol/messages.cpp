#include "protocol/messages.hpp"

#include "protocol/words.hpp"

namespace mistward::protocol {
namespace {

Json welcome_head(const Json& room, std::optional<std::uint8_t> seat, bool resumed,
                  std::uint64_t seq) {
    return {{"type", "welcome"},  {"protocol", kProtocolVersion},
            {"room", room},       {"you", {{"seat", seat ? Json(*seat) : Json(nullptr)}}},
            {"resumed", resumed}, {"seq", seq}};
}

Json actor_document(const rules::DecisionPoint& point) {
    Json actor{{"kind", word(kActorWords, point.actor)}};
    if (point.actor == rules::Actor::Player) actor["player"] = point.player.value();
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

}  // namespace

std::string welcome_message(const Json& room, std::optional<std::uint8_t> seat, std::uint64_t seq,
                            const rules::Game* game) {
    Json message = welcome_head(room, seat, false, seq);
    message["state"] = game == nullptr ? Json(nullptr) : state_document(*game);
    message["next"] = game == nullptr ? Json(nullptr) : next_document(game->point());
    message["legal"] = game == nullptr ? Json::array() : legal_document(*game);
    return message.dump();
}

std::string resumed_message(const Json& room, std::optional<std::uint8_t> seat,
                            std::uint64_t since) {
    return welcome_head(room, seat, true, since).dump();
}

std::string update_message(std::uint64_t seq, const rules::Game& before, const rules::Game& after,
                           const rules::Decision& decision, const std::vector<rules::Event>& events,
                           const Json& state_before, const Json& state_after) {
    const Json message{{"type", "update"},
                       {"seq", seq},
                       {"actor", actor_document(before.point())},
                       {"decision", decision_document(before, decision)},
                       {"events", events_document(after, events)},
                       {"patch", Json::diff(state_before, state_after)},
                       {"next", next_document(after.point())},
                       {"legal", legal_document(after)}};
    return message.dump();
}

std::string room_message(const Json& room) { return Json{{"type", "room"}, {"room", room}}.dump(); }

std::string ended_message(std::uint64_t seq, const rules::Game& game, std::string_view seed_hex,
                          std::string_view commitment_hex) {
    const Json message{{"type", "ended"},
                       {"seq", seq},
                       {"outcome", word(kOutcomeWords, game.outcome())},
                       {"reason", reason_document(game.reason())},
                       {"winners", colours_document(game.view().winners)},
                       {"seed", seed_hex},
                       {"commitment", commitment_hex}};
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
