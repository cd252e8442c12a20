#pragma once

#include "rules/rivals/abbeys/abbeys.hpp"
#include "rules/rivals/abbot/abbot.hpp"
#include "rules/rivals/barn/barn.hpp"
#include "rules/rivals/builder/builder.hpp"
#include "rules/rivals/castles/castles.hpp"
#include "rules/rivals/cemeteries/cemeteries.hpp"
#include "rules/rivals/dragon/dragon.hpp"
#include "rules/rivals/fairy/fairy.hpp"
#include "rules/rivals/ghosts/ghosts.hpp"
#include "rules/rivals/goods/goods.hpp"
#include "rules/rivals/guards/guards.hpp"
#include "rules/rivals/inns/inns.hpp"
#include "rules/rivals/mayor/mayor.hpp"
#include "rules/rivals/pig/pig.hpp"
#include "rules/rivals/portals/portals.hpp"
#include "rules/rivals/princesses/princesses.hpp"
#include "rules/rivals/test_gifts/test_gifts.hpp"
#include "rules/rivals/towers/towers.hpp"
#include "rules/rivals/trunk/limits.hpp"
#include "rules/rivals/trunk/state.hpp"
#include "rules/rivals/wagon/wagon.hpp"

// The lists of the parts.

namespace mistward::rules::rivals {

using trunk::Phase;

/// With the parts of Mists over Carcassonne, and more.
template <class Limits, class... More>
using StateWith = trunk::State<Limits, guards::Guards, ghosts::Ghosts, castles::Castles,
                               cemeteries::Cemeteries, More...>;

/// A game with these parts, or the base game.
struct State : StateWith<trunk::SmallLimits> {};
using Limits = State::Limits;
using Meeple = State::Meeple;
using Hand = State::Hand;

/// A game with any parts.
struct LargeState
    : StateWith<trunk::LargeLimits, abbot::Abbot, inns::Inns, builder::Builder, pig::Pig,
                goods::Goods, dragon::Dragon, fairy::Fairy, princesses::Princesses,
                portals::Portals, towers::Towers, abbeys::Abbeys, mayor::Mayor, wagon::Wagon,
                barn::Barn, test_gifts::TestGifts> {};

static_assert(std::is_trivially_copyable_v<State> && std::is_trivially_copyable_v<LargeState>);
static_assert(sizeof(State) <= 11'392);
static_assert(State::Parts::kAll == kPartsOfGhosts, "a game without added parts is a small one");
static_assert(LargeState::Parts::kAll == (kPartsOfGhosts | kPartsToAdd), "room for every part");

}  // namespace mistward::rules::rivals
