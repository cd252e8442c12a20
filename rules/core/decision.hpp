#pragma once

#include "rules/core/members.hpp"
#include "rules/core/tokens.hpp"
#include "rules/core/types.hpp"

#include <optional>
#include <variant>

namespace mistward::rules {

/// Chance: the next tile of the active pile turns out to be this face (P-1).
struct DrawTile {
    TileId tile;
    auto operator<=>(const DrawTile&) const = default;
    static constexpr auto kMembers = members(&DrawTile::tile);
    static constexpr std::string_view kText = "draw:{tile}";
};

/// Put the drawn tile on an empty space, turned clockwise (P-1).
struct PlaceTile {
    Position position;
    Rotation rotation;
    auto operator<=>(const PlaceTile&) const = default;
    static constexpr auto kMembers = members(&PlaceTile::position, &PlaceTile::rotation);
    static constexpr std::string_view kText = "place:{position},{rotation}";
};

/// Lay a meeple that stands on the board on the cemetery that has just closed (M-BURY-2).
struct BuryMeeple {
    FeatureRef meeple;
    auto operator<=>(const BuryMeeple&) const = default;
    static constexpr auto kMembers = members(as_meeple(&BuryMeeple::meeple));
    static constexpr std::string_view kText = "bury:{meeple}";
};

/// Lay a meeple from a supply there, when none stands on the board (M-BURY-2).
struct BuryFromSupply {
    Colour colour = Colour::Red;
    auto operator<=>(const BuryFromSupply&) const = default;
    static constexpr auto kMembers = members(&BuryFromSupply::colour);
    static constexpr std::string_view kText = "bury:{colour}";
};

/// Put the additional ghost on this open cemetery (M-GHOST-3).
struct HauntCemetery {
    Position position;
    auto operator<=>(const HauntCemetery&) const = default;
    static constexpr auto kMembers = members(&HauntCemetery::position);
    static constexpr std::string_view kText = "haunt:{position}";
};

/// Put a ghost on a meeple (G-GHOST-1).
struct HauntMeeple {
    MeepleRef meeple;
    auto operator<=>(const HauntMeeple&) const = default;
    static constexpr auto kMembers = members(&HauntMeeple::meeple);
    static constexpr std::string_view kText = "haunt:{meeple}";
};

/// Put a meeple on a segment of the tile just placed (M-MEEPLE-1, G-MEEPLE-1).
struct PlaceMeeple {
    SegmentIndex segment;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const PlaceMeeple&) const = default;
    static constexpr auto kMembers =
        members(&PlaceMeeple::segment, &PlaceMeeple::colour, &PlaceMeeple::kind);
    static constexpr std::string_view kText = "meeple:{segment}:{colour}[:{kind}]";
};

/// Do nothing where nothing must be done: no meeple (M-MEEPLE-1, G-MEEPLE-1), or no more ghosts for
/// the hound (M-HOUND-3).
struct Pass {
    auto operator<=>(const Pass&) const = default;
    static constexpr auto kMembers = members();
    static constexpr std::string_view kText = "pass";
};

/// Resolve the scoring of a completed feature for its points (M-SCORE-1, M-SCORE-2).
struct TakePoints {
    FeatureRef feature;
    auto operator<=>(const TakePoints&) const = default;
    static constexpr auto kMembers = members(&TakePoints::feature);
    static constexpr std::string_view kText = "points:{feature}";
};

/// Resolve the scoring of a completed feature by removing ghosts from one tile (M-SCORE-1,
/// M-SCORE-3).
struct RemoveGhosts {
    FeatureRef feature;
    Position position;
    std::uint8_t count = 0;
    auto operator<=>(const RemoveGhosts&) const = default;
    static constexpr auto kMembers = members(&RemoveGhosts::feature, &RemoveGhosts::position,
                                             within(1, 3, &RemoveGhosts::count));
    static constexpr std::string_view kText = "ghosts:{feature}:{position}:{count}";
};

