#pragma once

#include "rules/core/on_board.hpp"
#include "rules/rivals/trunk/part.hpp"

#include <algorithm>

// What the steps of the trunk and of the parts do on the board.

namespace mistward::rules::rivals::trunk {

/// The one colour that a player acts with (G-SET-1).
inline Colour colour_of(const Setup& setup, PlayerId player) {
    return setup.colours[player.value()];
}

/// The colour of the player whose turn it is (G-SET-1).
template <class State>
Colour active_colour(const State& state) {
    return colour_of(state.setup, state.active.id);
}

/// Puts a tile where it fits, joins it to what it meets and brings the centres around up to date.
template <class State>
void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation) {
    const auto all_eight = [](FeatureKind) { return Surroundings{}; };  // T-7, G-SCORE-3
    join_tile(tables, state, face, position, rotation, all_eight);
    each_played(state, [&]<class P>() { P::laid(tables, state); });
}

/// Takes the tiles whose centres all `match(SegmentId)` out of those that are kept up to date; the
/// count of their empty spaces becomes 0 for good, so that states do not differ by when it was last
/// right.
template <class State, class Match>
void drop_centres(const Tables& tables, State& state, Match match) {
    state.centres.erase_if([&](Slot slot) {
        bool drop = true;
        each_centre(tables, state.board, state.features, slot,
                    [&](SegmentId centre) { drop = drop && match(centre); });
        if (!drop) return false;
        each_centre(tables, state.board, state.features, slot,
                    [&](SegmentId centre) { state.features.set_open_sides(centre, 0); });
        return true;
    });
}

/// Whether a meeple stands on the feature of a segment.
template <class State>
bool is_held(const State& state, SegmentId segment) {
    return !state.features.colours(state.features.feature(segment)).empty();
}

/// Whether nobody can come to a centre any more that nobody scores now: where meeples come to the
/// tile just placed alone, it is one that nobody holds (G-MEEPLE-1), else one that is complete.
template <class State>
bool is_done_with(const State& state, SegmentId centre) {
    if constexpr (State::Limits::kCrowds) {
        return state.features.complete(state.features.feature(centre));
    } else {
        return !is_held(state, centre);
    }
}

/// Whether a centre that is done with is still kept, since the turn is not that far: one to which
/// the tile just placed may bring a meeple, or which it may have completed.
template <class State>
bool waits(const State& state, SegmentId centre) {
    if constexpr (State::Limits::kCrowds) {
        const Slot slot = state.features.slot(centre);
        return is_score_to_come(state.phase) &&
               is_near(state.board.position(slot), state.board.position(state.last));
    } else {
        return is_meeple_to_come(state.phase) && state.features.slot(centre) == state.last;
    }
}

/// Every player gets figures of a kind.
template <class State>
void deal_each(State& state, MeepleKind kind, std::uint8_t number) {
    for (const Colour colour : colours_in_play(state.setup)) state.hands[colour][kind] = number;
}

/// Whether a mark is printed on a segment of the feature.
template <class State>
bool has_mark(const Tables& tables, const State& state, FeatureId feature, SegmentMark mark) {
    const auto& features = state.features;
    bool has = false;
    features.for_each_segment(feature, [&](SegmentId each) {
        const FaceMarks& marks = tables.marks(state.board.face(features.slot(each)));
        has = has || marks.segment[features.index(each).value()].contains(mark);
    });
    return has;
}

/// Whether a mark is printed on the tile just placed.
template <class State>
bool last_shows(const Tables& tables, const State& state, TileMark mark) {
    return tables.marks(state.board.face(state.last)).tile.contains(mark);
}

/// Calls `use(SegmentId)` with one segment of each complete road and city that the tile just placed
/// is part of or, where nothing of its own meets them (AM-ABBEY-2), ends; of no feature twice.
template <class State, class Use>
void each_completed(const Tables& tables, const State& state, Use use) {
    const auto& features = state.features;
    FixedList<FeatureId, 8> seen;
    const auto touch = [&](SegmentId segment) {
        const FeatureId feature = features.feature(segment);
        if (!features.complete(feature)) return;
        if (std::find(seen.begin(), seen.end(), feature) != seen.end()) return;
        seen.push_back(feature);
        use(segment);
    };
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.linked && face.kind[i] != FeatureKind::Mist; ++i) {
        touch(features.segment(state.last, SegmentIndex(i)));
    }
    if constexpr (State::Limits::kCrowds) {
        for (const Edge edge : kEdges) {
            if (face.terrain[0][static_cast<std::size_t>(edge)] != Terrain::Any) continue;
            const Slot beside = state.board.at(neighbour(state.board.position(state.last), edge));
            if (beside == kNoSlot) continue;
            const SideSegments& side =
                tables[state.board.face(beside)].side[state.board.rotation(beside).quarter_turns()]
                                                     [static_cast<std::size_t>(opposite(edge))];
            if (side.line != SideSegments::kNone) {
                touch(features.segment(beside, SegmentIndex(side.line)));
            }
        }
    }
}

