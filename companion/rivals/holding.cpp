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
constexpr std::uint8_t kNowhere = 0xFF;
static_assert(rules::rivals::Limits::kMeeples <= kNowhere, "every holding has a place");

}  // namespace

struct Holdings::Position {
    const rules::Tables& tables;
    const State& state;
    const Frontier& frontier;
    Unseen& unseen;
};

float Holding::due(rules::Colour colour) const {
    if (!leads(colour)) return 0;
    const float ghosts = crews[colour].ghosts;
    const float early = complete - kGhostPrice * ghosts;
    const float late = kind == FeatureKind::Cemetery ? 0 : open - kFinalGhostPrice * ghosts;
    if (kind == FeatureKind::Field) return complete - kFinalGhostPrice * ghosts;
    return chance * early + (1 - chance) * late;
}

float Holding::due_now(rules::Colour colour) const {
    if (!leads(colour) || kind == FeatureKind::Cemetery) return 0;
    return open - kFinalGhostPrice * crews[colour].ghosts;
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
        both.crews[colour].ghosts += other.crews[colour].ghosts;
    }
    both.complete += other.complete;
    both.open += other.open;
    both.chance = (one.chance + other.chance) / 2;
    find_leaders(both);
    return both;
}

void Holdings::look(const rules::Tables& tables, const State& state, const Frontier& frontier,
                    Unseen& unseen) {
    const Position position{tables, state, frontier, unseen};
    all_.clear();
    std::fill_n(place_.begin(), state.features.segments(), kNowhere);
    std::fill_n(counted_for_.begin(), state.features.segments(), kNowhere);
    for (const auto& meeple : state.meeples) enter_meeple(position, meeple);
    for (Holding& holding : all_) judge(position, holding);
}

void Holdings::enter_meeple(const Position& position, const rules::rivals::Meeple& meeple) {
    const State& state = position.state;
    const rules::FeatureId feature = state.features.feature(meeple.segment);
    std::uint8_t& place = place_[feature.value()];
    if (place == kNowhere) {
        place = static_cast<std::uint8_t>(all_.size());
        const auto& face = position.tables[state.board.face(state.features.slot(meeple.segment))];
        const FeatureKind kind = face.kind[state.features.index(meeple.segment).value()];
        all_.push_back({.feature = feature, .segment = meeple.segment, .kind = kind, .crews = {}});
    }
    Crew& crew = all_[place].crews[meeple.colour];
    crew.meeples += 1;
    crew.ghosts += static_cast<float>(meeple.ghosts);
}

void Holdings::judge(const Position& position, Holding& holding) {
    find_leaders(holding);
    if (holding.kind == FeatureKind::Field) return judge_field(position, holding);
    if (rules::is_centre(holding.kind)) return judge_centre(position, holding);
    judge_line(position, holding);
}

/// Each space that is missing adds a tile.
void Holdings::judge_line(const Position& position, Holding& holding) const {
    const auto& features = position.state.features;
    std::bitset<rules::rivals::Limits::kTiles> tiles;
    unsigned coats = 0;
    features.for_each_segment(holding.feature, [&](rules::SegmentId segment) {
        const rules::Slot slot = features.slot(segment);
        tiles.set(slot.value());
        const rules::TileId face = position.state.board.face(slot);
        coats += position.tables[face].coats[features.index(segment).value()];
    });
    const bool city = holding.kind == FeatureKind::City;
    const auto missing = static_cast<float>(position.frontier.spaces(holding.feature));
    holding.open = static_cast<float>(tiles.count() + (city ? coats : 0));
    holding.complete = (city ? 2.0F : 1.0F) * (holding.open + missing);
    holding.chance = position.frontier.chance(position.state, holding.feature, position.unseen);
    holding.next = position.frontier.next(holding.feature, position.unseen);
}

/// The cities that a field borders count when they are complete (G-END-1).
void Holdings::judge_field(const Position& position, Holding& holding) {
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
    holding.open = kFieldPrice * cities;
    holding.complete = kFieldPrice * (cities + to_come);
}

/// The tiles that fit at a space; half of all where nothing lies beside it yet.
float Holdings::fitting_at(const Position& position, rules::Position space) {
    const rules::Signature asked = position.state.board.signature(space);
    if (asked == 0) return static_cast<float>(position.unseen.count()) / 2;
    return position.unseen.at_sides(asked, 0).fitting;
}

/// Every empty space around a castle, cemetery or monastery needs a tile.
void Holdings::judge_centre(const Position& position, Holding& holding) const {
    const State& state = position.state;
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

}  // namespace mistward::companion::rivals
