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
    const Faces ending = unseen.at(space.asked, sides).end_lines;
    Reach& reach = facts.reach[feature];
    if (add_space(reach, index, sides)) {
        facts.open_lines.push_back(feature);
        reach.city =
            (space.asked >> (2U * e) & 3U) == static_cast<unsigned>(rules::Terrain::City) + 1U;
        reach.fit = unseen.chance(fitting);
        reach.finishing = ending;
    }
    reach.end *= unseen.chance(fitting, facts.clock.draws) * kWanted;
    reach.strict *= unseen.chance(unseen.count(ending), facts.clock.draws);
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
        reach.finishing = fit.end_mist;
    }
    reach.end *= unseen.chance(fit.fitting, facts.clock.draws) * kWanted;
    reach.strict *= unseen.chance(unseen.count(fit.end_mist), facts.clock.draws);
}

/// Features that lack one and the same space are completed by a tile that joins them, too. `faces`
/// picks what counts of a fit.
void finish_together(Facts& facts, Unseen& unseen, const Space& space,
                     const std::array<FeatureNumber, 4>& features, Faces Unseen::Fit::*faces) {
    std::array<Sides, 4> each{};
    std::size_t count = 0;
    for (std::size_t e = 0; e < kEdges.size(); ++e) {
        if (!is_new(features, e) || facts.reach[features[e]].spaces != 1) continue;
        if (facts.closable(features[e])) each[count++] = sides_of(features, features[e]);
    }
    if (count < 2) return;
    for (std::size_t a = 0; a < count; ++a) {
        const auto first = static_cast<std::size_t>(std::countr_zero(each[a]));
        Reach& reach = facts.reach[features[first]];
        Sides all = each[a];
        for (std::size_t b = 0; b < count; ++b) {
            if (a == b) continue;
            reach.finishing |= unseen.at(space.asked, each[a] | each[b]).*faces;
            all |= each[b];
        }
        reach.finishing |= unseen.at(space.asked, all).*faces;
    }
}

/// Whether only one tile lies beside the space.
bool asks_once(rules::Signature asked) {
    const unsigned sides = (asked | asked >> 1U) & 0x55U;
    return (sides & (sides - 1U)) == 0;
}

/// The chances of what lacks one space.
void settle(Facts& facts, const Unseen& unseen, FeatureNumber feature) {
    Reach& reach = facts.reach[feature];
    if (reach.spaces != 1) return;
    const unsigned tiles = unseen.count(reach.finishing);
    reach.finish = unseen.chance(tiles);
    reach.strict = unseen.chance(tiles, facts.clock.draws);
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
    for (std::size_t i = 0; i < facts.space_count; ++i) {
        const Space& space = facts.spaces[i];
        if (asks_once(space.asked)) continue;
        finish_together(facts, unseen, space, space.line, &Unseen::Fit::end_lines);
        finish_together(facts, unseen, space, space.mist, &Unseen::Fit::end_mist);
    }
    for (const FeatureNumber line : facts.open_lines) settle(facts, unseen, line);
    for (const FeatureNumber bank : facts.open_banks) settle(facts, unseen, bank);
}

}  // namespace mistward::companion::mists