/// Move this scoring meeple by the points of a colour that has none (M-SIX-1, M-SIX-2).
struct AssignPoints {
    Colour track = Colour::Red;
    auto operator<=>(const AssignPoints&) const = default;
    static constexpr auto kMembers = members(&AssignPoints::track);
    static constexpr std::string_view kText = "assign:{track}";
};

/// Put the hound that was reached with a meeple (M-HOUND-3).
struct PlaceHound {
    FeatureRef meeple;
    auto operator<=>(const PlaceHound&) const = default;
    static constexpr auto kMembers = members(as_meeple(&PlaceHound::meeple));
    static constexpr std::string_view kText = "hound:{meeple}";
};

/// The hound that was just put removes ghosts from a tile near it (M-HOUND-3).
struct ChaseGhosts {
    Position position;
    std::uint8_t count = 0;
    auto operator<=>(const ChaseGhosts&) const = default;
    static constexpr auto kMembers =
        members(&ChaseGhosts::position, within(1, 3, &ChaseGhosts::count));
    static constexpr std::string_view kText = "chase:{position}:{count}";
};

/// Put the next tile of the active pile face down on a space at an open cemetery (M-DOWN-1).
struct PlaceFaceDown {
    Position position;
    auto operator<=>(const PlaceFaceDown&) const = default;
    static constexpr auto kMembers = members(&PlaceFaceDown::position);
    static constexpr std::string_view kText = "facedown:{position}";
};

/// Chance: the next token of a stream turns out to have this value.
struct DrawToken {
    Stream stream = Stream::Die;
    std::optional<std::uint8_t> value;  ///< nothing: hidden from whoever is told of it
    auto operator<=>(const DrawToken&) const = default;
    static constexpr auto kMembers = members(&DrawToken::stream, within(0, 9, &DrawToken::value));
    static constexpr std::string_view kText = "token:{stream}:{value|hidden}";
};

/// Play a token that is held.
struct PlayToken {
    Stream stream = Stream::Die;
    std::uint8_t value = 0;
    auto operator<=>(const PlayToken&) const = default;
    static constexpr auto kMembers = members(&PlayToken::stream, within(0, 9, &PlayToken::value));
    static constexpr std::string_view kText = "play:{stream}:{value}";
};

/// Offer points.
struct Bid {
    std::uint8_t points = 0;
    auto operator<=>(const Bid&) const = default;
    static constexpr auto kMembers = members(&Bid::points);
    static constexpr std::string_view kText = "bid:{points}";
};

/// Take a meeple off the board: one's own abbot, who is scored (AB-HOME-1), a knight out of the
/// city of a princess (PD-PRINCESS-1), or what a tower captures (TO-FLOOR-2).
struct TakeMeeple {
    MeepleRef meeple;
    auto operator<=>(const TakeMeeple&) const = default;
    static constexpr auto kMembers = members(&TakeMeeple::meeple);
    static constexpr std::string_view kText = "take:{meeple}";
};

/// Put a meeple on a segment of any tile: by a portal (PD-PORTAL-1), on a tower (TO-TOP-1), or a
/// wagon that moves on (AM-WAGON-2).
struct PlaceMeepleAt {
    FeatureRef place;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const PlaceMeepleAt&) const = default;
    static constexpr auto kMembers =
        members(as_place(&PlaceMeepleAt::place), &PlaceMeepleAt::colour, &PlaceMeepleAt::kind);
    static constexpr std::string_view kText = "at:{place}:{colour}[:{kind}]";
};

/// Move the dragon onto a tile (PD-DRAGON-3).
struct MoveDragon {
    Position position;
    auto operator<=>(const MoveDragon&) const = default;
    static constexpr auto kMembers = members(&MoveDragon::position);
    static constexpr std::string_view kText = "dragon:{position}";
};

