#pragma once

#include "companion/mists/unseen.hpp"
#include "rules/mists/game.hpp"

#include <limits>

namespace mistward::companion::mists {

using rules::Colour;
using rules::ColourSet;
using rules::FeatureKind;
using rules::Position;

/// A feature or mist bank, as a number below `Limits::kSegments`.
using FeatureNumber = std::uint8_t;
inline constexpr FeatureNumber kNoFeature = 0xFF;
static_assert(Limits::kSegments <= kNoFeature);

/// Several features speak of the needs of up to three scoring meeples, the greatest first.
using Greatest = std::array<float, 3>;

/// How long the game can last.
struct Clock {
    float tiles = 0;             ///< left in all piles
    float pile = 0;              ///< left in the active pile
    float turns = 0;             ///< about so many, when tiles that go face down are taken off
    float pile_turns = 0;        ///< the same for the active pile
    std::size_t draws = 0;       ///< `turns` as a number for `Unseen::chance`
    std::size_t pile_draws = 0;  ///< `pile_turns` likewise
    bool deadline = false;       ///< the next hound must be reached before the active pile ends
};

/// Where a feature opens on empty spaces beside face-up tiles.
struct Reach {
    static_assert(rules::Board<Limits>::kFrontier <= std::numeric_limits<std::uint8_t>::max());
    std::uint8_t spaces = 0;  ///< so many
    std::uint8_t sides = 0;   ///< open sides there; the others are closed for good
    std::uint8_t first = 0;   ///< one of the spaces, as an index into `Facts::spaces`
    bool city = false;
    Faces finishing = 0;  ///< with one space: the faces that complete it there
    float fit = 0;        ///< the chance that the next tile fits there, misty where a bank needs it
    float finish = 0;     ///< with one space: the chance that it completes the feature
    float end = 0;        ///< the chance to be completed before the game is over, roughly
    float strict = 0;     ///< the same, counting only tiles that add no new side
    float pile_end = 0;   ///< the chance to be completed with the active pile, roughly
};

/// An empty space beside a face-up tile.
struct Space {
    Position position;
    rules::Signature asked = 0;
    std::uint8_t lined = 0;  ///< the sides where a neighbour has a road or a city
    std::uint8_t misty = 0;  ///< the sides where a neighbour has mist
    std::array<FeatureNumber, 4> line{};
    std::array<FeatureNumber, 4> mist{};
};

/// Cemeteries that are not closed.
struct Cemeteries {
    float open = 0;
    float sides = 0;       ///< spaces that still have to be occupied, of all together
    float least = 0;       ///< of the one that lacks the fewest
    float ghosts = 0;      ///< that stand on them
    float in_the_way = 0;  ///< spaces around them that something under way, or a bank, opens on
    rules::FixedList<Position, Limits::kCentres> positions;
    std::optional<Position> next;     ///< the one that lacks the fewest spaces
    std::optional<Position> haunted;  ///< one with ghosts
};

/// What the next tile brings, if it is placed so that it brings the fewest ghosts.
struct NextTile {
    static constexpr std::size_t kMost = 6;
    std::array<float, kMost> needs{};  ///< chances that it brings so many; the last for more, too
    float expected = 0;                ///< ghosts
    /// The chance that it brings more than are in the supply less 0 to 3.
    std::array<float, 4> lethal{};
    float lethal_two = 0;     ///< the next two tiles together bring more than are in the supply
    float lethal_three = 0;   ///< the next three
    float joins = 0;          ///< the chance that it can join mist to mist
    float symbols = 0;        ///< ghost symbols on an unseen tile, on average
    float cemetery_cost = 0;  ///< the extra ghost of an open cemetery (M-GHOST-3): 1 or 0
    unsigned supply = 0;      ///< ghosts there
};

/// Mist banks that are not complete.
struct Banks {
    float spaces = 0;     ///< empty spaces with mist beside them
    float sides = 0;      ///< misty sides there
    float joining = 0;    ///< the spaces, each times the chance that the next tile joins mist there
    float one_tile = 0;   ///< banks that one tile can complete
    float two_tiles = 0;  ///< banks that open on two spaces
    float more = 0;
    float dead = 0;     ///< banks that can never be completed
    float closing = 0;  ///< the chance that the next tile can complete one
    float cleared = 0;  ///< ghosts that the next tile can clear: banks of one tile, each by chance
    float best = 0;     ///< the most ghosts on one bank that one tile can complete
    std::optional<Position> place;  ///< a space where one is completed, that one if there is one
    Faces complete = 0;             ///< faces that can complete one
    Faces join = 0;                 ///< faces that can join one
};

/// Ghosts on the board.
struct Haunted {
    float all = 0;
    float tallest = 0;  ///< the most on one tile
    float ones = 0;     ///< tiles with one ghost
    float twos = 0;
    float threes = 0;               ///< tiles with three or more
    float going = 0;                ///< ghosts, each times the chance that its bank is completed
    float closable = 0;             ///< ghosts on a bank that can be completed
    float stuck = 0;                ///< the others
    std::optional<Position> place;  ///< of the most
};

/// A road, city or castle with a meeple.
struct Work {
    FeatureNumber feature = kNoFeature;
    FeatureKind kind = FeatureKind::Road;
    ColourSet colours;
    float count = 0;     ///< colours
    float value = 0;     ///< when it is complete, for one colour, its open spaces counted once
    float open = 0;      ///< open sides
    float spaces = 0;    ///< that it opens on
    float end = 0;       ///< the chance to be completed before the game is over, roughly
    float strict = 0;    ///< the same, counting only tiles that add no new side
    float pile_end = 0;  ///< the chance to be completed with the active pile, roughly
    float fit = 0;       ///< a work with one space: the chance that the next tile fits there
    float next = 0;      ///< the chance that the next tile completes it
    Position position;   ///< of one of its tiles
    std::optional<Position> last_space;  ///< if it opens on one space only
    float points() const { return value * count; }
};

/// Works together.
struct Works {
    float all = 0;
    float one_space = 0;
    float two_spaces = 0;
    float more_spaces = 0;
    float dead = 0;          ///< that can never be completed
    float dead_meeples = 0;  ///< meeples on them
    float most_pending = 0;  ///< points of one
    float pending = 0;       ///< complete: their scoring waits
    float pending_points = 0;
    std::optional<Position> pending_place;  ///< of the most points
    std::optional<Position> dead_place;     ///< of one that can never be completed
    float shared = 0;                       ///< with several colours
    float cities = 0;
    float castles = 0;  ///< that can be completed
    float castle_sides = 0;
    float castle_points = 0;  ///< expected
    float likely = 0;         ///< sum of the chances to be completed
    float points = 0;         ///< expected
    float strict_points = 0;  ///< expected, counting only tiles that add no new side
    float pile_points = 0;    ///< expected with the active pile
    float shared_points = 0;  ///< expected, from works with several colours
    float live_points = 0;    ///< of all that can be completed
    float next_points = 0;    ///< expected from the next tile
    float fits_next = 0;  ///< works with one space, each times the chance that a tile fits there
    float next = 0;       ///< the chance that the next tile completes one, taken as independent
    float best = 0;       ///< most points expected from one
    std::optional<Position> best_place;
    float best_next = 0;  ///< most points expected from one by the next tile
    std::optional<Position> next_place;
    float join_gain = 0;    ///< points that joining two works brings, each times its chance
    float join_chance = 0;  ///< sum of the chances to join works of different colours
    float join_best = 0;
    std::optional<Position> join_place;
};

/// Roads and cities without a meeple that one tile completes: to be taken and scored at once.
struct Gifts {
    float chance = 0;               ///< that the next tile completes one, taken as independent
    float points = 0;               ///< expected from the next tile
    float all = 0;                  ///< points of all of them
    std::optional<Position> place;  ///< of the one from which most is expected
};

/// Points that are missing.
struct Needs {
    float goal = 0;        ///< of all scoring meeples together
    float goal_after = 0;  ///< the same after the points that works are expected to bring
    Greatest each{};       ///< of each scoring meeple
    Greatest each_after{};
    float hound = 0;  ///< up to the next hound, all together; 0 if none waits
    float hound_after = 0;
    float hound_pile = 0;  ///< after what works are expected to bring with the active pile
    Greatest hound_each{};
    Greatest hound_each_after{};
    float hound_worst_pile = 0;    ///< of the slowest, after the active pile
    float hound_chance = 0;        ///< that works alone bring them with the active pile
    float hound_chance_usual = 0;  ///< the same if each turn brings `kUsualPoints` besides
    float goal_chance = 0;         ///< that works alone bring what is missing to the goal
    float goal_chance_usual = 0;
    float hound_single = 0;  ///< the chance that a single work brings what the hound takes
    float uncovered = 0;     ///< level 6: scoring meeples that no work moves and that lack points
    float wild = 0;          ///< level 6: points expected from colours that choose
};

/// Meeples at hand.
struct Hands {
    float all = 0;
    float empty_players = 0;  ///< without a meeple at hand
    float least = 0;          ///< of the player who has the fewest
    float next = 0;           ///< of the player who moves next
    float next_colours = 0;   ///< colours of that player with a meeple at hand
    float next_tracks = 0;    ///< of these, colours with a scoring meeple (level 6)
    float second = 0;         ///< of the player after the next
    float buried = 0;
};

/// Hounds.
struct Hounds {
    float waiting = 0;
    float standing = 0;
    float points = 0;  ///< expected from those that stand, with the ghosts of now
    float chase = 0;   ///< ghosts that the next hound could chase, wherever a meeple stands
    std::optional<Position> place;  ///< where the first that stands is
    std::optional<Position> chase_place;
};

/// Everything that features share about one position, computed in one pass over the empty spaces,
/// the ghosts and the meeples. It refers to the state and the tables, and holds as long as they do.
struct Facts {
    const rules::Tables* tables = nullptr;
    const State* state = nullptr;
    const rules::Level* level = nullptr;
    bool six = false;  ///< three scoring meeples

