#pragma once

#include "rules/core/colour_set.hpp"
#include "rules/core/decision.hpp"
#include "rules/core/members.hpp"
#include "rules/core/scoring.hpp"

#include <optional>
#include <variant>

namespace mistward::rules {

/// The turn of that player began, who is the active one from now on; turns count from 1.
struct TurnStarted {
    PlayerId player;
    std::uint16_t turn = 1;
    auto operator<=>(const TurnStarted&) const = default;
    static constexpr auto kMembers = members(&TurnStarted::player, at_least(1, &TurnStarted::turn));
    static constexpr std::string_view kText = "turn:{turn}:player{player}";
};

/// The active player drew this face; everybody sees it (P-1).
struct TileDrawn {
    TileId tile;
    auto operator<=>(const TileDrawn&) const = default;
    static constexpr auto kMembers = members(&TileDrawn::tile);
    static constexpr std::string_view kText = "drawn:{tile}";
};

/// The drawn tile fits nowhere and leaves the game (P-3).
struct TileDiscarded {
    TileId tile;
    auto operator<=>(const TileDiscarded&) const = default;
    static constexpr auto kMembers = members(&TileDiscarded::tile);
    static constexpr std::string_view kText = "discarded:{tile}";
};

/// A choice with a single legal answer was made by the core; the events that follow are its
/// effects (M-TURN-3).
struct DecisionForced {
    Decision decision;
    auto operator<=>(const DecisionForced&) const = default;
    static constexpr auto kMembers = members(&DecisionForced::decision);
    static constexpr std::string_view kText = "forced:{decision}";
};

/// A tile lies on the board (P-1).
struct TilePlaced {
    TileId tile;
    Position position;
    Rotation rotation;
    auto operator<=>(const TilePlaced&) const = default;
    static constexpr auto kMembers =
        members(&TilePlaced::tile, &TilePlaced::position, &TilePlaced::rotation);
    static constexpr std::string_view kText = "placed:{tile}:{position},{rotation}";
};

/// A mist bank closed (T-8); `tiles` counts the tiles that it covers.
struct BankCompleted {
    FeatureRef bank;
    std::uint8_t tiles = 0;
    auto operator<=>(const BankCompleted&) const = default;
    static constexpr auto kMembers =
        members(&BankCompleted::bank, at_least(2, &BankCompleted::tiles));
    static constexpr std::string_view kText = "bank:{bank}:{tiles}";
};

/// All spaces around a cemetery that count are occupied (M-BURY-1).
struct CemeteryClosed {
    Position position;
    auto operator<=>(const CemeteryClosed&) const = default;
    static constexpr auto kMembers = members(&CemeteryClosed::position);
    static constexpr std::string_view kText = "closed:{position}";
};

/// A meeple was laid on a cemetery for the rest of the game, from the board or from its supply
/// (M-BURY-2).
struct MeepleBuried {
    Colour colour = Colour::Red;
    Position cemetery;
    std::optional<FeatureRef> from;  ///< where it stood; nothing: it came from the supply
    auto operator<=>(const MeepleBuried&) const = default;
    static constexpr auto kMembers =
        members(&MeepleBuried::cemetery, &MeepleBuried::colour, as_place(&MeepleBuried::from));
    static constexpr std::string_view kText = "buried:{colour}:{cemetery}:{from|supply}";
};

/// Why ghosts left a tile: M-MIST-1, M-BURY-4, M-SCORE-1, M-HOUND-3.
enum class GhostsRemovedBy : std::uint8_t { Bank, Burial, Scoring, Hound };

/// Ghosts went from a tile back to the supply.
struct GhostsRemoved {
    Position position;
    std::uint8_t count = 0;
    GhostsRemovedBy cause = GhostsRemovedBy::Bank;
    auto operator<=>(const GhostsRemoved&) const = default;
    static constexpr auto kMembers = members(
        &GhostsRemoved::position, at_least(1, &GhostsRemoved::count), &GhostsRemoved::cause);
    static constexpr std::string_view kText = "ghosts:{position}:-{count}:{cause}";
};

/// Why ghosts came to a tile: its own symbols (M-GHOST-1), the additional ghost of a cemetery
/// (M-GHOST-3), a haunted cemetery placed beside it (M-GHOST-4).
enum class GhostsPlacedBy : std::uint8_t { Symbols, Cemetery, Haunting };

/// Ghosts went from the supply onto a tile.
struct GhostsPlaced {
    Position position;
    std::uint8_t count = 0;
    GhostsPlacedBy cause = GhostsPlacedBy::Symbols;
    auto operator<=>(const GhostsPlaced&) const = default;
    static constexpr auto kMembers =
        members(&GhostsPlaced::position, at_least(1, &GhostsPlaced::count), &GhostsPlaced::cause);
    static constexpr std::string_view kText = "ghosts:{position}:+{count}[:{cause}]";
};

/// The supply cannot give what step 2a must put down: the game is lost (M-GHOST-5).
struct GhostsMissing {
    std::uint8_t needed = 0;
    std::uint8_t supply = 0;
    auto operator<=>(const GhostsMissing&) const = default;
    static constexpr auto kMembers =
        members(at_least(1, &GhostsMissing::needed), &GhostsMissing::supply);
    static constexpr std::string_view kText = "missing:{supply}of{needed}";
};

/// A ghost came to a meeple; `ghosts` now sit on it (G-GHOST-1).
struct MeepleHaunted {
    Colour colour = Colour::Red;
    FeatureRef feature;
    std::uint8_t ghosts = 1;
    auto operator<=>(const MeepleHaunted&) const = default;
    static constexpr auto kMembers =
        members(&MeepleHaunted::colour, as_place(&MeepleHaunted::feature),
                within(1, 3, &MeepleHaunted::ghosts));
    static constexpr std::string_view kText = "haunted:{feature}:{colour}:{ghosts}";
};

/// A meeple left its supply for the board (M-MEEPLE-1, G-MEEPLE-1).
struct MeeplePlaced {
    PlayerId player;
    Colour colour = Colour::Red;
    FeatureRef feature;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const MeeplePlaced&) const = default;
    static constexpr auto kMembers =
        members(&MeeplePlaced::colour, as_place(&MeeplePlaced::feature), &MeeplePlaced::player,
                &MeeplePlaced::kind);
    static constexpr std::string_view kText = "meeple:{feature}:{colour}[:{kind}]";
};

