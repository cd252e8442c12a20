#include "server/behaviour/planning.hpp"

#include "protocol/foresight.hpp"
#include "protocol/messages.hpp"
#include "protocol/wire/json.hpp"
#include "rules/core/invariant.hpp"
#include "rules/notation.hpp"
#include "rules/rehearsal.hpp"
#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/reading.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using Made = std::vector<std::string>;

bool is_to_decide(const rules::Game& game, rules::PlayerId player) {
    return game.point().decider() == player;
}

/// Makes one decision of the player's in `game`. The value: whether there was anything to decide.
protocol::Result<bool> make_one(rules::Game& game, rules::PlayerId player,
                                const std::string& text) {
    const auto decision = rules::parse_decision(game, text);
    if (!decision) return tl::unexpected(protocol::malformed_decision(text, decision.error()));
    const bool is_theirs = is_to_decide(game, player);
    const auto events = is_theirs ? game.apply(*decision)
                                  : rules::Result<std::vector<rules::Event>>(
                                        tl::make_unexpected(rules::Refusal::WrongKind));
    if (events) return true;
    if (std::holds_alternative<rules::Pass>(*decision)) return false;
    return tl::unexpected(protocol::illegal_decision(game, text, events.error()));
}

protocol::Result<Made> make_all(rules::Game game, const std::vector<std::string>& decisions) {
    const rules::PlayerId player = game.point().player;
    Made made;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        auto one = make_one(game, player, decisions[i]);
        if (!one) {
            one.error().params["index"] = i;
            return tl::unexpected(std::move(one.error()));
        }
        if (*one) made.push_back(decisions[i]);
    }
    return made;
}

/// What of the decisions there is to make from there on, or why they cannot all be made. A game
/// that breaks off while it is only tried has harmed nobody.
protocol::Result<Made> attempt(const rules::Game& start,
                               const std::vector<std::string>& decisions) {
    try {
        return make_all(start, decisions);
    } catch (const rules::BrokenInvariant&) {
        return tl::unexpected(Error{ErrorCode::Internal, "these decisions cannot be foreseen"});
    }
}

Error tile_gone(const std::string& tile) {
    return {ErrorCode::TileGone, "no such tile can come any more", {{"tile", tile}}};
}

/// The tile that the player who decides has drawn, by its name.
std::optional<std::string> drawn_name(const rules::Game& game) {
    const auto tile = rules::drawn_tile(game);
    return tile ? std::optional(rules::face_name(game.tileset(), *tile)) : std::nullopt;
}

const SeatPlans* plans_of(const RoomState& room, std::size_t seat) {
    const bool has = seat < room.seats.size() && room.seats[seat];
    return has ? &*room.seats[seat]->plans : nullptr;
}

}  // namespace

struct PlanJudge::Today {
    rules::Game game;
    rules::Rehearsal rehearsal;
};

PlanJudge::PlanJudge(const LoggedGame& logged, std::uint8_t seat) {
    rules::Game game = logged.game().as_seen_by(protocol::viewer_of(seat));
    rules::Rehearsal rehearsal(game, logged.terms().tiles.tables);
    today_ = std::make_unique<Today>(Today{std::move(game), std::move(rehearsal)});
}

PlanJudge::~PlanJudge() = default;

bool PlanJudge::is_for_all() const { return !today_->game.has_secrets(); }

std::optional<rules::Game> PlanJudge::turn(std::uint8_t seat, const std::string& tile) const {
    const rules::PlayerId player(seat);
    const rules::Game& game = today_->game;
    if (is_to_decide(game, player) && drawn_name(game) == tile) return game;
    const auto face = rules::find_face(game.tileset(), tile);
    return face ? today_->rehearsal.turn(player, *face) : std::nullopt;
}

std::optional<Error> PlanJudge::refusal(std::uint8_t seat, const protocol::Plan& plan) const {
    const auto start = turn(seat, plan.tile);
    if (!start) return tile_gone(plan.tile);
    auto made = attempt(*start, plan.decisions);
    return made ? std::nullopt : std::optional(std::move(made.error()));
}

void judge_plans(RoomState& room) {
    std::optional<PlanJudge> judge;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const SeatPlans* plans = plans_of(room, i);
        if (plans == nullptr || plans->list.empty() || !room.game || room.game->is_over()) continue;
        const auto seat = static_cast<std::uint8_t>(i);
        if (!judge || !judge->is_for_all()) judge.emplace(*room.game, seat);
        room.seats[i]->plans.alter([&](SeatPlans& judged) {
            for (SeatPlan& made : judged.list) made.refusal = judge->refusal(seat, made.plan);
        });
    }
}

std::vector<std::string> planned_turn(const RoomState& room) {
    const LoggedGame& logged = *room.game;
    const auto& entries = logged.entries();
    const bool is_drawn = logged.seq() > 0 && !entries[logged.seq() - 1].player;
    const auto decider = logged.point().decider();
    const SeatPlans* plans = decider ? plans_of(room, decider->value()) : nullptr;
    if (!is_drawn || plans == nullptr || plans->list.empty()) return {};
    const rules::Game game = logged.game();
    const auto tile = drawn_name(game);
    const SeatPlan* plan = tile ? find_plan(*plans, *tile) : nullptr;
    if (plan == nullptr) return {};
    return attempt(game, plan->plan.decisions).value_or(Made());
}

void use_up_plan(RoomState& room, std::uint8_t seat) {
    const SeatPlans* plans = plans_of(room, seat);
    if (plans == nullptr || plans->list.empty()) return;
    const auto tile = drawn_name(room.game->game());
    if (!tile || find_plan(*plans, *tile) == nullptr) return;
    room.seats[seat]->plans.alter([&](SeatPlans& left) {
        std::erase_if(left.list, [&](const SeatPlan& made) { return made.plan.tile == *tile; });
    });
}

void forget_plans(RoomState& room) {
    for (auto& seat : room.seats) {
        if (seat && !seat->plans->command.empty()) seat->plans = SeatPlans{};
    }
}

protocol::Result<protocol::Json> planned(const RoomState& room, const std::string& token) {
    return seat_of(room, Token{token}).map([&room](std::uint8_t seat) {
        return protocol::wire::json_of(
            protocol::wire::Plans{plans_document(*room.seats[seat]->plans)});
    });
}

protocol::Result<protocol::Json> rehearsal(const LoggedGame& game, std::uint8_t seat,
                                           const protocol::Rehearse& request) {
    if (const auto newest = check_seq(game, request.seq); !newest) {
        return tl::unexpected(newest.error());
    }
    if (game.is_over()) return tl::unexpected(Error{ErrorCode::GameOver, "the game is over"});
    const auto start = PlanJudge(game, seat).turn(seat, request.tile);
    if (!start) return tl::unexpected(tile_gone(request.tile));
    const auto& decisions = request.decisions;
    return protocol::foresee(*start, decisions ? *decisions : protocol::DecisionTexts(),
                             protocol::viewer_of(seat))
        .map([&game, seat](const protocol::Foresight& foreseen) {
            return foresight_document(game.seq(), foreseen, seat);
        });
}

Frame plans_frame(const Seat& seat) {
    return frame(protocol::plans_message(plans_document(*seat.plans)));
}

}  // namespace mistward::rooms
