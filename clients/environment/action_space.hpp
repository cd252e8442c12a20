#pragma once

#include "clients/environment/figure_ranks.hpp"
#include "clients/environment/match.hpp"
#include "clients/environment/part.hpp"
#include "clients/environment/window.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mistward::environment {

/// The segments of one tile, which meeples are placed on.
inline constexpr std::size_t kSegments = rules::kMaxSegments;

/// What can be scored in one turn: the segments of the tile just placed but for fields, at most
/// four lines, four mists and a centre; then the castles on the spaces around it.
inline constexpr std::size_t kOwnScorings = 9;
inline constexpr std::size_t kScorings = kOwnScorings + rules::kAround.size();

/// Tiles with ghosts on them; there are no more ghosts.
inline constexpr std::size_t kGhostTiles = rules::mists::Ghosts::kMost;

/// The fixed space of players' decisions of a kind of games: every decision of every game has one
/// action, no two that are legal at the same time have the same, and what an action means does not
/// depend on the order in which decisions are listed.
class ActionSpace {
public:
    explicit ActionSpace(KindId kind);

    std::size_t size() const { return size_; }
    Window window() const { return window_; }
    /// Those that a kind has no use for are empty, or at the end not there.
    const std::vector<Part>& parts() const { return parts_; }

    /// The action of each legal decision, in their order; where chance decides, the faces drawn.
    /// `actions` has room for all of them.
    void list(const Match& match, std::span<std::int32_t> actions) const;

    /// The index of the legal decision that an action stands for.
    std::optional<std::size_t> find(const Match& match, std::int32_t action) const;

    /// Sets what is legal to 1 and all else to 0; `mask` has `size()` values.
    void mask(const Match& match, std::span<std::uint8_t> mask) const;

    /// Where the parts begin.
    struct Offsets {
        std::size_t place = 0, space = 0, meeple = 0, guard = 0, supply = 0, assign = 0, points = 0,
                    ghosts = 0, chase = 0, beyond = 0, other = 0, standing = 0, fairy = 0,
                    drive = 0, portal = 0, barn = 0, ransom = 0, exchange = 0;
    };

private:
    template <class Each>
    void for_each(const Match& match, Each each) const;
    std::size_t add(std::string_view name, std::size_t size, std::string_view what);
    void add_parts();

    Window window_;
    std::vector<Part> parts_;
    std::size_t size_ = 0;
    Offsets offsets_;
};

/// The spaces of the tiles with ghosts, row by row from the north-west: how actions count them.
rules::FixedList<rules::mists::Haunting, kGhostTiles> ghost_tiles(const rules::mists::State& state);

/// The space in question: of the cemetery whose burial is decided, of the tile of the meeple that a
/// hound was just put with, of the tower that can capture, or where the wagon stood that can move
/// on; nothing at other moments.
std::optional<rules::Position> subject(const Match& match);

}  // namespace mistward::environment
