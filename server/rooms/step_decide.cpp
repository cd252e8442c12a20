#include "protocol/messages.hpp"
#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/rooms/acts.hpp"
#include "server/rooms/effects.hpp"

namespace mistward::rooms {

namespace {

using protocol::ErrorCode;

protocol::Error used_command_id() {
    return refuse(ErrorCode::InvalidMessage, "another decision was sent with that command id",
                  {{"field", "id"}, {"expected", "an id that was not used before"}});
}

/// The log has undos among the decisions, but nobody decides one.
protocol::Result<void> check_no_undo(const LoggedGame& game, const std::string& decision) {
    if (!protocol::parse_undo(decision)) {
        return {};
    }
    return tl::unexpected(protocol::malformed_decision(
        decision, rules::parse_decision(game.game(), decision).error()));
}

}  // namespace

protocol::Result<void> check_turn(const LoggedGame& game, std::uint8_t seat) {
    const auto player = game.game().point().player.value();
    if (player != seat) {
        return tl::unexpected(refuse(ErrorCode::NotYourTurn, "another player decides now",
                                     {{"seat", seat}, {"player", player}}));
    }
    return {};
}

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Decide& command) {
    if (!room.game) {
        return tl::unexpected(check_running(room).error());
    }
    const LoggedGame& game = *room.game;
    if (const auto logged = game.find_command(acting.seat, command.id)) {
        if (logged->entry.decision != command.decision) {
            return tl::unexpected(used_command_id());
        }
        return Step<std::uint64_t>{room, {}, {}, logged->seq};
    }
    const auto allowed = check_running(room)
                             .and_then([&] { return check_seq(game, command.expect_seq); })
                             .and_then([&] { return check_turn(game, acting.seat); })
                             .and_then([&] { return check_no_undo(game, command.decision); });
    if (!allowed) {
        return tl::unexpected(allowed.error());
    }
    return make(room, {acting.seat, command.id, command.decision, acting.now_ms});
}

}  // namespace mistward::rooms
