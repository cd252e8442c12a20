#pragma once

#include "rules/mists/game.hpp"

#include <bit>
#include <span>

// The inside of the co-operative game: one phase per file. Each phase enumerates what is legal in
// it and makes what was decided; `game.cpp` leads from one to the next.

namespace mistward::rules::mists {

/// Where an enumeration puts what it finds. It ends when the space is full, so that "is there any"
/// and "is there exactly one" cost no more than they must.
class DecisionSink {
public:
    explicit DecisionSink(std::span<Decision> space) : space_(space) {}
    std::size_t size() const { return size_; }
    bool full() const { return size_ == space_.size(); }
    void add(const Decision& decision) {
        if (!full()) space_[size_++] = decision;
    }

private:
    std::span<Decision> space_;
    std::size_t size_ = 0;
};

/// What a phase works on.
struct Step {
    const Tables& tables;
    State& state;
    EventList& events;
};

// phase_draw.cpp
void legal_draws(const State& state, DecisionSink& out);
Result<void> make(Step& step, const DrawTile& decision);
/// A tile must be drawn: the game waits for chance, or is lost (M-END-3).
void need_tile(Step& step);

// phase_place.cpp: 1a
void legal_placements(const Tables& tables, const State& state, DecisionSink& out);
Result<void> make(Step& step, const PlaceTile& decision);

// phase_mist.cpp: 1b
/// Clears the mist banks that the tile just placed completed (M-MIST-1); whether there was one.
bool clear_completed_banks(Step& step);

// phase_ghosts.cpp: 2a
/// Ghosts appear on the tile just placed (M-GHOST-1, 2, 5). `met`: the sides where mist met mist.
void haunt(Step& step, std::uint8_t met, bool bank_completed);

// phase_meeple.cpp: 2b
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out);
Result<void> make(Step& step, const PlaceMeeple& decision);
Result<void> make(Step& step, const Pass& decision);

// phase_scoring.cpp: 3a
void legal_scorings(const Tables& tables, const State& state, DecisionSink& out);
Result<void> make(Step& step, const TakePoints& decision);
Result<void> make(Step& step, const RemoveGhosts& decision);
/// Begins the scorings; with none left the turn ends.
void score_or_end_turn(Step& step);

// phase_end.cpp
void end_turn(Step& step);
void end_game(Step& step, Outcome outcome, EndReason reason);

/// Takes ghosts from a tile to the supply.
void remove_ghosts(Step& step, Slot slot, std::uint8_t count, GhostsRemovedBy cause);

/// The face of the tile placed last.
inline const FaceTable& last_face(const Tables& tables, const State& state) {
    return tables[state.board.face(state.last())];
}

/// Whether a segment of the tile placed last is the lowest there of its feature; that one names it.
inline bool names_its_feature(const State& state, SegmentIndex segment) {
    const FeatureId feature = state.features.feature(state.last(), segment);
    for (std::size_t i = 0; i < segment.value(); ++i) {
        if (state.features.feature(state.last(), SegmentIndex(i)) == feature) return false;
    }
    return true;
}

}  // namespace mistward::rules::mists
