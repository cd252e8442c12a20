#pragma once

#include "rules/core/driver.hpp"
#include "rules/core/faults.hpp"
#include "rules/core/feature_view.hpp"
#include "rules/core/tokens.hpp"
#include "rules/rivals/trunk/figure.hpp"
#include "rules/rivals/trunk/state.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace mistward::rules::rivals::trunk {

/// Everything that one decision caused, the core's forced decisions included.
template <class State>
using EventList = FixedList<Event, State::Limits::kEvents>;

template <class State>
using Transition = rules::Transition<State, EventList<State>>;

template <class State>
using Step = rules::Step<State, EventList<State>>;

/// What a part can say, and what one says that says nothing. A part derives from this and hides
/// what it says otherwise; besides, it may have `State`, what it keeps of a game, and `OnMeeple`,
/// what it keeps of a meeple. From the `kMembers` of `State` come the text of a state, and of parts
/// that were added what is seen, the digest, the document and its schema. Unless it is said
/// otherwise, a part is asked only in games that are played with it.
struct SilentPart {
    /// What is printed on tiles that it gives a meaning to.
    static constexpr KnownThings kKnown{};

    /// Its figures.
    static constexpr std::array<Figure, 0> kFigures{};

    /// Whether meeples can come to other tiles than the one just placed.
    static constexpr bool kReachesFar = false;

    /// Its steps; each has a name in `Phase`.
    template <class State>
    static constexpr std::array<Step<State>, 0> steps() {
        return {};
    }

    /// The game begins: what each player gets, and what lies ready. Asked in every game.
    template <class State>
    static void begin(State&) {}

    /// The figures of that kind and colour that are neither at hand nor on the board. Asked in
    /// every game.
    template <class State>
    static unsigned elsewhere(const State&, Colour, MeepleKind) {
        return 0;
    }

    /// A tile has come to the board, or a part of the start tile: `last`.
    template <class State>
    static void laid(const Tables&, State&) {}

    /// Whether a tile that is unseen cannot be drawn now.
    template <class State>
    static bool holds_back(const Tables&, const State&, TileId) {
        return false;
    }

    /// Whether a figure that is no companion, and could stand there otherwise, may not.
    template <class State>
    static bool bars(const Tables&, const State&, SegmentId) {
        return false;
    }

    /// What the active player can do instead of placing a meeple on the tile (E-TURN-2), and what
    /// becomes of it. What is none of its business it refuses as `Refusal::WrongKind`.
    template <class State>
    static void offer(const Tables&, const State&, DecisionSink&) {}
    template <class State>
    static Result<Go> act(Transition<State>&, const Decision&) {
        return tl::make_unexpected(Refusal::WrongKind);
    }

    /// Calls `use(SegmentId)` with a segment of each feature with meeples that is scored with what
    /// the tile completed, and is not complete.
    template <class State, class Use>
    static void also_scored(const State&, Use) {}

    /// Adds to what is counted of a feature that is scored or shown, and to its value.
    template <class State>
    static void count(const Tables&, const State&, SegmentId, Scoring&) {}

    /// Changes what the owner of a figure, who has the majority, gets for the feature on which it
    /// stands.
    template <class State>
    static void price(const State&, const typename State::Meeple&, const Scoring&,
                      ScoreChanged& due) {
        static_cast<void>(due);
    }

    /// What the owner of a figure gets besides when the feature on which it stands is scored, with
    /// or without the majority (E-SCORE-2).
    template <class State>
    static int bonus(const State&, const typename State::Meeple&, const Scoring&) {
        return 0;
    }

    /// A meeple has left the board; `event` tells so.
    template <class State>
    static void leaves(State&, const typename State::Meeple&, MeepleReturned& event) {
        static_cast<void>(event);
    }

    /// A feature on which these colours stood has been scored in a turn.
    template <class State>
    static void scored(Transition<State>&, const Scoring&, ColourSet) {}

    /// Whether a feature is counted at the end of the game (G-END-1).
    static constexpr bool counts_at_end(FeatureKind) { return true; }

    /// Everything on the board has been scored for the last time (E-END-2).
    template <class State>
    static void end(Transition<State>&) {}

    /// Adds what can be drawn beside tiles in games with it, and says how much has been.
    static void streams(std::vector<TokenStream>&) {}
    template <class State>
    static std::size_t tokens_drawn(const State&, Stream) {
        return 0;
    }

    /// Adds to what is seen of the game beside the members of its state, of a meeple and of a
    /// feature. Asked in every game.
    template <class State>
    static void show(const Tables&, const State&, View&) {}
    template <class Meeple>
    static void show_meeple(const Meeple&, PlacedMeeple&) {}
    static void show_feature(FeatureView&) {}

    /// Makes what `seat` cannot know, or nobody who only watches, equal for all games that look
    /// alike to them, and in which the decision `next` is legal, if there is one.
    template <class State>
    static void conceal(State&, std::optional<PlayerId> seat, const Decision* next) {
        static_cast<void>(seat);
        static_cast<void>(next);
    }

    /// Recomputes what it keeps. Asked in every game.
    template <class State>
    static void check(const Tables&, const State&, Faults&) {}

    /// Puts right what follows from members of its state that have just been read from a text.
    template <class State>
    static void settle(State&) {}

    /// What the text of a meeple ends with, and how that is read. A meeple that is read takes what
    /// it needs; false if that is not there.
    template <class Meeple>
    static std::string meeple_text(const Meeple&) {
        return {};
    }
    template <class Meeple, class Text>
    static void read_meeple(Meeple&, Text&) {}
    template <class State>
    static bool take(State&, const typename State::Meeple&) {
        return true;
    }
};

}  // namespace mistward::rules::rivals::trunk
