#include "protocol/messages.hpp"
#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

/// The log has undos among the decisions, but nobody decides one.
protocol::Result<void> check_no_undo(const LoggedGame& game, const std::string& decision) {
    if (!protocol::parse_undo(decision)) return {};
    return tl::unexpected(protocol::malformed_decision(
        decision, rules::parse_decision(game.game(), decision).error()));
}

}  // namespace

protocol::Result<void> check_turn(const LoggedGame& game, std::uint8_t seat) {
    const auto player = game.point().player.value();
    if (player != seat) {
        return tl::unexpected(Error{ErrorCode::NotYourTurn,
                                    "another player decides now",
                                    {{"seat", seat}, {"player", player}}});
    }
    return {};
}

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Decide& command) {
    const auto is_same = [&](const LoggedEntry& logged) {
        return logged.entry.decision == command.decision;
    };
    if (auto answer = repeated(room, acting, command.id, is_same)) return *std::move(answer);
    const auto allowed = check_running(room)
                             .and_then([&] { return check_seq(*room.game, command.expect_seq); })
                             .and_then([&] { return check_turn(*room.game, acting.seat); })
                             .and_then([&] { return check_no_undo(*room.game, command.decision); });
    if (!allowed) return tl::unexpected(allowed.error());
    return log_decision(room, {acting.seat, command.id, command.decision, acting.now_ms});
}

}  // namespace mistward::rooms
