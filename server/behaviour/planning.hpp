#pragma once

#include "protocol/error.hpp"
#include "protocol/room_requests.hpp"
#include "server/behaviour/room_state.hpp"
#include "server/behaviour/step.hpp"
#include "server/record/logged_game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

// What becomes of plans while a game goes on.

/// Whether plans could be made if their tiles came now: each is tried on a copy of the game, at the
/// seat's own turn if that is it, or on the rehearsal of one.
class PlanJudge {
public:
    /// By what the seat has seen.
    PlanJudge(const LoggedGame& game, std::uint8_t seat);
    ~PlanJudge();
    PlanJudge(const PlanJudge&) = delete;
    PlanJudge& operator=(const PlanJudge&) = delete;

    /// Whether every seat has seen the same.
    bool is_for_all() const;

    /// Where the seat's turn with that tile begins; nothing if it cannot come.
    std::optional<rules::Game> turn(std::uint8_t seat, const std::string& tile) const;

    /// Why the seat could not make the plan, if so: `tile_gone`, or the refusal of its first
    /// decision that cannot be made, with its `index` in the params.
    std::optional<protocol::Error> refusal(std::uint8_t seat, const protocol::Plan& plan) const;

private:
    struct Today;
    std::unique_ptr<Today> today_;
};

/// Judges all plans of the room anew.
void judge_plans(RoomState& room);

/// The turn that the game has come to by a draw, as its player has planned it: what is to be
/// decided. A pass where nothing is asked is left out. Nothing if there is no plan for the tile, or
/// if not all of it can be made.
std::vector<std::string> planned_turn(const RoomState& room);

/// The seat places the tile that it has drawn: the plan for it goes, made or not.
void use_up_plan(RoomState& room, std::uint8_t seat);

/// Nobody plans anything any more.
void forget_plans(RoomState& room);

/// Tells each seat what it has planned, if that is not as it was before.
template <class Reply>
void tell_of_plans(Step<Reply>& step, const RoomState& before);

/// `{"plans": [PLAN, ...]}` of the seat that the token opens.
protocol::Result<protocol::Json> planned(const RoomState& room, const std::string& token);

/// What decisions would lead to in the seat's own turn, and what may follow them, as FORESIGHT, if
/// it began now with that tile. Refused at any other seq than the newest, if the tile cannot come
/// (`tile_gone`), and as `protocol::foresee` refuses.
protocol::Result<protocol::Json> rehearsal(const LoggedGame& game, std::uint8_t seat,
                                           const protocol::Rehearse& request);

/// PLANs of a seat as a message.
Frame plans_frame(const Seat& seat);

template <class Reply>
void tell_of_plans(Step<Reply>& step, const RoomState& before) {
    for (const auto& [who, seat] : step.next.subscribers) {
        if (!seat || !step.next.seats[*seat] || !before.seats[*seat]) continue;
        const Seat& now = *step.next.seats[*seat];
        const Seat& was = *before.seats[*seat];
        if (now.plans->list.empty() && was.plans->list.empty()) continue;
        const Frame message = plans_frame(now);
        if (*message != *plans_frame(was)) step.effects.push_back(Deliver{who, message});
    }
}

}  // namespace mistward::rooms
