#include "companion/rivals/holding.hpp"

#include "rules/core/counting.hpp"

#include <algorithm>
#include <bit>

namespace mistward::companion::rivals {
namespace {

constexpr float kGhostPrice = 2;
constexpr float kFinalGhostPrice = 1;
constexpr float kFieldPrice = 3;   ///< of each complete city
constexpr float kGuardGained = 2;  ///< what a guard is worth, in points
constexpr unsigned kHelpers = 2;   ///< others fill the spaces around a centre as well
constexpr float kBarnPrice = 4;    ///< of each city of a field with a barn (AM-BARN-5)

}  // namespace

template <AnyState S>
struct Holdings<S>::Position {
    const rules::Tables& tables;
    const S& state;
    const Frontier<S>& frontier;
    Unseen<S>& unseen;
};

float Holding::due(rules::Colour colour) const {
    if (!leads(colour)) return 0;
    const float ghosts = crews[colour].ghosts;
    const float early = complete - kGhostPrice * ghosts;
    const float late = kind == FeatureKind::Cemetery ? 0 : open - kFinalGhostPrice * ghosts;
    if (kind == FeatureKind::Field) {
        return complete + crews[colour].more - kFinalGhostPrice * ghosts;
    }
    return chance * early + (1 - chance) * late;
}

float Holding::due_now(rules::Colour colour) const {
    if (!leads(colour) || kind == FeatureKind::Cemetery) return 0;
    return open + crews[colour].more_now - kFinalGhostPrice * crews[colour].ghosts;
}

void find_leaders(Holding& holding) {
    holding.most = 0;
    holding.second = 0;
    for (const Crew& crew : holding.crews) {
        holding.second = std::max(holding.second, std::min(crew.meeples, holding.most));
        holding.most = std::max(holding.most, crew.meeples);
    }
}

Holding joined(const Holding& one, const Holding& other) {
    Holding both = one;
    for (const rules::Colour colour : rules::kColours) {
        both.crews[colour].meeples += other.crews[colour].meeples;
        both.crews[colour].heads += other.crews[colour].heads;
        both.crews[colour].ghosts += other.crews[colour].ghosts;
        both.crews[colour].more += other.crews[colour].more;
    }
    both.complete += other.complete;
    both.open += other.open;
    both.chance = (one.chance + other.chance) / 2;
    find_leaders(both);
    return both;
}

template <AnyState S>
void Holdings<S>::look(const rules::Tables& tables, const S& state, const Frontier<S>& frontier,
                       Unseen<S>& unseen) {
    const Position position{tables, state, frontier, unseen};
    all_.clear();
    std::fill_n(place_.begin(), state.features.segments(), kNowhere);
    std::fill_n(counted_for_.begin(), state.features.segments(), kNowhere);
    for (const auto& meeple : state.meeples) enter_meeple(position, meeple);
    for (Holding& holding : all_) judge(position, holding);
}

template <AnyState S>
void Holdings<S>::enter_meeple(const Position& position, const typename S::Meeple& meeple) {
    const S& state = position.state;
    const rules::FeatureId feature = state.features.feature(meeple.segment);
    std::uint8_t& place = place_[feature.value()];
    if (place == kNowhere) {
        const auto& face = position.tables[state.board.face(state.features.slot(meeple.segment))];
        const FeatureKind kind = face.kind[state.features.index(meeple.segment).value()];
        if (kind == FeatureKind::Tower) return;  // TO-END-1
        place = static_cast<std::uint8_t>(all_.size());
        all_.push_back({.feature = feature, .segment = meeple.segment, .kind = kind, .crews = {}});
    }
    Crew& crew = all_[place].crews[meeple.colour];
    if constexpr (S::Limits::kCrowds) return enter_figure(all_[place], crew, meeple);
    crew.meeples += 1;
    crew.heads += 1;
    crew.ghosts += static_cast<float>(meeple.ghosts);
}

/// What a figure is to its colour (E-FIG-1, E-FIG-2). A barn counts like a meeple, since none can
/// be on its field any more.
template <AnyState S>
void Holdings<S>::enter_figure(Holding& holding, Crew& crew, const typename S::Meeple& meeple) {
    const auto& figure = rules::rivals::figure_of<S>(meeple.kind);
    const bool barn = meeple.kind == rules::MeepleKind::Barn;
    crew.meeples += barn ? 1 : static_cast<float>(figure.weight);
    crew.heads += figure.companion ? 0 : 1;
    crew.ghosts += static_cast<float>(meeple.ghosts);
    crew.mayors += figure.counts_coats ? 1 : 0;
    crew.pig = crew.pig || meeple.kind == rules::MeepleKind::Pig;
    holding.barn = holding.barn || barn;
}

template <AnyState S>
void Holdings<S>::judge(const Position& position, Holding& holding) {
    find_leaders(holding);
    if (holding.kind == FeatureKind::Field) return judge_field(position, holding);
    if (rules::is_centre(holding.kind)) return judge_centre(position, holding);
    judge_line(position, holding);
}

/// Each space that is missing adds a tile.
template <AnyState S>
void Holdings<S>::judge_line(const Position& position, Holding& holding) const {
    const auto& features = position.state.features;
    std::bitset<S::Limits::kTiles> tiles;
    unsigned coats = 0;
    rules::SegmentMarks marks;
    features.for_each_segment(holding.feature, [&](rules::SegmentId segment) {
        const rules::Slot slot = features.slot(segment);
        tiles.set(slot.value());
        const rules::TileId face = position.state.board.face(slot);
        coats += position.tables[face].coats[features.index(segment).value()];
        if constexpr (S::Limits::kCrowds) {
            marks.insert(position.tables.marks(face).segment[features.index(segment).value()]);
        }
    });
    const bool city = holding.kind == FeatureKind::City;
    const auto missing = static_cast<float>(position.frontier.spaces(holding.feature));
    holding.open = static_cast<float>(tiles.count() + (city ? coats : 0));
    holding.complete = (city ? 2.0F : 1.0F) * (holding.open + missing);
    if constexpr (S::Limits::kCrowds) {
        add_coats(holding, coats);
        add_inns(position, holding, marks);
    }
    holding.chance = position.frontier.chance(position.state, holding.feature, position.unseen);
    holding.next = position.frontier.next(holding.feature, position.unseen);
}

/// A mayor counts as many as the city has coats of arms (AM-MAYOR-2).
template <AnyState S>
void Holdings<S>::add_coats(Holding& holding, unsigned coats) {
    holding.coats = static_cast<float>(coats);
    bool any = false;
    for (Crew& crew : holding.crews) {
        crew.meeples += crew.mayors * holding.coats;
        any = any || crew.mayors != 0;
    }
    if (any) find_leaders(holding);
}

/// IC-INN-1, IC-CATH-1: half as much again for a city, twice as much for a road, or nothing.
template <AnyState S>
void Holdings<S>::add_inns(const Position& position, Holding& holding, rules::SegmentMarks marks) {
    const bool city = holding.kind == FeatureKind::City;
    const auto mark = city ? rules::SegmentMark::Cathedral : rules::SegmentMark::Inn;
    holding.inn = marks.contains(mark) && rules::is_played(position.state.setup, rules::Part::Inns);
    if (!holding.inn) return;
    holding.open = 0;
    holding.complete *= city ? 1.5F : 2.0F;
}

/// The cities that a field borders count when they are complete (G-END-1).
template <AnyState S>
void Holdings<S>::judge_field(const Position& position, Holding& holding) {
    const auto& features = position.state.features;
    const std::uint8_t mark = place_[holding.feature.value()];
    float cities = 0;
    float to_come = 0;
    features.for_each_segment(holding.feature, [&](rules::SegmentId segment) {
        const rules::Slot slot = features.slot(segment);
        const auto& face = position.tables[position.state.board.face(slot)];
        unsigned beside = face.cities[features.index(segment).value()];
        for (; beside != 0; beside &= beside - 1U) {
            const rules::SegmentIndex index(static_cast<std::size_t>(std::countr_zero(beside)));
            const rules::FeatureId city = features.feature(slot, index);
            if (counted_for_[city.value()] == mark) continue;
            counted_for_[city.value()] = mark;
            const float chance = position.frontier.chance(position.state, city, position.unseen);
            (chance == 1 ? cities : to_come) += chance;
        }
    });
    const float price = holding.barn ? kBarnPrice : kFieldPrice;
    holding.open = price * cities;
    holding.complete = price * (cities + to_come);
    if constexpr (S::Limits::kCrowds) {
        for (Crew& crew : holding.crews) {
            crew.more = crew.pig && !holding.barn ? cities + to_come : 0;  // TB-PIG-1
            crew.more_now = crew.pig && !holding.barn ? cities : 0;
        }
    }
}

/// The tiles that fit at a space; half of all where nothing lies beside it yet.
template <AnyState S>
float Holdings<S>::fitting_at(const Position& position, rules::Position space) {
    const auto asked = position.state.board.signature(space);
    if (asked == 0) return static_cast<float>(position.unseen.count()) / 2;
    return position.unseen.at_sides(asked, 0).fitting;
}

/// Every empty space around a castle, cemetery or monastery needs a tile.
template <AnyState S>
void Holdings<S>::judge_centre(const Position& position, Holding& holding) const {
    const S& state = position.state;
    const rules::Slot slot = state.features.slot(holding.segment);
    const auto missing = state.features.open_sides(holding.feature);
    const auto empty = static_cast<float>(missing);
    switch (holding.kind) {
        case FeatureKind::Castle:
            holding.open =
                static_cast<float>(rules::misty_around(position.tables, state.board, slot));
            holding.complete = 2 * holding.open + empty * 0.8F;
            break;
        case FeatureKind::Monastery:
        case FeatureKind::Abbey:
        case FeatureKind::Garden:
            holding.open = 9 - empty;
            holding.complete = 9;
            break;
        default:
            holding.complete = kGuardGained;
    }
    holding.chance = 1;
    for (const rules::Position step : rules::kAround) {
        const rules::Position space = state.board.position(slot) + step;
        if (state.board.at(space) != rules::kNoSlot) continue;
        const float fitting = fitting_at(position, space);
        holding.chance *= position.unseen.in_time(fitting, missing, kHelpers);
        if (missing == 1) holding.next = position.unseen.next(fitting);
    }
}

template class Holdings<State>;
template class Holdings<LargeState>;

}  // namespace mistward::companion::rivals