/// Why a meeple went back: its feature was scored (M-SCORE-4, G-SCORE-1), a third ghost chased it
/// (G-GHOST-2), the dragon came to its tile (PD-DRAGON-4), a princess sent it away (PD-PRINCESS-1),
/// or a tower captured it (TO-FLOOR-2).
enum class MeepleReturnedBy : std::uint8_t { Scoring, Ghosts, Dragon, Princess, Tower };

/// A meeple went back to its supply, and the ghosts that sat on it to theirs.
struct MeepleReturned {
    Colour colour = Colour::Red;
    FeatureRef feature;
    MeepleKind kind = MeepleKind::Ordinary;
    std::uint8_t ghosts = 0;
    MeepleReturnedBy cause = MeepleReturnedBy::Scoring;
    auto operator<=>(const MeepleReturned&) const = default;
    static constexpr auto kMembers =
        members(&MeepleReturned::colour, as_place(&MeepleReturned::feature), &MeepleReturned::kind,
                within(0, 3, &MeepleReturned::ghosts), &MeepleReturned::cause);
    static constexpr std::string_view kText =
        "returned:{feature}:{colour}[:{kind}][:{ghosts}ghosts]";
};

/// What a scoring was resolved for.
enum class ScoredFor : std::uint8_t { Points, Ghosts };

/// A scoring was resolved, for its points or given up for ghosts (M-SCORE-1, M-SCORE-3); in the
/// competitive game always for points (G-SCORE-1, G-END-1).
struct FeatureScored {
    Scoring scoring;
    ScoredFor taken = ScoredFor::Points;
    auto operator<=>(const FeatureScored&) const = default;
    static constexpr auto kMembers = members(&FeatureScored::scoring, &FeatureScored::taken);
    static constexpr std::string_view kText = "scored:{scoring}:{taken}";
};

/// A total changed: a scoring meeple moved, or a player scored. `points` is what is due, less what
/// `ghosts` on the player's meeples cost (G-SCORE-2); `total` is the new total, never below 0.
struct ScoreChanged {
    Colour colour = Colour::Pink;
    std::int16_t points = 0;
    std::uint16_t total = 0;
    std::uint8_t ghosts = 0;
    std::optional<FeatureRef> feature;  ///< what was scored; nothing: a hound
    auto operator<=>(const ScoreChanged&) const = default;
    static constexpr auto kMembers =
        members(&ScoreChanged::colour, &ScoreChanged::points, &ScoreChanged::total,
                &ScoreChanged::ghosts, &ScoreChanged::feature);
    static constexpr std::string_view kText = "score:{colour}:{points}:{total}[:{ghosts}ghosts]";
};

/// The general supply gave the keeper's owner a guard (G-SCORE-3).
struct GuardGained {
    PlayerId player;
    Colour colour = Colour::Red;
    auto operator<=>(const GuardGained&) const = default;
    static constexpr auto kMembers = members(&GuardGained::player, &GuardGained::colour);
    static constexpr std::string_view kText = "guard:{colour}";
};

