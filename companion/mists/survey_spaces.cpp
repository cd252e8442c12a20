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
    space.lined = space.misty = 0;
    for (std::size_t e = 0; e < kEdges.size(); ++e) {
        if (!asks(space.asked, kEdges[e])) continue;
        const Slot slot = board.at(neighbour(space.position, kEdges[e]));
        const FaceTable& face = (*facts.tables)[board.face(slot)];
        const auto& side = face.side[board.rotation(slot).quarter_turns()][(e + 2U) & 3U];
        const auto name = [&](std::uint8_t segment) {
            return static_cast<FeatureNumber>(
                features.feature(slot, rules::SegmentIndex(segment)).value());
        };
        const auto bit = static_cast<std::uint8_t>(1U << e);
        if (side.line != FaceTable::kNone) {
            space.line[e] = name(side.line);
            space.lined |= bit;
        }
        if (side.mist != FaceTable::kNone) {
            space.mist[e] = name(side.mist);
            space.misty |= bit;
        }
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

/// Calls `visit(e)` for one side of each feature that opens on some of `sides`.
template <class Visit>
void for_each(const std::array<FeatureNumber, 4>& features, Sides sides, Visit visit) {
    for (; sides != 0; sides &= ~sides_of(features, features[std::countr_zero(sides)])) {
        visit(static_cast<std::size_t>(std::countr_zero(sides)));
    }
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
        reach.city = rules::asks_for(space.asked, rules::kEdges[e], rules::Terrain::City);
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
                     const std::array<FeatureNumber, 4>& features, Sides sides,
                     Faces Unseen::Fit::*faces) {
    if ((sides & (sides - 1U)) == 0) return;
    rules::FixedList<Sides, 4> each;
    for_each(features, sides, [&](std::size_t e) {
        const FeatureNumber feature = features[e];
        if (facts.reach[feature].spaces != 1 || !facts.closable(feature)) return;
        each.push_back(sides_of(features, feature));
    });
    for (const Sides mine : each) {
        Faces& finishing = facts.reach[features[std::countr_zero(mine)]].finishing;
        Sides all = mine;
        for (const Sides other : each) {
            finishing |= unseen.at(space.asked, mine | other).*faces;
            all |= other;
        }
        finishing |= unseen.at(space.asked, all).*faces;
    }
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
        for_each(space.line, space.lined, [&](auto e) { add_line(facts, unseen, i, e); });
        for_each(space.mist, space.misty, [&](auto e) { add_bank(facts, unseen, i, e); });
    }
    for (std::size_t i = 0; i < facts.space_count; ++i) {
        const Space& space = facts.spaces[i];
        finish_together(facts, unseen, space, space.line, space.lined, &Unseen::Fit::end_lines);
        finish_together(facts, unseen, space, space.mist, space.misty, &Unseen::Fit::end_mist);
    }
    for (const FeatureNumber line : facts.open_lines) settle(facts, unseen, line);
    for (const FeatureNumber bank : facts.open_banks) settle(facts, unseen, bank);
}

}  // namespace mistward::companion::mists
