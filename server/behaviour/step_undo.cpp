#include "protocol/undo.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/undo_rules.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::UndoPolicy;

protocol::Error undo_refused(std::string_view reason, std::string message) {
    return {ErrorCode::UndoRefused, std::move(message), {{"reason", reason}}};
}

protocol::Result<void> check_undo(const RoomState& room, std::uint8_t seat, std::uint64_t seq) {
    if (room.options.undo == UndoPolicy::Never) {
        return tl::unexpected(undo_refused("never", "nothing is taken back in this room"));
    }
    if (room.game->seq() >= kMostEntriesWithUndos) {
        return tl::unexpected(
            undo_refused("log_full", "the log is so long that nothing is taken back any more"));
    }
    if (!is_undo_target(*room.game, seq)) {
        return tl::unexpected(
            undo_refused("target", "one can go back to an earlier seq at which a player decided"));
    }
    if (room.options.undo == UndoPolicy::Turn && !is_free_undo(*room.game, seat, seq)) {
        return tl::unexpected(undo_refused(
            "revealed", "in this room one takes back one's own decisions, until a tile is drawn"));
    }
    return {};
}

PlayerDecision undo_decision(const UndoRequest& request, std::int64_t now_ms) {
    return {request.seat, request.command, protocol::undo_text(request.seq), now_ms};
}

/// The undo itself, with the word that everybody agreed before it.
Stepped<std::uint64_t> log_agreed_undo(RoomState room, std::int64_t now_ms) {
    const UndoRequest request = *std::exchange(room.undo, std::nullopt);
    auto step = log_decision(room, undo_decision(request, now_ms));
    if (step) {
        step->effects.insert(step->effects.begin(),
                             Broadcast{frame(protocol::undo_settled_message(true)), {}});
    }
    return step;
}

/// Whoever asks or answers need not be connected themselves.
bool waits_for_nobody(const RoomState& room) {
    return seats_to_ask(room).empty() || is_agreed(room);
}

/// Tells everybody of the request as it stands.
Stepped<std::uint64_t> ask(RoomState room) {
    const std::uint64_t seq = room.game->seq();
    Frame asked = frame(protocol::undo_asked_message(undo_document(*room.undo)));
    return Step<std::uint64_t>{std::move(room), {}, {Broadcast{std::move(asked), {}}}, seq};
}

}  // namespace

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Undo& command) {
    const auto is_same = [&](const LoggedEntry& logged) {
        return logged.entry.decision == protocol::undo_text(command.seq);
    };
    if (auto answer = repeated(room, acting, command.id, is_same)) return *std::move(answer);
    const auto allowed = check_running(room)
                             .and_then([&] { return check_seq(*room.game, command.expect_seq); })
                             .and_then([&] { return check_undo(room, acting.seat, command.seq); });
    if (!allowed) return tl::unexpected(allowed.error());
    const UndoRequest request{acting.seat, command.id, command.seq, {acting.seat}};
    if (is_free_undo(*room.game, acting.seat, command.seq)) {
        return log_decision(room, undo_decision(request, acting.now_ms));
    }
    RoomState asking = room;
    asking.undo = request;
    return waits_for_nobody(asking) ? log_agreed_undo(std::move(asking), acting.now_ms)
                                    : ask(std::move(asking));
}

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::AnswerUndo& command) {
    if (!room.undo) {
        return tl::unexpected(
            Error{ErrorCode::NothingAsked, "nobody has asked to take something back"});
    }
    RoomState answered = room;
    if (!command.agree) {
        answered.undo.reset();
        Frame settled = frame(protocol::undo_settled_message(false));
        return Step<std::uint64_t>{std::move(answered), {}, {Broadcast{settled, {}}}, seq(room)};
    }
    answered.undo->agreed.insert(acting.seat);
    return waits_for_nobody(answered) ? log_agreed_undo(std::move(answered), acting.now_ms)
                                      : ask(std::move(answered));
}

Stepped<Done> step(const RoomState& room, const command::Settle& command) {
    if (!room.undo || !is_agreed(room)) return Step<Done>{room, {}, {}, {}};
    auto made = log_agreed_undo(room, command.now_ms);
    if (!made) return tl::unexpected(made.error());
    return Step<Done>{std::move(made->next), std::move(made->write), std::move(made->effects), {}};
}

}  // namespace mistward::rooms
