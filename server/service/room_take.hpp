#pragma once

#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "server/service/fault_line.hpp"
#include "server/service/lobby_board.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/records.hpp"
#include "server/service/room_actor.hpp"
#include "server/service/room_write.hpp"

#include <algorithm>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

// How a room takes any command, for the files that give it some. It runs on the strand.

inline double dismissals(const std::vector<Effect>& effects) {
    return static_cast<double>(std::ranges::count_if(
        effects, [](const Effect& effect) { return std::holds_alternative<Dismiss>(effect); }));
}

template <class Reply>
struct RoomActor::Taken {
    std::function<Stepped<Reply>(const RoomState&)> step;
    std::function<std::string()> decisions;  ///< what was decided, for the log of a fault
    KeepAnswer<Reply> keep = {};
};

template <class Reply, class Command>
AsyncResult<Reply> RoomActor::take(Command command) {
    const auto shared = std::make_shared<const Command>(std::move(command));
    return taking<Reply>({[shared](const RoomState& room) { return step(room, *shared); },
                          [shared] { return decisions_of(*shared); }});
}

template <class Reply>
AsyncResult<Reply> RoomActor::taking(Taken<Reply> command) {
    const auto turn = co_await turnstile_.enter();
    if (closed_) co_return tl::unexpected(closed_error());
    time_.heed_set_clock(state_);
    std::string fault;
    try {
        auto stepped = command.step(state_);
        if (!stepped) co_return tl::unexpected(stepped.error());
        keep_time(*stepped);
        auto replied = co_await commit(std::move(*stepped), command.keep);
        if (replied) co_await settle();
        co_return replied;
    } catch (const std::exception& error) {
        fault = error.what();
    }
    co_return tl::unexpected(close_after(fault, command.decisions()));
}

template <class Reply>
void RoomActor::keep_time(Step<Reply>& step) const {
    const std::int64_t now = time_.now_ms();
    step.next.clocks = clocks_after(state_, step.next, now);
    for (Effect& effect : time_effects(state_, step.next, now)) {
        step.effects.push_back(std::move(effect));
    }
    step.next.lead = lead_after(state_, step.next, now);
    if (step.next.lead.leader != state_.lead.leader) {
        step.effects.push_back(room_changed(step.next));
    }
}

/// Whether the list of rooms shows something else now. What is decided or planned in a game
/// is not in it.
inline bool looks_different(const RoomState& before, const RoomState& next,
                            const std::optional<Write>& write) {
    const bool is_listed = before.visibility == protocol::Visibility::Listed ||
                           next.visibility == protocol::Visibility::Listed;
    const bool is_said = write && std::holds_alternative<write::Line>(*write);
    const bool is_played = write && (std::holds_alternative<write::Entries>(*write) ||
                                     std::holds_alternative<write::Plans>(*write));
    const bool is_other = write && !is_said && !is_played;
    return is_listed &&
           (is_other || status(before) != status(next) || before.subscribers != next.subscribers);
}

/// The answer goes with whoever sits down.
inline void add_answer(StoreRequest& rows, std::optional<store::KeptAnswer> answer) {
    if (auto* taken = std::get_if<store::TakeSeat>(&rows)) taken->answer = std::move(answer);
    if (auto* replaced = std::get_if<store::ReplaceSeat>(&rows)) {
        replaced->answer = std::move(answer);
    }
}

template <class Reply>
AsyncResult<Reply> RoomActor::commit(Step<Reply> step, KeepAnswer<Reply> keep) {
    if (step.write) {
        auto rows = rows_of(*step.write, state_, step.next);
        if (keep) add_answer(rows, keep(step.reply, step.next));
        const auto written = co_await write_rows(services_, std::move(rows));
        if (!written) co_return tl::unexpected(written.error());
        services_.metrics.count(state_, step.next);
    }
    const bool is_watched = services_.watch && !services_.watch->is_idle();
    if (is_watched) tell_players(state_);
    const bool is_shown = services_.board && !services_.board->is_idle() &&
                          looks_different(state_, step.next, step.write);
    state_ = std::move(step.next);
    present_.heed(state_);
    if (is_shown) services_.board->touch();
    if (closed_) {  // abandoned meanwhile; whoever asked is told what was written
        state_.subscribers.clear();
        present_.heed(state_);
        co_return std::move(step.reply);
    }
    audience_.carry_out(step.effects, state_);
    services_.metrics.dismissed.add(dismissals(step.effects));
    if (state_.closed) closed_ = true;
    if (is_watched) tell_players(state_);
    mind_clock();
    co_return std::move(step.reply);
}

}  // namespace mistward::rooms
