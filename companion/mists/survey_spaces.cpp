#include "companion/mists/survey.hpp"

#include <bit>

namespace mistward::companion::mists {
namespace {

using rules::FaceTable;
using rules::kEdges;
using rules::Slot;

// A feature that opens on several spaces is completed by several tiles. That one fits there is not
// all that it takes: somebody must want it there. Estimates that have proved useful.
constexpr float kWanted = 0.85F;
constexpr float kWantedWithPile = 0.9F;

/// Enters what lies around a space.
void look_around(const Facts& facts, Space& space) {
    const auto& board = facts.state->board;
    const auto& features = facts.state->features;
    space.line.fill(kNoFeature);
    space.mist.fill(kNoFeature);
    space.misty = 0;
    for (std::size_t e = 0; e < kEdges.size(); ++e) {
        if (!asks(space.asked, kEdges[e])) continue;
        const Slot slot = board.at(neighbour(space.position, kEdges[e]));
        const FaceTable& face = (*facts.tables)[board.face(slot)];
        const auto& side = face.side[board.rotation(slot).quarter_turns()][(e + 2U) & 3U];
        const auto name = [&](std::uint8_t segment) {
            return static_cast<FeatureNumber>(
                features.feature(slot, rules::SegmentIndex(segment)).value());
        };
        if (side.line != FaceTable::kNone) space.line[e] = name(side.line);
        if (side.mist == FaceTable::kNone) continue;
        space.mist[e] = name(side.mist);
        space.misty = static_cast<std::uint8_t>(space.misty | 1U << e);
    }
}

/// One more space on which something opens, on so many sides; whether it is the first.
bool add_space(Reach& reach, std::size_t space, Sides sides) {
    constexpr std::array<std::uint8_t, 16> kOnes{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    reach.sides = static_cast<std::uint8_t>(reach.sides + kOnes[sides]);
    if (++reach.spaces != 1) return false;
    reach.first = static_cast<std::uint8_t>(space);
    reach.end = reach.strict = reach.pile_end = 1.0F;
    return true;
}

/// Whether a feature opens on that side; of several sides, the first speaks for all.
bool is_new(const std::array<FeatureNumber, 4>& features, std::size_t e) {
    if (features[e] == kNoFeature) return false;
    for (std::size_t before = 0; before < e; ++before) {
        if (features[before] == features[e]) return false;
    }
    return true;
}

void add_line(Facts& facts, Unseen& unseen, std::size_t index, std::size_t e) {
    const Space& space = facts.spaces[index];
    const FeatureNumber feature = space.line[e];
    const Sides sides = sides_of(space.line, feature);
    const unsigned fitting = unseen.at(space.asked, 0).fitting;
    const unsigned ending = unseen.at(space.asked, sides).lines_end;
    Reach& reach = facts.reach[feature];
    if (add_space(reach, index, sides)) {
        facts.open_lines.push_back(feature);
        reach.city =
            (space.asked >> (2U * e) & 3U) == static_cast<unsigned>(rules::Terrain::City) + 1U;
        reach.fit = unseen.chance(fitting);
        reach.finish = unseen.chance(ending);
    }
    reach.end *= unseen.chance(fitting, facts.clock.draws) * kWanted;
    reach.strict *= unseen.chance(ending, facts.clock.draws);
    reach.pile_end *= unseen.chance(fitting, facts.clock.pile_draws) * kWantedWithPile;
}

void add_bank(Facts& facts, Unseen& unseen, std::size_t index, std::size_t e) {
    const Space& space = facts.spaces[index];
    const FeatureNumber bank = space.mist[e];
    const Sides sides = sides_of(space.mist, bank);
    const Unseen::Fit& fit = unseen.at(space.asked, sides);
    Reach& reach = facts.reach[bank];
    if (add_space(reach, index, sides)) {
        facts.open_banks.push_back(bank);
        reach.fit = unseen.chance(fit.fitting);
        reach.finish = unseen.chance(fit.mist_ends);
    }
    reach.end *= unseen.chance(fit.fitting, facts.clock.draws) * kWanted;
    reach.strict *= unseen.chance(fit.mist_ends, facts.clock.draws);
}

}  // namespace

void survey_spaces(Facts& facts, Unseen& unseen) {
    const auto& board = facts.state->board;
    std::fill_n(facts.reach.begin(), facts.state->features.segments(), Reach{});
    facts.open_lines.clear();
    facts.open_banks.clear();
    facts.space_count = board.frontier_size();
    for (std::size_t i = 0; i < facts.space_count; ++i) {
        Space& space = facts.spaces[i];
        space.position = board.frontier_position(i);
        space.asked = board.frontier_signature(i);
        look_around(facts, space);
        for (std::size_t e = 0; e < kEdges.size(); ++e) {
            if (is_new(space.line, e)) add_line(facts, unseen, i, e);
            if (is_new(space.mist, e)) add_bank(facts, unseen, i, e);
        }
    }
}

}  // namespace mistward::companion::mists
