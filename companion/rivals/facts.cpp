#include "companion/rivals/facts.hpp"

#include <algorithm>

namespace mistward::companion::rivals {
namespace {

/// What the unseen tiles hold, apart from where they fit.
template <AnyState S>
void add_unseen(const rules::Tables& tables, const S& state, Facts& facts) {
    float tiles = 0;
    float misty = 0;
    for (std::size_t i = 0; i < tables.faces(); ++i) {
        const auto copies = static_cast<float>(state.unseen[i]);
        if (copies == 0) continue;
        const rules::FaceTable& face = tables[rules::TileId(i)];
        tiles += copies;
        if (face.is_misty()) misty += copies;
        if (face.centre == rules::FaceTable::kNone) continue;
        const FeatureKind kind = face.kind[face.centre];
        if (kind == FeatureKind::Castle) facts.castles += copies;
        if (kind == FeatureKind::Cemetery) facts.cemeteries += copies;
        if (kind == FeatureKind::Monastery) facts.monasteries += copies;
    }
    facts.mist_unseen = tiles == 0 ? 0 : misty / tiles;
}

/// Turns until a player's own among those that are still to come; 0 if it is the next or under way.
template <AnyState S>
unsigned turns_until(const S& state, std::size_t player) {
    const std::size_t players = state.setup.players;
    return static_cast<unsigned>((player + players - state.active.id.value()) % players);
}

template <AnyState S>
float turns_left(const S& state, std::size_t player) {
    const unsigned until = turns_until(state, player);
    if (state.pile <= until) return 0;
    return static_cast<float>((state.pile - until + state.setup.players - 1U) /
                              state.setup.players);
}

}  // namespace

template <AnyState S>
void Lookout<S>::begin_turn(const S& state) {
    unseen_.begin_turn(state);
    common_ = {};
    common_.players = static_cast<float>(state.setup.players);
    common_.base = state.setup.mode == rules::Mode::Base;
    common_.ghosts = rules::parts_of(state.setup).contains(rules::Part::Ghosts);
    add_unseen(tables_, state, common_);
    if constexpr (std::same_as<S, LargeState>) {
        parts_of_turn_ = part_commons_of_turn({tables_, state, unseen_, frontier_, holdings_});
    }
}

template <AnyState S>
void Lookout<S>::look(const S& state) {
    frontier_.look(tables_, state, unseen_);
    holdings_.look(tables_, state, frontier_, unseen_);
    common_.tiles = static_cast<float>(state.pile);
    common_.supply = static_cast<float>(state.supply);
    common_.mist_meets = frontier_.mist().meeting;
    common_.mist_spaces = static_cast<float>(frontier_.mist().spaces);
    add_free(state);
    for (std::size_t i = 0; i < state.setup.players; ++i) {
        const rules::PlayerId player(i);
        sides_[player] = side_of(state, frontier_, holdings_, state.setup.colours[i]);
    }
    if constexpr (std::same_as<S, LargeState>) look_at_parts(state);
}

template <AnyState S>
void Lookout<S>::look_at_parts(const S& state) {
    if constexpr (std::same_as<S, LargeState>) {
        const PartPosition position{tables_, state, unseen_, frontier_, holdings_};
        common_.parts = part_commons_of(position, parts_of_turn_);
        for (std::size_t i = 0; i < state.setup.players; ++i) {
            const rules::PlayerId player(i);
            part_sides_[player] = part_side_of(position, common_.parts, player);
            sides_[player].parts = part_sides_[player].expected;
            sides_[player].ended += part_sides_[player].ended;
        }
    }
}

/// A meeple on the tile that completes it takes it.
template <AnyState S>
void Lookout<S>::add_free(const S& state) {
    common_.free_next = 0;
    common_.free_cities = 0;
    for (const rules::FeatureId line : frontier_.free_and_nearly_done()) {
        const float next = frontier_.next(line, unseen_);
        if (next == 0) continue;
        const auto tiles = static_cast<float>(state.features.segment_count(line)) + 1;
        const rules::SegmentId segment(line.value());
        const auto& face = tables_[state.board.face(state.features.slot(segment))];
        const bool city = face.kind[state.features.index(segment).value()] == FeatureKind::City;
        common_.free_next += next * tiles * (city ? 2.0F : 1.0F);
        if (city) common_.free_cities += next * tiles * 2;
    }
}

template <AnyState S>
Facts Lookout<S>::facts(const S& state, rules::PlayerId me) const {
    Facts facts = common_;
    facts.me = sides_[me];
    add_rivals(state, me, facts);
    add_turns(state, me, facts);
    return facts;
}

template <AnyState S>
void Lookout<S>::add_rivals(const S& state, rules::PlayerId me, Facts& facts) const {
    const std::size_t players = state.setup.players;
    const auto total = [&](std::size_t i) { return sides_[rules::PlayerId(i)].total(); };
    std::size_t best = (me.value() + 1) % players;
    std::size_t second = best;
    for (std::size_t i = 0; i < players; ++i) {
        if (i == me.value()) continue;
        facts.average += total(i) / (facts.players - 1);
        if (total(i) < facts.me.total()) facts.behind_me += 1 / (facts.players - 1);
        if (i == best) continue;
        if (total(i) > total(best)) {
            second = best;
            best = i;
        } else if (second == best || total(i) > total(second)) {
            second = i;
        }
    }
    facts.rival = sides_[rules::PlayerId(best)];
    if constexpr (std::same_as<S, LargeState>) {
        facts.my_parts = part_sides_[me];
        facts.rival_parts = part_sides_[rules::PlayerId(best)];
    }
    facts.second = total(second);
    facts.rival_next = turns_until(state, best) == 0;
    facts.rival_turns = turns_left(state, best);
}

template <AnyState S>
void Lookout<S>::add_turns(const S& state, rules::PlayerId me, Facts& facts) const {
    facts.until_me = static_cast<float>(turns_until(state, me.value()));
    facts.my_turns = turns_left(state, me.value());
}

template class Lookout<State>;
template class Lookout<LargeState>;

}  // namespace mistward::companion::rivals
