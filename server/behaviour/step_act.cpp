#include "protocol/undo.hpp"
#include "rules/core/overloaded.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/planning.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "server/record/lessons.hpp"

#include <type_traits>

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

protocol::Result<std::uint8_t> find_seat(const RoomState& room, const SubscriberId& who) {
    const auto found = room.subscribers.find(who);
    if (found == room.subscribers.end() || !found->second) {
        return tl::unexpected(Error{ErrorCode::NotSeated, "spectators do not decide"});
    }
    return *found->second;
}

protocol::Result<std::uint8_t> find_seat(const RoomState& room, const Token& token) {
    const auto seat = seat_of_token(room, token.text);
    if (!seat) {
        return tl::unexpected(
            Error{ErrorCode::Unauthorized, "the token opens no seat of this room"});
    }
    return *seat;
}

/// Makes a decision in the room's game, and takes in the updates that come of it.
protocol::Result<void> make(RoomState& room, const PlayerDecision& decision,
                            std::vector<Told>& updates) {
    auto after = std::make_shared<LoggedGame>(*room.game);
    auto made = after->decide(decision);
    if (!made) return tl::unexpected(made.error());
    if (!protocol::parse_undo(decision.decision)) use_up_plan(room, decision.player);
    room.game = std::move(after);
    std::ranges::move(made->updates, std::back_inserter(updates));
    return {};
}

/// Makes the turn that begins as it was planned, and those after it. Each uses up a plan.
void make_planned(RoomState& room, std::int64_t now_ms, std::vector<Told>& updates) {
    for (auto turn = planned_turn(room); !turn.empty(); turn = planned_turn(room)) {
        const auto seat = static_cast<std::uint8_t>(room.game->point().decider()->value());
        for (const std::string& text : turn) {
            const PlayerDecision decision{seat, std::nullopt, text, now_ms, protocol::Author::Plan};
            if (const auto made = make(room, decision, updates); !made) {
                throw std::logic_error("a plan that was tried is refused: " + made.error().message);
            }
        }
    }
}

/// Makes what the rival in a lesson replies, as long as that can be made.
void make_replies(RoomState& room, std::int64_t now_ms, std::vector<Told>& updates) {
    while (room.lesson) {
        auto reply = reply_in_lesson(*room.game, *room.lesson);
        if (!reply) return;
        const auto seat = static_cast<std::uint8_t>(room.game->point().decider()->value());
        const auto& rival = room.seats[seat];
        if (!rival || rival->kind != protocol::SeatKind::Companion) return;
        if (!make(room, {seat, std::nullopt, *std::move(reply), now_ms}, updates)) return;
    }
}

/// What a room says of an entry that it has made.
void tell_of_entry(Step<std::uint64_t>& step, const std::vector<Told>& updates) {
    for (const Told& update : updates) tell(step.effects, step.next, update);
    if (step.next.game->is_over()) {
        step.effects.push_back(Broadcast{ended_frame(*step.next.game), {}});
        step.effects.push_back(room_changed(step.next));
    }
}

}  // namespace

protocol::Result<std::uint8_t> seat_of(const RoomState& room, const Caller& caller) {
    return std::visit([&](const auto& who) { return find_seat(room, who); }, caller);
}

protocol::Result<void> check_running(const RoomState& room) {
    if (!room.game) return tl::unexpected(not_started());
    if (room.game->is_over()) return tl::unexpected(Error{ErrorCode::GameOver, "the game is over"});
    if (room.paused) {
        return tl::unexpected(Error{ErrorCode::Paused, "nobody decides until the game is resumed"});
    }
    return {};
}

protocol::Result<void> check_seq(const LoggedGame& game, std::uint64_t expect_seq) {
    if (expect_seq != game.seq()) {
        return tl::unexpected(Error{ErrorCode::StaleSeq,
                                    "the game is at another seq",
                                    {{"expect_seq", expect_seq}, {"seq", game.seq()}}});
    }
    return {};
}

std::optional<Stepped<std::uint64_t>> repeated(
    const RoomState& room, const Acting& acting, const std::string& id,
    const std::function<bool(const LoggedEntry&)>& is_same) {
    const auto logged = room.game ? room.game->find_command(acting.seat, id) : std::nullopt;
    if (!logged) return {};
    if (!is_same(*logged)) {
        return tl::unexpected(
            Error{ErrorCode::InvalidMessage,
                  "another command was sent with that id",
                  {{"field", "id"}, {"expected", "an id that was not used before"}}});
    }
    return Step<std::uint64_t>{room, {}, {}, logged->seq};
}

Stepped<std::uint64_t> log_decision(const RoomState& room, const PlayerDecision& decision) {
    return log_decisions(room, {decision});
}

Stepped<std::uint64_t> log_decisions(const RoomState& room,
                                     const std::vector<PlayerDecision>& decisions) {
    Step<std::uint64_t> step{room, write::Entries{}, {}, room.game->seq() + decisions.size()};
    std::vector<Told> updates;
    std::int64_t thought = thinking_ms(room, decisions.front().now_ms);
    for (PlayerDecision decision : decisions) {
        decision.thought_ms = std::exchange(thought, 0);
        if (auto made = make(step.next, decision, updates); !made) {
            return tl::unexpected(made.error());
        }
    }
    make_planned(step.next, decisions.front().now_ms, updates);
    make_replies(step.next, decisions.front().now_ms, updates);
    step.next.proposals.clear();
    if (step.next.undo) {
        step.next.undo.reset();
        step.effects.push_back(Broadcast{frame(protocol::undo_settled_message(false)), {}});
    }
    if (step.next.game->is_over()) forget_plans(step.next);
    judge_plans(step.next);
    tell_of_entry(step, updates);
    tell_of_plans(step, room);
    return step;
}

Stepped<std::uint64_t> step(const RoomState& room, const command::Act& command) {
    const auto carried_out = [&]<class Any>(const Any& any) -> Stepped<std::uint64_t> {
        if constexpr (std::is_same_v<Any, protocol::Pause>) {
            return set_paused(room, command.caller, true);
        } else if constexpr (std::is_same_v<Any, protocol::Resume>) {
            return set_paused(room, command.caller, false);
        } else {
            const auto seat = seat_of(room, command.caller);
            return seat ? act(room, Acting{*seat, command.now_ms}, any)
                        : tl::unexpected(seat.error());
        }
    };
    return std::visit(carried_out, command.command);
}

}  // namespace mistward::rooms