/// The scoring meeples reached a hound (M-HOUND-1).
struct HoundReached {
    Hound hound = Hound::Rufus;
    auto operator<=>(const HoundReached&) const = default;
    static constexpr auto kMembers = members(&HoundReached::hound);
    static constexpr std::string_view kText = "reached:{hound}";
};

/// A hound stands with a meeple (M-HOUND-3).
struct HoundPlaced {
    Hound hound = Hound::Rufus;
    FeatureRef meeple;
    auto operator<=>(const HoundPlaced&) const = default;
    static constexpr auto kMembers = members(&HoundPlaced::hound, as_place(&HoundPlaced::meeple));
    static constexpr std::string_view kText = "hound:{hound}:{meeple}";
};

/// A hound is scored: 1 point for each ghost on the board, due to the colour of its meeple
/// (M-HOUND-5).
struct HoundScored {
    Hound hound = Hound::Rufus;
    Colour colour = Colour::Red;
    std::uint8_t ghosts = 0;
    auto operator<=>(const HoundScored&) const = default;
    static constexpr auto kMembers =
        members(&HoundScored::hound, &HoundScored::colour, within(0, 15, &HoundScored::ghosts));
    static constexpr std::string_view kText = "howls:{hound}:{colour}:{ghosts}";
};

/// Why a hound left the game: M-BURY-3, M-HOUND-3 (no meeple to stand with), M-HOUND-5.
enum class HoundLeftBy : std::uint8_t { Burial, Loss, Scoring };

/// A hound left the game.
struct HoundLeft {
    Hound hound = Hound::Rufus;
    HoundLeftBy cause = HoundLeftBy::Scoring;
    auto operator<=>(const HoundLeft&) const = default;
    static constexpr auto kMembers = members(&HoundLeft::hound, &HoundLeft::cause);
    static constexpr std::string_view kText = "left:{hound}:{cause}";
};

/// The rest of the active pile was put on the next one, which now holds `tiles` (M-HOUND-4).
struct PilesJoined {
    std::uint8_t rest = 0;
    std::uint8_t tiles = 0;
    auto operator<=>(const PilesJoined&) const = default;
    static constexpr auto kMembers = members(&PilesJoined::rest, &PilesJoined::tiles);
};

/// A tile that nobody has seen lies face down (M-DOWN-1, M-DOWN-2).
struct FaceDownPlaced {
    Position position;
    auto operator<=>(const FaceDownPlaced&) const = default;
    static constexpr auto kMembers = members(&FaceDownPlaced::position);
    static constexpr std::string_view kText = "facedown:{position}";
};

/// A player drew a token.
struct TokenDrawn {
    PlayerId player;
    Stream stream = Stream::Die;
    std::optional<std::uint8_t> value;  ///< nothing: hidden from whoever is told of it
    auto operator<=>(const TokenDrawn&) const = default;
    static constexpr auto kMembers =
        members(&TokenDrawn::player, &TokenDrawn::stream, within(0, 9, &TokenDrawn::value));
    static constexpr std::string_view kText = "token:{stream}:{value|hidden}";
};

/// A player played a token that they held.
struct TokenPlayed {
    PlayerId player;
    Stream stream = Stream::Die;
    std::uint8_t value = 0;
    auto operator<=>(const TokenPlayed&) const = default;
    static constexpr auto kMembers =
        members(&TokenPlayed::player, &TokenPlayed::stream, within(0, 9, &TokenPlayed::value));
    static constexpr std::string_view kText = "play:{stream}:{value}";
};

/// A player offered points.
struct BidMade {
    PlayerId player;
    std::uint8_t points = 0;
    auto operator<=>(const BidMade&) const = default;
    static constexpr auto kMembers = members(&BidMade::player, &BidMade::points);
    static constexpr std::string_view kText = "bid:player{player}:{points}";
};

/// The same player places another tile in the same turn (TB-BUILD-3).
struct SecondPartStarted {
    PlayerId player;
    auto operator<=>(const SecondPartStarted&) const = default;
    static constexpr auto kMembers = members(&SecondPartStarted::player);
    static constexpr std::string_view kText = "again:player{player}";
};

/// A player completed a city with goods and took tokens (TB-GOODS-1).
struct GoodsTaken {
    PlayerId player;
    Good good = Good::Wine;
    std::uint8_t count = 1;
    auto operator<=>(const GoodsTaken&) const = default;
    static constexpr auto kMembers =
        members(&GoodsTaken::player, &GoodsTaken::good, at_least(1, &GoodsTaken::count));
    static constexpr std::string_view kText = "goods:player{player}:{good}:{count}";
};

