#include "companion/rivals/side.hpp"

#include <algorithm>

namespace mistward::companion::rivals {
namespace {

constexpr float kHardly = 0.1F;

void add_by_kind(Side& side, FeatureKind kind, float due) {
    switch (kind) {
        case FeatureKind::Road:
            side.roads += due;
            return;
        case FeatureKind::City:
            side.cities += due;
            return;
        case FeatureKind::Field:
            side.fields += due;
            return;
        default:
            side.centres += due;
    }
}

/// What a feature that the colour leads on adds.
void add_led(Side& side, const Holding& holding, rules::Colour colour) {
    const float due = holding.due(colour);
    add_by_kind(side, holding.kind, due);
    side.ended += holding.due_now(colour);
    side.price += holding.crews[colour].ghosts * (1 + holding.chance);
    if (holding.kind == FeatureKind::Field) {
        side.fields_now += holding.due_now(colour);
    } else {
        side.biggest = std::max(side.biggest, due);
        side.next += holding.next * holding.complete;
    }
    if (holding.shared()) side.shared += due;
    const bool slim = holding.second != 0 && holding.most - holding.second == 1;
    if (slim) (holding.kind == FeatureKind::Field ? side.slim_fields : side.slim) += due;
    if (holding.kind == FeatureKind::Cemetery) side.keepers += holding.chance;
}

/// What the colour misses where others lead.
void add_trailing(Side& side, const Holding& holding, const Crew& crew) {
    const bool field = holding.kind == FeatureKind::Field;
    const float worth =
        field ? holding.complete
              : holding.chance * holding.complete + (1 - holding.chance) * holding.open;
    if (holding.most - crew.meeples == 1) (field ? side.trailing_fields : side.trailing) += worth;
    side.behind_alone += crew.heads;
}

template <AnyState S>
void add_waiting(Side& side, const Holding& holding, const Frontier<S>& frontier,
                 rules::Colour colour) {
    if (holding.kind != FeatureKind::Road && holding.kind != FeatureKind::City) return;
    const std::size_t spaces = frontier.spaces(holding.feature);
    if (spaces == 1) side.one_space += 1;
    if (spaces == 2) side.two_spaces += 1;
    if (spaces > 2) side.more_spaces += 1;
    if (spaces > 1) side.wide += holding.due(colour);
}

template <AnyState S>
void add_holding(Side& side, const Holding& holding, const Frontier<S>& frontier,
                 rules::Colour colour) {
    const Crew& crew = holding.crews[colour];
    if (holding.leads(colour)) {
        add_led(side, holding, colour);
    } else {
        add_trailing(side, holding, crew);
    }
    if (holding.kind == FeatureKind::Field) {
        side.on_fields += crew.heads;
        if (holding.leads(colour)) {
            side.open_halves += static_cast<float>(frontier.open_halves(holding.feature));
        }
        return;
    }
    side.home += holding.chance * crew.heads;
    side.home_next += holding.next * crew.heads;
    if (holding.chance < kHardly) side.stuck += crew.heads;
    add_waiting(side, holding, frontier, colour);
}

template <AnyState S>
void add_joins(Side& side, const Frontier<S>& frontier, const Holdings<S>& holdings,
               rules::Colour colour) {
    for (const Join& join : frontier.joins()) {
        const Holding& one = holdings.of(join.one);
        const Holding& other = holdings.of(join.other);
        if (one.crews[colour].meeples == 0 && other.crews[colour].meeples == 0) continue;
        const float change = joined(one, other).due(colour) - one.due(colour) - other.due(colour);
        (change > 0 ? side.join_gain : side.join_loss) += join.chance * std::abs(change);
    }
}

template <AnyState S>
void add_ghosts(Side& side, const S& state, const Holdings<S>& holdings, rules::Colour colour) {
    for (const auto& meeple : state.meeples) {
        if (meeple.colour != colour) continue;
        if (rules::rivals::figure_of<S>(meeple.kind).untouchable) continue;
        side.exposed += 1;
        side.haunted += static_cast<float>(meeple.ghosts);
        if (meeple.ghosts != 2) continue;
        const rules::FeatureId feature = state.features.feature(meeple.segment);
        if (!holdings.contains(feature)) continue;
        const Holding& there = holdings.of(feature);
        if (there.leads(colour)) side.doomed += std::max(0.0F, there.due(colour));
    }
}

}  // namespace

template <AnyState S>
Side side_of(const S& state, const Frontier<S>& frontier, const Holdings<S>& holdings,
             rules::Colour colour) {
    Side side;
    side.points = static_cast<float>(state.points[colour]);
    const typename S::Hand& hand = state.hands[colour];
    side.ordinary = static_cast<float>(hand[rules::MeepleKind::Ordinary]);
    if constexpr (S::Limits::kCrowds) {
        side.ordinary += static_cast<float>(hand[rules::MeepleKind::Large]);
    }
    side.guards = static_cast<float>(hand[rules::MeepleKind::Guard]);
    side.general_guards = static_cast<float>(state.general_guards[colour]);
    for (const Holding& holding : holdings.all()) {
        const Crew& crew = holding.crews[colour];
        if (crew.heads == 0 && crew.meeples == 0) continue;
        add_holding(side, holding, frontier, colour);
    }
    add_joins(side, frontier, holdings, colour);
    add_ghosts(side, state, holdings, colour);
    return side;
}

template Side side_of(const State&, const Frontier<State>&, const Holdings<State>&, rules::Colour);
template Side side_of(const LargeState&, const Frontier<LargeState>&, const Holdings<LargeState>&,
                      rules::Colour);

}  // namespace mistward::companion::rivals