/// Put the fairy beside a meeple of one's own (PD-FAIRY-1).
struct PlaceFairy {
    MeepleRef meeple;
    auto operator<=>(const PlaceFairy&) const = default;
    static constexpr auto kMembers = members(&PlaceFairy::meeple);
    static constexpr std::string_view kText = "fairy:{meeple}";
};

/// Put a floor on the foundation or the open tower of a tile (TO-FLOOR-1).
struct PlaceFloor {
    Position position;
    auto operator<=>(const PlaceFloor&) const = default;
    static constexpr auto kMembers = members(&PlaceFloor::position);
    static constexpr std::string_view kText = "floor:{position}";
};

/// Pay a player for one of one's own meeples that they hold (TO-RANSOM-1).
struct PayRansom {
    Colour captor = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const PayRansom&) const = default;
    static constexpr auto kMembers = members(&PayRansom::captor, &PayRansom::kind);
    static constexpr std::string_view kText = "ransom:{captor}[:{kind}]";
};

/// Say which of one's own meeples comes home for the one just captured (TO-SWAP-1).
struct ExchangePrisoner {
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const ExchangePrisoner&) const = default;
    static constexpr auto kMembers = members(&ExchangePrisoner::kind);
    static constexpr std::string_view kText = "exchange:{kind}";
};

/// Place the own abbey on a space between four tiles (AM-ABBEY-1).
struct PlaceAbbey {
    Position position;
    auto operator<=>(const PlaceAbbey&) const = default;
    static constexpr auto kMembers = members(&PlaceAbbey::position);
    static constexpr std::string_view kText = "abbey:{position}";
};

/// Put the own barn where four tiles meet: on the south-east corner of a tile (AM-BARN-1).
struct PlaceBarn {
    Position corner;
    auto operator<=>(const PlaceBarn&) const = default;
    static constexpr auto kMembers = members(&PlaceBarn::corner);
    static constexpr std::string_view kText = "barn:{corner}";
};

/// Everything that can be decided, by a player or by chance, in the order of a turn. A game is its
/// setup and a list of these.
using Decision =
    std::variant<DrawTile, PlaceTile, BuryMeeple, BuryFromSupply, HauntCemetery, HauntMeeple,
                 PlaceMeeple, Pass, TakePoints, RemoveGhosts, AssignPoints, PlaceHound, ChaseGhosts,
                 PlaceFaceDown, DrawToken, PlayToken, Bid, TakeMeeple, PlaceMeepleAt, MoveDragon,
                 PlaceFairy, PlaceFloor, PayRansom, ExchangePrisoner, PlaceAbbey, PlaceBarn>;

/// What the decision point asks for. Digests go by the number, so that what comes later stands at
/// the end.
enum class DecisionKind : std::uint8_t {
    DrawTile,
    PlaceTile,
    Bury,
    HauntCemetery,
    HauntMeeple,
    PlaceMeeple,
    Score,
    AssignPoints,
    PlaceHound,
    ChaseGhosts,
    PlaceFaceDown,
    None,
    DrawToken,
    PlayToken,
    Bid,
    CaptureMeeple,
    ExchangePrisoner,
    MoveDragon,
    MoveWagon,
    PlaceAbbey
};

/// Who decides: a player, chance (the room draws from its committed deck), or nobody (game over).
enum class Actor : std::uint8_t { Player, Chance, Nobody };

/// The moment of the game: who decides, and what.
struct DecisionPoint {
    Actor actor = Actor::Nobody;
    PlayerId player;  ///< who decides; the active player while chance does, or nobody
    DecisionKind kind = DecisionKind::None;

    /// The player who decides; nothing while chance does, or nobody.
    constexpr std::optional<PlayerId> decider() const {
        return actor == Actor::Player ? std::optional(player) : std::nullopt;
    }

    auto operator<=>(const DecisionPoint&) const = default;
};

}  // namespace mistward::rules