/// These colours have the most tokens of a good at the end and are paid for it (TB-GOODS-2).
struct GoodsScored {
    Good good = Good::Wine;
    ColourSet colours;
    auto operator<=>(const GoodsScored&) const = default;
    static constexpr auto kMembers = members(&GoodsScored::good, &GoodsScored::colours);
    static constexpr std::string_view kText = "goods:{good}:{colours}";
};

/// The dragon came to a tile (PD-DRAGON-2, PD-DRAGON-3).
struct DragonMoved {
    Position position;
    auto operator<=>(const DragonMoved&) const = default;
    static constexpr auto kMembers = members(&DragonMoved::position);
    static constexpr std::string_view kText = "dragon:{position}";
};

/// The fairy stands beside a meeple (PD-FAIRY-1).
struct FairyPlaced {
    PlayerId player;
    Colour colour = Colour::Red;
    FeatureRef feature;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const FairyPlaced&) const = default;
    static constexpr auto kMembers = members(&FairyPlaced::colour, as_place(&FairyPlaced::feature),
                                             &FairyPlaced::player, &FairyPlaced::kind);
    static constexpr std::string_view kText = "fairy:{feature}:{colour}[:{kind}]";
};

/// The player whose turn begins is paid since the fairy stands beside a meeple of theirs
/// (PD-FAIRY-3).
struct FairyScored {
    PlayerId player;
    auto operator<=>(const FairyScored&) const = default;
    static constexpr auto kMembers = members(&FairyScored::player);
    static constexpr std::string_view kText = "fairy:player{player}";
};

/// A tower has one more floor (TO-FLOOR-1); `floors` now.
struct FloorPlaced {
    PlayerId player;
    Position position;
    std::uint8_t floors = 1;
    auto operator<=>(const FloorPlaced&) const = default;
    static constexpr auto kMembers =
        members(&FloorPlaced::player, &FloorPlaced::position, at_least(1, &FloorPlaced::floors));
    static constexpr std::string_view kText = "floor:{position}:{floors}";
};

/// A meeple that has just come back from the board does not stay with its owner: it is a prisoner
/// (TO-FLOOR-2).
struct MeepleCaptured {
    PlayerId captor;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    auto operator<=>(const MeepleCaptured&) const = default;
    static constexpr auto kMembers =
        members(&MeepleCaptured::captor, &MeepleCaptured::colour, &MeepleCaptured::kind);
    static constexpr std::string_view kText = "captured:player{captor}:{colour}[:{kind}]";
};

/// Why a prisoner is free: its owner paid (TO-RANSOM-1), or two were exchanged (TO-SWAP-1).
enum class FreedBy : std::uint8_t { Ransom, Exchange };

/// A prisoner is back in its owner's supply.
struct PrisonerFreed {
    PlayerId captor;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
    FreedBy cause = FreedBy::Ransom;
    auto operator<=>(const PrisonerFreed&) const = default;
    static constexpr auto kMembers = members(&PrisonerFreed::captor, &PrisonerFreed::colour,
                                             &PrisonerFreed::kind, &PrisonerFreed::cause);
    static constexpr std::string_view kText = "freed:player{captor}:{colour}[:{kind}]:{cause}";
};

/// How the game stands; `Finished` is the end of a competitive game.
enum class Outcome : std::uint8_t { Undecided, Won, Lost, Finished };

/// Which clause ended the game: M-END-1 goal reached, M-END-2 ghosts missing, M-END-3 no tile left,
/// G-END-1 no tile left to place.
enum class EndReason : std::uint8_t {
    None,
    GoalReached,
    GhostsMissing,
    TilesExhausted,
    AllTilesPlaced
};

/// The game is over for everybody.
struct GameEnded {
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    ColourSet winners = {};  ///< competitive: whoever has the most points (G-END-2)
    auto operator<=>(const GameEnded&) const = default;
    static constexpr auto kMembers =
        members(&GameEnded::outcome, &GameEnded::reason, &GameEnded::winners);
    static constexpr std::string_view kText = "{outcome}:{reason}[:{winners}]";
};

/// Everything that can happen. Events are values; a client that follows them knows the whole game.
using Event =
    std::variant<TurnStarted, TileDrawn, TileDiscarded, DecisionForced, TilePlaced, BankCompleted,
                 CemeteryClosed, MeepleBuried, GhostsRemoved, GhostsPlaced, GhostsMissing,
                 MeepleHaunted, MeeplePlaced, MeepleReturned, FeatureScored, ScoreChanged,
                 GuardGained, HoundReached, HoundPlaced, HoundScored, HoundLeft, PilesJoined,
                 FaceDownPlaced, GameEnded, TokenDrawn, TokenPlayed, BidMade, SecondPartStarted,
                 GoodsTaken, GoodsScored, DragonMoved, FairyPlaced, FairyScored, FloorPlaced,
                 MeepleCaptured, PrisonerFreed>;

}  // namespace mistward::rules
