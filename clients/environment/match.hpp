#pragma once

#include "clients/environment/window.hpp"
#include "protocol/shuffle.hpp"
#include "rules/game.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

#include <array>
#include <concepts>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace mistward::environment {

inline constexpr std::size_t kMostPlayers = rules::kColourCount;

/// One number for each seat; those of seats that the game does not have are 0.
using BySeat = std::array<float, kMostPlayers>;

/// What is agreed of a match besides the setup of its game.
struct Options {
    bool explicit_chance = false;  ///< draws are decided like everything else
    bool shaped = false;           ///< rewards on the way, see `rewards.hpp`
};

/// One game with what an environment needs beside its state: the legal decisions of the moment, the
/// deck, what has been decided, what everybody has earned. Copies are equal and independent. What a
/// decision leads to without a choice is carried out at once, draws among it unless chance is
/// explicit; so a match waits for a player's decision, for an explicit draw, or is over.
class Match {
public:
    /// Before its first decision, dealt by `seed`. The tables must be those of the setup, and the
    /// setup one that can be played.
    Match(std::shared_ptr<const rules::Tables> tables, const rules::Setup& setup, Options options,
          const protocol::Seed& seed);
    Match(const Match& other);
    Match& operator=(const Match& other);
    ~Match() = default;

    /// Begins anew with another deck.
    void restart(const protocol::Seed& seed);

    /// A match whose draws were explicit so far goes on with a deck: unseen tiles, as many as lie
    /// in the piles, the next first. `rewards` are those of the last player's decision.
    void go_on_with(std::span<const rules::TileId> to_come, const BySeat& rewards);

    /// Shuffles the tiles that nobody has seen, those face down among them. Chance must not be
    /// explicit.
    void reshuffle(const protocol::Seed& seed);

    const rules::Tables& tables() const { return *tables_; }
    const rules::Setup& setup() const;
    Options options() const { return options_; }
    rules::DecisionPoint point() const;
    rules::Outcome outcome() const;
    std::uint16_t turn() const;
    std::size_t players() const { return setup().players; }
    std::size_t tiles_left() const;
    bool over() const { return point().actor == rules::Actor::Nobody; }

    std::size_t legal_count() const;
    rules::Decision legal(std::size_t index) const;

    /// Calls `visit(index, decision)` for the legal decisions in their order, until it is false.
    template <class Visit>
    void for_each_legal(Visit visit) const;

    /// Where chance decides: how many unseen tiles show a face.
    unsigned unseen(rules::TileId face) const;

    /// Makes the legal decision of that index, and what follows. Throws `BrokenInvariant`, after
    /// which nothing is legal before it is restarted.
    void apply(std::size_t index);

    std::span<const rules::Decision> made() const { return made_; }
    /// The tiles that are left in the piles, the next first; none where chance is explicit.
    std::span<const rules::TileId> to_come() const;
    const BySeat& rewards() const { return rewards_; }
    const BySeat& returns() const { return returns_; }

    /// The game as everybody sees it, for texts; and as it was before the first draw.
    rules::Game game() const;
    rules::Game first_moment() const { return rules::Game(tables_, setup()); }

    /// What `see(state)` gives for the state of the game.
    template <class See>
    decltype(auto) look(See see) const {
        return std::visit(
            [&](const auto& side) -> decltype(auto) { return see(plain(side.state)); }, side_);
    }

private:
    template <class S, class D>
    struct Side {
        S state;
        D legal;
    };
    using Team = Side<rules::mists::State, rules::mists::DecisionList>;
    using Rivals = Side<rules::rivals::State, rules::rivals::DecisionList>;
    /// Many times as large, so that it lies apart. Its decisions are written out.
    using LargeState = rules::rivals::LargeState;
    using WithParts = Side<rules::Boxed<LargeState>, std::vector<rules::Decision>>;

    template <class S>
    static S& plain(S& state) {
        return state;
    }
    static LargeState& plain(rules::Boxed<LargeState>& state) { return *state; }
    static const LargeState& plain(const rules::Boxed<LargeState>& state) { return *state; }

    void shuffle(std::vector<rules::TileId>& tiles, const protocol::Seed& seed) const;
    bool can_draw(rules::TileId face) const;
    void stack(std::span<const rules::TileId> to_come);
    void carry_out(const rules::Decision& decision);
    void draw();
    void list();

    std::shared_ptr<const rules::Tables> tables_;
    Options options_;
    std::vector<rules::TileId> tiles_;  ///< in tile-set order, each copy once
    std::vector<rules::TileId> deck_;   ///< in the order in which they leave the piles
    std::variant<Team, Rivals, WithParts> side_;
    std::vector<rules::Decision> made_;
    BySeat rewards_{};
    BySeat returns_{};
};

/// A list of rivals' placements that is not written out is looked up by number and gets slower the
/// further; all of them are listed anew sooner.
template <class Visit>
void Match::for_each_legal(Visit visit) const {
    using Board = rules::Board<rules::rivals::Limits>;
    thread_local std::array<rules::Decision, 4 * Board::kFrontier> space;
    const auto* const rivals = std::get_if<Rivals>(&side_);
    const std::size_t count = legal_count();
    const bool places =
        rivals != nullptr && count != 0 && rivals->state.phase == rules::rivals::Phase::Place;
    if (places) {
        rules::DecisionSink sink(space);
        rules::legal_placements(*tables_, rivals->state.board, rivals->state.drawn, sink);
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!visit(i, places ? space[i] : legal(i))) return;
    }
}

}  // namespace mistward::environment
