#pragma once

#include "server/behaviour/step.hpp"

#include <functional>
#include <optional>
#include <string>

namespace mistward::rooms {

// What a seat's commands lead to; `step` of `command::Act` has found out whose they are.

/// Who acts, and when.
struct Acting {
    std::uint8_t seat = 0;
    std::int64_t now_ms = 0;
};

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Decide& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Undo& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::AnswerUndo& command);

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Point& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Propose& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Withdraw& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Adopt& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::SetPlans& command);
Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Say& command);

/// Stops or goes on: any seat in a game of a team, else the room's owner alone. The value is the
/// newest seq.
Stepped<std::uint64_t> set_paused(const RoomState& room, const Caller& caller, bool paused);

/// The seat that the caller speaks for; refused if it is none.
protocol::Result<std::uint8_t> seat_of(const RoomState& room, const Caller& caller);

/// Refuses before the start, after the end, and while the game is paused.
protocol::Result<void> check_running(const RoomState& room);
/// Refuses a seat whose player is not to decide.
protocol::Result<void> check_turn(const LoggedGame& game, std::uint8_t seat);
/// Refuses a command that looked at another seq than the newest.
protocol::Result<void> check_seq(const LoggedGame& game, std::uint64_t expect_seq);

/// The answer to a command that the log has under its id: what it was answered the first time, or
/// a refusal if `is_same` says that another command had that id. Nothing if the id is new.
std::optional<Stepped<std::uint64_t>> repeated(
    const RoomState& room, const Acting& acting, const std::string& id,
    const std::function<bool(const LoggedEntry&)>& is_same);

/// Logs a decision that is allowed, or an undo, and the turns after it that their players have
/// planned, or that a lesson has for them: the entries to write, the updates and, after the last,
/// the end.
Stepped<std::uint64_t> log_decision(const RoomState& room, const PlayerDecision& decision);
/// The same for several that follow on each other, all or none; the last has the seq of the answer.
Stepped<std::uint64_t> log_decisions(const RoomState& room,
                                     const std::vector<PlayerDecision>& decisions);

}  // namespace mistward::rooms
