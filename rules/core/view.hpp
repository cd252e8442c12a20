#pragma once

#include "rules/core/event.hpp"
#include "rules/core/facts.hpp"

#include <span>
#include <vector>

namespace mistward::rules {

/// A face-up tile on the board.
struct PlacedTile {
    TileId tile;
    Position position;
    Rotation rotation;
    std::uint8_t ghosts = 0;  ///< that stand on it (co-operative)
    auto operator<=>(const PlacedTile&) const = default;
};

/// A meeple on the board.
struct PlacedMeeple {
    Colour colour = Colour::Red;
    FeatureRef feature;
    MeepleKind kind = MeepleKind::Ordinary;
    std::uint8_t ghosts = 0;  ///< that sit on it (competitive)
    auto operator<=>(const PlacedMeeple&) const = default;
};

/// A meeple that lies on a cemetery for the rest of the game (M-BURY-2).
struct BuriedMeeple {
    Colour colour = Colour::Red;
    Position cemetery;
    auto operator<=>(const BuriedMeeple&) const = default;
};

/// The meeples of one colour that are at hand.
struct Supply {
    Colour colour = Colour::Red;
    std::uint8_t meeples = 0;         ///< ordinary ones
    std::uint8_t guards = 0;          ///< competitive: the player's own
    std::uint8_t general_guards = 0;  ///< competitive: still in the general supply (G-SET-1)
    /// Of the kinds behind `MeepleKind::Guard`.
    std::array<std::uint8_t, kCountOf<MeepleKind> - 2> others{};
    /// How many of a kind are at hand.
    constexpr std::uint8_t& operator[](MeepleKind kind) {
        if (kind == MeepleKind::Ordinary) return meeples;
        return kind == MeepleKind::Guard ? guards : others[static_cast<std::size_t>(kind) - 2];
    }
    constexpr std::uint8_t operator[](MeepleKind kind) const { return Supply(*this)[kind]; }
    auto operator<=>(const Supply&) const = default;
};

/// A scoring meeple, or in the competitive game a player, and its total (M-SET-2, M-SET-5).
struct Track {
    Colour colour = Colour::Pink;
    std::uint16_t points = 0;
    auto operator<=>(const Track&) const = default;
};

/// Where a hound is: not reached yet; reached, and to be put; with a meeple; to be scored; out of
/// the game (M-HOUND-1 to 5).
enum class HoundPlace : std::uint8_t { Waiting, Reached, WithMeeple, Scoring, Gone };

/// A hound of the game.
struct HoundView {
    Hound hound = Hound::Rufus;
    std::uint16_t total = 0;  ///< the points that reach it
    HoundPlace place = HoundPlace::Waiting;
    std::optional<FeatureRef> meeple;  ///< the one that it stands with
    auto operator<=>(const HoundView&) const = default;
};

/// Points that wait for the choice of the scoring meeple that they move (M-SIX-1).
struct Assignment {
    Colour colour = Colour::Red;  ///< whose points they are
    std::uint16_t points = 0;
    auto operator<=>(const Assignment&) const = default;
};

/// Some unseen tiles of one face.
struct UnseenTile {
    TileId tile;
    std::uint8_t count = 0;
    auto operator<=>(const UnseenTile&) const = default;
};

/// The faces of which copies are unseen; `copies` counts them for each face.
std::vector<UnseenTile> unseen_tiles(std::span<const std::uint8_t> copies);

/// Some tokens of one value that are still in a bag.
struct TokensLeft {
    Stream stream = Stream::Die;
    std::uint8_t value = 0;
    std::uint8_t count = 0;
    auto operator<=>(const TokensLeft&) const = default;
};

/// The tokens that a player holds.
struct HeldTokens {
    PlayerId player;
    Stream stream = Stream::Die;
    std::uint8_t count = 0;
    std::vector<std::uint8_t> values;  ///< ascending; of a hidden stream only for the player
    auto operator<=>(const HeldTokens&) const = default;
};

/// Everything public about a game, laid out for reading: what a player at the table can see.
/// Made from a state on demand; not for hot paths.
struct View {
    std::uint16_t turn = 1;  ///< counts from 1
    ActivePlayer active;     ///< whose turn it is
    DecisionPoint point;     ///< who decides now, and what
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    ColourSet winners;            ///< of a finished competitive game
    std::optional<TileId> drawn;  ///< drawn and not yet placed
    std::optional<Position> last_placed;
    std::vector<Track> tracks;
    std::uint16_t goal = 0;  ///< co-operative: points of every scoring meeple to win
    std::uint8_t ghosts_total = 0;
    std::uint8_t ghosts_supply = 0;
    std::vector<std::uint16_t> piles;           ///< tiles left, the active pile first
    std::vector<UnseenTile> unseen;             ///< in tile-set order; face-down tiles among them
    std::vector<TileId> discarded;              ///< in the order in which they left (P-3)
    std::vector<std::vector<Supply>> supplies;  ///< for each player, each of their colours
    std::vector<PlacedTile> tiles;              ///< start tile first, then in order of placement
    std::vector<Position> face_down;            ///< in order of placement
    std::vector<PlacedMeeple> meeples;          ///< by position in the list `tiles`, then segment
    std::vector<BuriedMeeple> buried;           ///< in order of burial
    std::vector<Position> open_cemeteries;      ///< in order of placement
    std::optional<Position> closed_cemetery;    ///< the one whose burial is to be decided
    std::vector<HoundView> hounds;              ///< empty in games without
    std::optional<Assignment> assignment;       ///< what AssignPoints is about
    std::vector<Scoring> pending;               ///< scorings that wait to be resolved (M-SCORE-1)
    /// What the viewer has not seen of the streams: what is left in the bags, and what others hold.
    std::vector<TokensLeft> tokens;
    std::vector<HeldTokens> held;     ///< by player
    std::vector<MeepleKind> figures;  ///< competitive: the kinds that are in the game
    std::vector<PartFacts> facts;     ///< of the parts that were added
    bool operator==(const View&) const = default;
};

}  // namespace mistward::rules