/// How a meeple that stands on the board is named: by its segment, unless others stand there too.
template <class State>
MeepleRef meeple_ref(const State& state, const typename State::Meeple& meeple) {
    const FeatureRef where = ref(state, meeple.segment);
    if constexpr (State::Limits::kCrowds) {
        const auto stands_there = [&](const auto& other) {
            return other.segment == meeple.segment && &other != &meeple;
        };
        if (std::any_of(state.meeples.begin(), state.meeples.end(), stands_there)) {
            return {where, NamedMeeple{meeple.colour, meeple.kind}};
        }
    }
    return {where};
}

/// Names many meeples of a board like `meeple_ref`. Of those on one segment one at most is no
/// companion, so where no companion can be seen, a meeple stands alone.
template <class State>
class MeepleNames {
public:
    explicit MeepleNames(const State& state) : state_(&state) {
        for (const auto& meeple : state.meeples) {
            if (kCompanions<State>.contains(meeple.kind)) companions_ |= bit(meeple.segment);
        }
    }

    MeepleRef operator()(const typename State::Meeple& meeple) const {
        const bool alone = (companions_ & bit(meeple.segment)) == 0;
        return alone ? MeepleRef{ref(*state_, meeple.segment)} : meeple_ref(*state_, meeple);
    }

private:
    static std::uint64_t bit(SegmentId segment) { return std::uint64_t{1} << segment.value() % 64; }
    const State* state_;
    std::uint64_t companions_ = 0;  ///< the bits of the segments on which they stand
};

/// The meeple on the board with that name; null if there is none.
template <class State>
const typename State::Meeple* find_meeple(const State& state, const MeepleRef& named) {
    const auto found =
        std::find_if(state.meeples.begin(), state.meeples.end(), [&](const auto& meeple) {
            return ref(state, meeple.segment) == named.where && meeple_ref(state, meeple) == named;
        });
    return found == state.meeples.end() ? nullptr : &*found;
}

/// Whether the tile just placed is part of the feature of a segment.
template <class State>
bool is_on_last(const Tables& tables, const State& state, SegmentId segment) {
    const FeatureId feature = state.features.feature(segment);
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.segments; ++i) {
        if (state.features.feature(state.last, SegmentIndex(i)) == feature) return true;
    }
    return false;
}

/// A meeple that has left the board is back in its supply, and what was on it in its own.
template <class State>
void send_home(Transition<State>& transition, const typename State::Meeple& meeple,
               MeepleReturnedBy cause) {
    State& state = transition.state;
    ++state.hands[meeple.colour][meeple.kind];
    MeepleReturned event{meeple.colour, ref(state, meeple.segment), meeple.kind, 0, cause};
    each_played(state, [&]<class P>() { P::leaves(state, meeple, event); });
    transition.template record<MeepleReturned>(event);
}

/// Whether a figure occupies the feature on which it stands.
template <class State>
bool occupies(MeepleKind kind) {
    if constexpr (kHasCompanions<State>) return !figure_of<State>(kind).companion;
    return true;
}

/// Whether a figure with no meeple beside it cannot stay (E-FIG-5).
template <class State>
bool needs_company(MeepleKind kind) {
    return figure_of<State>(kind).companion && !figure_of<State>(kind).stays;
}

/// Figures have left a feature: it keeps the colours of the meeples that still stand there, and
/// what stood beside one that has gone goes too (E-FIG-5).
template <class State>
void tidy_feature(Transition<State>& transition, FeatureId feature, MeepleReturnedBy cause) {
    State& state = transition.state;
    ColourSet remaining;
    for (const auto& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) != feature) continue;
        if (occupies<State>(meeple.kind)) remaining.insert(meeple.colour);
    }
    state.features.vacate(feature, remaining);
    if constexpr (kHasCompanions<State>) {
        const auto is_alone = [&](const auto& meeple) {
            return needs_company<State>(meeple.kind) && !remaining.contains(meeple.colour) &&
                   state.features.feature(meeple.segment) == feature;
        };
        for (const auto& meeple : state.meeples) {
            if (is_alone(meeple)) send_home(transition, meeple, cause);
        }
        state.meeples.erase_if(is_alone);
    }
}

/// Figures leave the board otherwise than by a scoring: those that are `taken(Meeple)`, but for
/// what stays whatever happens, and what stood beside them alone.
template <class State, class Taken>
void take_off(Transition<State>& transition, Taken taken, MeepleReturnedBy cause) {
    State& state = transition.state;
    const auto leaves = [&](const auto& meeple) {
        if constexpr (kHasCompanions<State>) {
            return taken(meeple) && !figure_of<State>(meeple.kind).stays;
        }
        return taken(meeple);
    };
    FixedList<FeatureId, State::Limits::kMeeples> left;
    for (const auto& meeple : state.meeples) {
        if (!leaves(meeple)) continue;
        send_home(transition, meeple, cause);
        left.push_back(state.features.feature(meeple.segment));
    }
    if (left.empty()) return;
    state.meeples.erase_if(leaves);
    for (const FeatureId feature : left) tidy_feature(transition, feature, cause);
    if constexpr (!State::Limits::kCrowds) {
        drop_centres(transition.tables, state, [&](SegmentId centre) {
            return std::find(left.begin(), left.end(), state.features.feature(centre)) !=
                       left.end() &&
                   is_done_with(state, centre);
        });
    }
}

}  // namespace mistward::rules::rivals::trunk
