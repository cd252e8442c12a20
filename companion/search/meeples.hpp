#pragma once

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion {

/// The colour that the active player rather places: of which most meeples are at hand; in level 6
/// also one whose scoring meeple is behind.
inline rules::Colour main_colour(const rules::mists::State& state) {
    const rules::ColourSet tracks = rules::scoring_colours(state.setup);
    constexpr int kAMeeple = 10;
    constexpr int kOwnTrack = 25;
    rules::Colour best = rules::Colour::Red;
    int most = -1000;
    for (const rules::Colour colour : rules::colour_set(state.setup, state.active.id)) {
        const int at_hand = state.meeple_supply[colour];
        if (at_hand == 0) continue;
        int weight = at_hand * kAMeeple;
        if (tracks.size() > 1 && tracks.contains(colour)) {
            weight += kOwnTrack - state.points[colour] / 2;
        }
        if (weight > most) {
            most = weight;
            best = colour;
        }
    }
    return best;
}

/// Asked once for each tile that is placed: which of the meeples that may go on it are looked at
/// only on the most promising tiles.
class SecondColours {
public:
    explicit SecondColours(const rules::mists::State& state) : main_(main_colour(state)) {}
    explicit SecondColours(const rules::rivals::State&) : all_alike_(true) {}
    explicit SecondColours(const rules::rivals::LargeState&) : all_alike_(true) {}

    bool contains(const rules::Decision& decision) const {
        const auto* const meeple = std::get_if<rules::PlaceMeeple>(&decision);
        return !all_alike_ && meeple != nullptr && meeple->colour != main_;
    }

private:
    rules::Colour main_ = rules::Colour::Red;
    bool all_alike_ = false;
};

/// Whether the tile placed last completes a road or city on which nobody stands, so that a meeple
/// put there scores at once.
template <class State>
bool completes_something_free(const rules::Tables& tables, const State& state) {
    const rules::FaceTable& face = tables[state.board.face(state.last)];
    for (std::size_t i = 0; i < face.linked; ++i) {
        if (face.kind[i] == rules::FeatureKind::Mist) continue;
        const auto feature = state.features.feature(state.last, rules::SegmentIndex(i));
        if (state.features.complete(feature) && state.features.colours(feature).empty()) {
            return true;
        }
    }
    return false;
}

}  // namespace mistward::companion
