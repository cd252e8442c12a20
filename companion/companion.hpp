#pragma once

#include "companion/search/effort.hpp"
#include "companion/skill.hpp"
#include "companion/theme.hpp"
#include "companion/weights.hpp"
#include "rules/game.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace mistward::companion {

/// What a companion has learned: a network for each game.
class Mind {
public:
    /// Throws `std::invalid_argument` if weights are those of another game, or of a network that
    /// sees other features than this program shows it. Without weights of the competitive game, or
    /// of the one with parts, rules of thumb decide there.
    explicit Mind(std::shared_ptr<const Weights> mists,
                  std::shared_ptr<const Weights> rivals = nullptr,
                  std::shared_ptr<const Weights> parts = nullptr);

    /// What the program comes with.
    static const Mind& built_in();

    /// The same mind with these weights in place of those of their game. Throws as the constructor.
    Mind with(std::shared_ptr<const Weights> weights) const;

    const Network& mists() const { return mists_->network; }
    /// That of games in a state; there must be one.
    template <rules::rivals::AnyState S>
    const Network& network_of() const {
        const bool small = std::is_same_v<S, rules::rivals::State>;
        return (small ? rivals_ : parts_)->network;
    }

    /// Whether rules of thumb decide in a game: a competitive one for which there are no weights,
    /// or with parts that no network has seen.
    bool goes_by_rules_of_thumb(const rules::Game& game) const;

private:
    std::shared_ptr<const Weights> mists_;
    std::shared_ptr<const Weights> rivals_;
    std::shared_ptr<const Weights> parts_;
};

// Equal games, minds and strengths give equal answers, on every platform. A companion sees what a
// player at the table sees: decisions go by what is known to whoever is to decide, chances by what
// everybody knows. Each function may be told to stop from another thread, and throws
// `Stopped` then.

/// What the companion would decide for whoever is to decide now. Throws `std::invalid_argument` if
/// no player is.
rules::Decision choose(const Mind& mind, const rules::Game& game, const Strength& strength = {},
                       std::stop_token stop = {});

/// What speaks for a turn, or against it: a feature of the position that it changes. Never one of
/// the theme `Setup`: that a tile is drawn and laid, and a turn over, holds for every turn.
struct Reason {
    Theme theme = Theme::Setup;
    std::string_view feature;  ///< its name in the table of features
    float before = 0;          ///< its value when the turn began
    float after = 0;           ///< its value when the turn is over
    float effect = 0;          ///< how much better the chance is for this change
    std::optional<rules::Position> where;
};

/// A way to play the rest of the turn.
struct Option {
    std::vector<rules::Decision> turn;  ///< the core's forced decisions left out
    double chance = 0;                  ///< of winning, when it is played
    int points = 0;                     ///< that it scores, on all tracks together
    unsigned ghosts_home = 0;           ///< that it takes from the board
    unsigned ghosts_out = 0;            ///< that it brings to the board
    std::vector<Reason> reasons;        ///< those that move the chance most, first
};

/// The best ways to play the rest of the turn for whoever is to decide now, best first, at most
/// `count` (which is at most 32). The first of them is what `choose` decides with the same budget
/// at the beginning of a turn. Throws `std::invalid_argument` if no player is to decide.
std::vector<Option> best_turns(const Mind& mind, const rules::Game& game, std::size_t count,
                               const Strength& strength = {}, std::stop_token stop = {});

/// How likely winning is: of the co-operative game one chance, the team's; of a competitive one a
/// chance for each player, 1 together. At any moment of a game, also when it is over.
std::vector<double> win_chances(const Mind& mind, const rules::Game& game,
                                const Strength& strength = {}, std::stop_token stop = {});

}  // namespace mistward::companion
