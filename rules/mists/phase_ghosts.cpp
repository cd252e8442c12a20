#include "rules/mists/phases.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

/// M-GHOST-1, M-GHOST-2.
std::uint8_t own_ghosts(const Tables& tables, const State& state) {
    const FaceTable& face = last_face(tables, state);
    if (face.ghosts == 0 || completed_a_bank(tables, state)) return 0;
    return state.met == 0 ? face.ghosts : static_cast<std::uint8_t>(face.ghosts - 1);
}

/// M-GHOST-3: whether a cemetery gets one more, when the tile itself gets some.
bool is_one_more_due(const Tables& tables, const State& state) {
    return !level(state).haunted && is_any_cemetery_open(tables, state);
}

/// The tiles on which a haunted cemetery that was just placed puts one ghost each (M-GHOST-4).
FixedList<Slot, kAround.size()> haunted_tiles(const Tables& tables, const State& state) {
    FixedList<Slot, kAround.size()> tiles;
    const FaceTable& face = last_face(tables, state);
    if (!level(state).haunted || !face.has_centre()) return tiles;
    if (centre_kind(tables, state.board, state.last) != FeatureKind::Cemetery) return tiles;
    for (const Position step : kAround) {
        const Slot slot = state.board.at(state.board.position(state.last) + step);
        if (slot == kNoSlot || !state.board.face_up(slot)) continue;
        if (tables[state.board.face(slot)].is_misty()) tiles.push_back(slot);
    }
    return tiles;
}

}  // namespace

Go haunt(Transition& transition) {
    State& state = transition.state;
    const std::uint8_t own = own_ghosts(transition.tables, state);
    const bool one_more = own != 0 && is_one_more_due(transition.tables, state);
    const auto around = haunted_tiles(transition.tables, state);
    const std::size_t needed = own + (one_more ? 1U : 0U) + around.size();
    if (needed > state.supply) {
        transition.events.push_back(GhostsMissing{static_cast<std::uint8_t>(needed), state.supply});
        return end_game(transition, Outcome::Lost, EndReason::GhostsMissing);
    }
    if (own != 0) put_ghosts(transition, state.last, own, GhostsPlacedBy::Symbols);
    for (const Slot slot : around) put_ghosts(transition, slot, 1, GhostsPlacedBy::Haunting);
    return one_more ? Go::Ask : Go::On;
}

void legal_hauntings(const Tables& tables, const State& state, DecisionSink& out) {
    for (const Slot slot : state.centres) {
        if (is_open_cemetery(tables, state, slot)) {
            out.add(HauntCemetery{state.board.position(slot)});
        }
    }
}

Result<Go> haunt_cemetery(Transition& transition, const HauntCemetery& decision) {
    State& state = transition.state;
    const Slot slot = state.board.at(decision.position);
    const bool centre =
        std::find(state.centres.begin(), state.centres.end(), slot) != state.centres.end();
    if (!centre || !is_open_cemetery(transition.tables, state, slot)) {
        return tl::make_unexpected(Refusal::CemeteryNotOpen);
    }
    put_ghosts(transition, slot, 1, GhostsPlacedBy::Cemetery);
    return Go::On;
}

}  // namespace mistward::rules::mists
