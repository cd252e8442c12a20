#pragma once

#include "companion/network.hpp"
#include "companion/search/effort.hpp"
#include "companion/search/ended.hpp"
#include "companion/search/observer.hpp"

#include <array>
#include <bitset>

namespace mistward::companion {

/// The logarithm of odds that no network comes to: of a game that is over.
inline constexpr float kCertain = 40;

/// Worse than any: of a position that nobody had the effort left to judge.
inline constexpr float kUnjudged = -50;

/// Judges positions from one player's side by a network over what an observer sees.
template <Observer O>
class Judge {
public:
    using State = typename O::State;
    using Blind = std::bitset<O::kFeatures>;

    /// `network` must take the observer's features; it, the tables and the effort must outlive the
    /// judge.
    Judge(const rules::Tables& tables, const Network& network, Effort& effort)
        : observer_(tables), network_(network), effort_(effort) {}

    /// What this judge does not look at: to it, these features stay as they were when the turn
    /// began.
    void overlook(const Blind& blind) { blind_ = blind; }

    /// From here on, positions of this turn are judged, for `viewer`.
    void begin_turn(const State& state, rules::PlayerId viewer) {
        viewer_ = viewer;
        companion::begin_turn(observer_, state, viewer);
        if (blind_.any()) observer_.observe(state, before_);
    }

    /// How likely winning is, as the logarithm of the odds; kUnjudged without effort left.
    float operator()(const State& state) {
        if (state.outcome != rules::Outcome::Undecided) {
            return logit_of_end(worth_of_end(state, viewer_));
        }
        if (!effort_.take()) return kUnjudged;
        observer_.observe(state, values_);
        if (blind_.any()) keep_what_is_overlooked();
        return network_.logit(values_);
    }

    /// What was seen of the position judged last.
    std::span<const float, O::kFeatures> values() const { return values_; }

    Effort& effort() const { return effort_; }

private:
    static float logit_of_end(float worth) {
        if (worth <= 0) return -kCertain;
        return worth >= 1 ? kCertain : logit_of(worth);
    }

    void keep_what_is_overlooked() {
        for (std::size_t i = 0; i < O::kFeatures; ++i) {
            if (blind_[i]) values_[i] = before_[i];
        }
    }

    O observer_;
    const Network& network_;
    Effort& effort_;
    rules::PlayerId viewer_;
    Blind blind_;
    std::array<float, O::kFeatures> values_{};
    std::array<float, O::kFeatures> before_{};
};

}  // namespace mistward::companion
