#include "companion/rivals/frontier.hpp"

#include <algorithm>
#include <bit>

namespace mistward::companion::rivals {
namespace {

using rules::FaceTable;
using rules::SegmentIndex;

void add_reach(auto& list, rules::FeatureId feature, bool city, bool held, unsigned side) {
    for (auto& known : list) {
        if (known.feature != feature) continue;
        known.sides = static_cast<std::uint8_t>(known.sides | side);
        return;
    }
    list.push_back({feature, city, held, static_cast<std::uint8_t>(side)});
}

}  // namespace

template <AnyState S>
void Frontier<S>::clear(const S& state) {
    const std::size_t segments = state.features.segments();
    for (std::size_t i = 0; i < segments; ++i) lines_[i].spaces = 0;
    std::fill_n(halves_.begin(), segments, std::uint16_t{0});
    joins_.clear();
    free_.clear();
    mist_ = {};
}

template <AnyState S>
void Frontier<S>::look(const rules::Tables& tables, const S& state, Unseen<S>& unseen) {
    clear(state);
    const auto& board = state.board;
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        Space space;
        space.asked = board.frontier_signature(i);
        const rules::Position position = board.frontier_position(i);
        for (std::size_t edge = 0; edge < 4; ++edge) {
            if (!asks(space.asked, rules::kEdges[edge])) continue;
            const rules::Slot beside = board.at(neighbour(position, rules::kEdges[edge]));
            read_side(tables, state, beside, edge, space);
        }
        enter_lines(space, unseen);
        if (space.fields.size() > 1) enter_fields(space, unseen);
        if (space.misty != 0) enter_mist(space, unseen);
    }
    free_.erase_if([&](FeatureId line) { return lines_[line.value()].spaces != 1; });
}

/// What the neighbour at a side of the space has there.
template <AnyState S>
void Frontier<S>::read_side(const rules::Tables& tables, const S& state, rules::Slot beside,
                            std::size_t edge, Space& space) {
    const FaceTable& face = tables[state.board.face(beside)];
    const std::size_t turn = state.board.rotation(beside).quarter_turns();
    const rules::SideSegments& side = face.side[turn][(edge + 2) % 4];
    const auto feature = [&](std::uint8_t index) {
        return state.features.feature(beside, SegmentIndex(index));
    };
    if (side.line != FaceTable::kNone) {
        const FeatureId line = feature(side.line);
        const bool city = face.kind[side.line] == rules::FeatureKind::City;
        add_reach(space.lines, line, city, !state.features.colours(line).empty(), 1U << edge);
    }
    if (side.mist != FaceTable::kNone) space.misty |= 1U << edge;
    for (std::size_t half = 0; half < 2; ++half) {
        const std::uint8_t index = side.fields[1 - half];
        if (index == FaceTable::kNone) continue;
        const FeatureId field = feature(index);
        if (state.features.colours(field).empty()) continue;
        ++halves_[field.value()];
        space.fields.push_back({field, false, true, static_cast<std::uint8_t>(2 * edge + half)});
    }
}

template <AnyState S>
void Frontier<S>::enter_lines(const Space& space, Unseen<S>& unseen) {
    for (std::size_t i = 0; i < space.lines.size(); ++i) {
        const Reach& reach = space.lines[i];
        Line& line = lines_[reach.feature.value()];
        const AtSides& at = unseen.at_sides(space.asked, reach.sides);
        if (line.spaces < kSpaces) {
            const auto growing = static_cast<float>(at.fitting - at.closing);
            line.tiles[line.spaces] = static_cast<float>(at.closing) + kGrowing * growing;
        }
        line.closing = at.closing;
        line.fitting = at.fitting + (line.spaces == 0 ? 0 : line.fitting);
        ++line.spaces;
        if (!reach.held && line.spaces == 1 && !free_.full()) free_.push_back(reach.feature);
        for (std::size_t j = 0; j < i; ++j) {
            const Reach& other = space.lines[j];
            if (!reach.held || !other.held || reach.city != other.city) continue;
            const unsigned sides = reach.sides | other.sides;
            const unsigned joining = unseen.at_sides(space.asked, sides).joining;
            add_join(reach.feature, other.feature, unseen.next(static_cast<float>(joining)));
        }
    }
}

template <AnyState S>
void Frontier<S>::enter_fields(const Space& space, Unseen<S>& unseen) {
    for (std::size_t i = 1; i < space.fields.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Reach& one = space.fields[j];
            const Reach& other = space.fields[i];
            if (one.feature == other.feature) continue;
            const unsigned joining = unseen.joining_fields(space.asked, one.sides, other.sides);
            add_join(one.feature, other.feature, unseen.next(static_cast<float>(joining)));
        }
    }
}

template <AnyState S>
void Frontier<S>::enter_mist(const Space& space, Unseen<S>& unseen) {
    const AtMist& at = unseen.at_mist(space.asked, space.misty);
    ++mist_.spaces;
    mist_.meeting += unseen.next(at.meeting);
}

/// Of several spaces that join the same two, the best counts.
template <AnyState S>
void Frontier<S>::add_join(FeatureId one, FeatureId other, float chance) {
    if (chance == 0) return;
    if (other < one) std::swap(one, other);
    for (Join& known : joins_) {
        if (known.one != one || known.other != other) continue;
        known.chance = std::max(known.chance, chance);
        return;
    }
    if (!joins_.full()) joins_.push_back({one, other, chance});
}

template <AnyState S>
float Frontier<S>::chance(const S& state, FeatureId feature, const Unseen<S>& unseen) const {
    if (state.features.complete(feature)) return 1;
    const Line& line = lines_[feature.value()];
    if (line.spaces == 0 || line.spaces > kSpaces) return 0;
    float chance = 1;
    for (std::size_t i = 0; i < line.spaces; ++i) {
        chance *= unseen.in_time(line.tiles[i], line.spaces);
    }
    return chance;
}

template <AnyState S>
float Frontier<S>::next(FeatureId feature, const Unseen<S>& unseen) const {
    const Line& line = lines_[feature.value()];
    return line.spaces == 1 ? unseen.next(line.closing) : 0;
}

template class Frontier<State>;
template class Frontier<LargeState>;

}  // namespace mistward::companion::rivals