    Clock clock;
    Cemeteries cemeteries;
    Banks banks;
    NextTile next;
    Haunted haunted;
    Works works;
    Gifts gifts;
    Needs needs;
    Hands hands;
    Hounds hounds;
    float unseen_tiles = 0;  ///< those that lie face down among them
    float unseen_castles = 0;
    float unseen_cemeteries = 0;

    std::size_t space_count = 0;
    std::array<Space, rules::Board<Limits>::kFrontier> spaces;
    std::array<Reach, Limits::kSegments> reach;
    std::array<std::uint8_t, Limits::kSegments> bank_ghosts;  ///< of the banks in `open_banks`
    std::array<std::uint8_t, Limits::kSegments> work;         ///< 1 + index in `under_way`, or 0
    rules::FixedList<FeatureNumber, Limits::kSegments> open_lines;
    rules::FixedList<FeatureNumber, Limits::kSegments> open_banks;
    rules::FixedList<Work, Limits::kMeeples> under_way;

    /// Whether a feature or bank can still be completed: its open sides are all onto empty spaces.
    bool closable(FeatureNumber feature) const {
        const std::size_t open = state->features.open_sides(rules::FeatureId(feature));
        return open != 0 && reach[feature].sides == open;
    }
};

}  // namespace mistward::companion::mists
