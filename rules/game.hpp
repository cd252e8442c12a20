#pragma once

#include "rules/boxed.hpp"
#include "rules/core/feature_view.hpp"
#include "rules/core/result.hpp"
#include "rules/core/secrets.hpp"
#include "rules/core/view.hpp"
#include "rules/mists/state.hpp"
#include "rules/rivals/game.hpp"

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mistward::rules {

/// One game: its rules (shared, immutable) and its state (a value). Copying a `Game` copies the
/// state and shares the rules; equal games have equal states. Deterministic: no clock, no chance of
/// its own.
///
/// This is the convenient face of the core for rooms, clients and tests, and it allocates. Search
/// works on `mists::State` and `rivals::State` directly with the functions of
/// `rules/mists/game.hpp` and `rules/rivals/game.hpp`, which do not.
class Game {
public:
    /// A new game before its first draw. The set must have passed `check_tileset`; throws
    /// `std::invalid_argument` if it is too large (`check_capacity`) or the setup is not one that
    /// can be played (`check_setup`).
    Game(std::shared_ptr<const TileSet> tiles, const Setup& setup);

    /// The same with tables that other games share.
    Game(std::shared_ptr<const Tables> tables, const Setup& setup);

    const TileSet& tileset() const;
    const Tables& tables() const;
    const Setup& setup() const;

    /// The game of a state, such as one that was read.
    Game(std::shared_ptr<const Tables> tables, const mists::State& state);
    Game(std::shared_ptr<const Tables> tables, const rivals::State& state);
    Game(std::shared_ptr<const Tables> tables, const rivals::LargeState& state);

    /// The state of a co-operative game; null in another.
    const mists::State* mists() const { return std::get_if<mists::State>(&state_); }

    /// The state of a competitive or base game with the parts that the small state has room for;
    /// null in another.
    const rivals::State* rivals() const { return std::get_if<rivals::State>(&state_); }

    /// What `use` gives for the state, of whatever type it is.
    template <class Use>
    auto visit(Use use) const {
        return std::visit([&](const auto& state) { return use(plain(state)); }, state_);
    }

    /// Who decides now, and what.
    DecisionPoint point() const;
    /// Whose turn it is, whoever decides.
    ActivePlayer active() const;
    Outcome outcome() const;
    EndReason reason() const;
    std::uint16_t turn() const;  ///< counts from 1

    /// Every legal decision of this moment, in a fixed order; at a chance point, the draws that the
    /// unseen tiles allow. Empty when the game is over.
    std::vector<Decision> legal() const;

    /// Carries out the decision and everything that follows from it without a choice. Refused
    /// decisions leave the game unchanged; a game whose state turns out to be one that cannot be
    /// throws `BrokenInvariant` and is of no use then.
    Result<std::vector<Event>> apply(const Decision& decision);

    /// The game as a viewer sees it; after the end everybody sees everything.
    View view(Viewer viewer = {}) const;

    /// A game that looks the same to a viewer, made of what they have seen alone: games that look
    /// alike to them give equal ones. What they are to decide is legal in it.
    Game as_seen_by(Viewer viewer) const;

    /// As `apply`, in a game as a viewer sees it, of what the viewer is told of a decision
    /// (`seen_by`): gives the game, and the events, as the viewer sees them then.
    Result<std::vector<Event>> follow(Viewer viewer, const Decision& told);

    /// Whether something in this game is seen by one player alone.
    bool has_secrets() const;

    /// Every feature and mist bank on the table, in the order in which their first segments were
    /// placed; fields only in games that score them.
    std::vector<FeatureView> feature_views() const;

    /// A number that depends on everything public in the game and on nothing else; the same on
    /// every platform.
    std::uint64_t digest() const;

    /// What the incremental core got wrong, found by slow recomputation; empty if nothing.
    std::vector<std::string> check() const;

    /// The face-up tile on a space.
    std::optional<TileId> tile_at(Position position) const;

    /// Where the face-up tile lies that was placed last; at first a quarter of the start tile.
    Position last_position() const;

    /// The tiles that may be drawn in this game, before the first draw: in tile-set order, each
    /// copy once. A committed deck is a permutation of this list.
    std::vector<TileId> deck() const;

    /// How many tiles of a committed deck have left the piles, those face down among them.
    std::size_t drawn_count() const;

    /// The place in a committed deck of the tile that is drawn next: the first that has not been
    /// drawn and can be. What cannot is passed over and keeps its place (PD-SET-2). Nothing if no
    /// tile can be drawn.
    std::optional<std::size_t> next_place(std::span<const TileId> deck) const;

    /// Whether a tile that is unseen cannot be drawn now (PD-SET-2).
    bool holds_back() const;

    /// What can be drawn beside tiles, before the first draw.
    std::vector<TokenStream> streams() const;

    /// How many tokens of a stream have been drawn: the index of the next.
    std::size_t drawn_count(Stream stream) const;

    friend bool operator==(const Game& a, const Game& b) { return a.state_ == b.state_; }

private:
    using Large = Boxed<rivals::LargeState>;
    using State = std::variant<mists::State, rivals::State, Large>;

    static const mists::State& plain(const mists::State& state) { return state; }
    static const rivals::State& plain(const rivals::State& state) { return state; }
    static const rivals::LargeState& plain(const Large& state) { return *state; }
    static mists::State& plain(mists::State& state) { return state; }
    static rivals::State& plain(rivals::State& state) { return state; }
    static rivals::LargeState& plain(Large& state) { return *state; }

    static State checked_start(const Tables& tables, const Setup& setup);

    std::shared_ptr<const Tables> tables_;
    State state_;
};

}  // namespace mistward::rules
