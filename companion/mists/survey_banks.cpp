#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

using rules::FaceTable;
using rules::FeatureId;
using rules::mists::Haunting;

/// Calls `visit(bank)` for each mist bank that a tile belongs to, once.
template <class Visit>
void for_each_bank(const Facts& facts, rules::Slot slot, Visit visit) {
    const FaceTable& face = (*facts.tables)[facts.state->board.face(slot)];
    FeatureNumber before = kNoFeature;
    for (std::size_t i = face.linked; i-- != 0 && face.kind[i] == FeatureKind::Mist;) {
        const auto bank = static_cast<FeatureNumber>(
            facts.state->features.feature(slot, rules::SegmentIndex(i)).value());
        if (bank != before) visit(bank);
        before = bank;
    }
}

void add_ghosts(Facts& facts, const Haunting& haunting) {
    Haunted& haunted = facts.haunted;
    const auto count = static_cast<float>(haunting.count);
    float going = 0;
    bool closable = false;
    for_each_bank(facts, haunting.slot, [&](FeatureNumber bank) {
        facts.bank_ghosts[bank] =
            static_cast<std::uint8_t>(facts.bank_ghosts[bank] + haunting.count);
        if (!facts.closable(bank)) return;
        closable = true;
        going = std::max(going, facts.reach[bank].end);
    });
    haunted.all += count;
    (count == 1 ? haunted.ones : count == 2 ? haunted.twos : haunted.threes) += 1;
    (closable ? haunted.closable : haunted.stuck) += count;
    haunted.going += going * count;
    if (count <= haunted.tallest) return;
    haunted.tallest = count;
    haunted.place = facts.state->board.position(haunting.slot);
}

/// A bank that one tile can complete.
void add_one_tile(Facts& facts, FeatureNumber bank) {
    Banks& banks = facts.banks;
    const Reach& reach = facts.reach[bank];
    const Space& space = facts.spaces[reach.first];
    const auto ghosts = static_cast<float>(facts.bank_ghosts[bank]);
    banks.one_tile += 1;
    banks.complete |= reach.finishing;
    banks.cleared += ghosts * reach.finish;
    if (reach.finish == 0 || (banks.place && ghosts <= banks.best)) return;
    banks.best = ghosts;
    banks.place = space.position;
}

void add_space(Facts& facts, Unseen& unseen, const Space& space) {
    if (space.misty == 0) return;
    const Unseen::Fit& fit = unseen.at(space.asked, space.misty);
    facts.banks.spaces += 1;
    facts.banks.sides += static_cast<float>(count_ones(space.misty));
    facts.banks.joining += unseen.chance(fit.joining);
    facts.banks.join |= fit.join;
}

}  // namespace

void survey_banks(Facts& facts, Unseen& unseen) {
    Banks& banks = facts.banks;
    banks = {};
    facts.haunted = {};
    std::fill_n(facts.bank_ghosts.begin(), facts.state->features.segments(), std::uint8_t{0});
    for (const Haunting& haunting : facts.state->ghosts) add_ghosts(facts, haunting);
    for (const FeatureNumber bank : facts.open_banks) {
        const std::uint8_t spaces = facts.reach[bank].spaces;
        if (!facts.closable(bank)) {
            banks.dead += 1;
        } else if (spaces == 1) {
            add_one_tile(facts, bank);
        } else {
            (spaces == 2 ? banks.two_tiles : banks.more) += 1;
        }
    }
    for (std::size_t i = 0; i < facts.space_count; ++i) add_space(facts, unseen, facts.spaces[i]);
    banks.closing = unseen.chance(unseen.count(banks.complete));
}

}  // namespace mistward::companion::mists
