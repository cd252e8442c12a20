#include "companion/baseline/choose.hpp"

#include "companion/baseline/rival_judge.hpp"
#include "companion/baseline/team_judge.hpp"
#include "companion/baseline/turn_search.hpp"

namespace mistward::companion::baseline {
namespace {

template <class Judge, class State>
rules::Decision choose_with(const rules::Tables& tables, const State& state) {
    Judge judge(tables, state);
    return TurnSearch<Judge>(tables, judge).best(state);
}

}  // namespace

rules::Decision choose(const rules::Game& game) {
    if (const auto* team = game.mists()) return choose_with<TeamJudge>(game.tables(), *team);
    return choose_with<RivalJudge>(game.tables(), *game.rivals());
}

}  // namespace mistward::companion::baseline
