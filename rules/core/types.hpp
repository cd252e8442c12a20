#pragma once

#include "rules/core/enumerators.hpp"
#include "rules/core/invariant.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace mistward::rules {

/// A number that names something and mixes with no other number.
template <class Tag, class Rep = std::uint8_t>
class StrongId {
public:
    constexpr StrongId() = default;
    constexpr explicit StrongId(std::size_t value) : value_(static_cast<Rep>(value)) {}
    /// The same, kept in more bits, or if somebody says so in fewer; these must be enough.
    template <class Other>
    constexpr explicit(sizeof(Other) > sizeof(Rep)) StrongId(StrongId<Tag, Other> same)
        : value_(static_cast<Rep>(same.value())) {
        require(same.value() <= std::numeric_limits<Rep>::max(), "an id has room where it is kept");
    }
    constexpr std::size_t value() const { return value_; }
    constexpr auto operator<=>(const StrongId&) const = default;

private:
    Rep value_ = 0;
};

/// Index into `TileSet::tiles`: one tile face (a published id with one number of ghost symbols).
/// Copies of one face are interchangeable and share the id.
using TileId = StrongId<struct TileIdTag, std::uint16_t>;
/// No set has more faces.
inline constexpr std::size_t kMostFaces = std::numeric_limits<std::uint16_t>::max();

/// The same as a state keeps it: in no more bits than the faces of its game need.
template <class Limits>
using StoredTile = StrongId<TileIdTag, typename Limits::Face>;

/// Player 0 is the first to move.
using PlayerId = StrongId<struct PlayerIdTag>;

/// The player whose turn it is. A type of its own, since who decides is another question: the
/// decision point answers it, and within a turn it may be anybody.
struct ActivePlayer {
    PlayerId id;
    constexpr auto operator<=>(const ActivePlayer&) const = default;
};

/// Index into `TileLayout::segments` of one tile; it does not change when the tile is turned.
using SegmentIndex = StrongId<struct SegmentIndexTag>;

/// The four sides of a tile, clockwise.
enum class Edge : std::uint8_t { North, East, South, West };
inline constexpr auto kEdges = kAllOf<Edge>;
static_assert(kEdges == std::array{Edge::North, Edge::East, Edge::South, Edge::West});

/// The side of the neighbour that touches this side.
constexpr Edge opposite(Edge edge) {
    return static_cast<Edge>((static_cast<unsigned>(edge) + 2U) % 4U);
}

/// The sides and corners of a tile, clockwise: twice the `Edge`, and between them the corners.
enum class Direction : std::uint8_t {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest
};

/// A clockwise turn, in quarter turns, 0 to 3.
class Rotation {
public:
    constexpr Rotation() = default;
    constexpr explicit Rotation(unsigned quarter_turns)
        : quarter_turns_(static_cast<std::uint8_t>(quarter_turns % 4U)) {}
    constexpr unsigned quarter_turns() const { return quarter_turns_; }
    /// Where a side of the unturned tile points after the turn.
    constexpr Edge turn(Edge edge) const {
        return static_cast<Edge>((static_cast<unsigned>(edge) + quarter_turns_) % 4U);
    }
    /// Which side of the unturned tile points towards `edge` after the turn.
    constexpr Edge unturn(Edge edge) const {
        return static_cast<Edge>((static_cast<unsigned>(edge) + 4U - quarter_turns_) % 4U);
    }
    constexpr auto operator<=>(const Rotation&) const = default;

private:
    std::uint8_t quarter_turns_ = 0;
};
inline constexpr std::array kRotations{Rotation(0), Rotation(1), Rotation(2), Rotation(3)};

/// A space of the board; `x` grows east, `y` grows south.
struct Position {
    std::int16_t x = 0;
    std::int16_t y = 0;
    constexpr auto operator<=>(const Position&) const = default;
};

/// The space next to `position` on the side `edge`.
constexpr Position neighbour(Position position, Edge edge) {
    constexpr std::array<Position, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const Position step = kSteps[static_cast<std::size_t>(edge)];
    return {static_cast<std::int16_t>(position.x + step.x),
            static_cast<std::int16_t>(position.y + step.y)};
}

/// The steps to the 8 spaces around a tile, clockwise from the north-west.
inline constexpr std::array<Position, 8> kAround{
    {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}};

constexpr Position operator+(Position position, Position step) {
    return {static_cast<std::int16_t>(position.x + step.x),
            static_cast<std::int16_t>(position.y + step.y)};
}

/// Which of the steps in `kAround` leads from one space to another; they must be neighbours.
constexpr std::size_t around_index(Position from, Position to) {
    constexpr std::array<std::array<std::uint8_t, 3>, 3> kIndex{{{0, 1, 2}, {7, 8, 3}, {6, 5, 4}}};
    return kIndex[static_cast<std::size_t>(to.y - from.y + 1)]
                 [static_cast<std::size_t>(to.x - from.x + 1)];
}

/// Whether two spaces are one, or one of them is among the 8 around the other.
constexpr bool is_near(Position a, Position b) {
    return static_cast<unsigned>(a.x - b.x + 1) <= 2U && static_cast<unsigned>(a.y - b.y + 1) <= 2U;
}

/// The colours of the box, in the order in which rules that need an order name them (M-SIX-1).
enum class Colour : std::uint8_t { Red, Green, Blue, Yellow, Black, Pink };
inline constexpr auto kColours = kAllOf<Colour>;
inline constexpr std::size_t kColourCount = kColours.size();

/// What stands for a player. What a kind means is in its row (`rivals/trunk/figure.hpp`).
enum class MeepleKind : std::uint8_t {
    Ordinary,
    Guard,
    Abbot,
    Large,
    Builder,
    Pig,
    Mayor,
    Wagon,
    Barn
};

/// What tiles of trading cities show (TB-GOODS-1).
enum class Good : std::uint8_t { Wine, Grain, Cloth };
inline constexpr auto kGoods = kAllOf<Good>;

/// The two hounds, in the order in which they are reached (M-SET-3).
enum class Hound : std::uint8_t { Rufus, Ronja };
inline constexpr auto kHounds = kAllOf<Hound>;
static_assert(kHounds == std::array{Hound::Rufus, Hound::Ronja});

/// What lies on one side of a tile (T-1). `Any` is what meets every terrain.
enum class Terrain : std::uint8_t { Field, Road, City, River, Any };

/// What a segment, and the feature that it is part of, is (T-3, T-6). Those after `Tower` are on
/// tiles of other expansions only, and in no game yet.
enum class FeatureKind : std::uint8_t {
    City,
    Road,
    Mist,
    Field,
    Castle,
    Cemetery,
    Monastery,
    Abbey,
    Garden,
    Tower,
    Yaga,
    River
};

/// The kinds that the features of games are of.
inline constexpr std::size_t kPlayedKinds = static_cast<std::size_t>(FeatureKind::Tower) + 1;

/// Whether it is a feature by itself that the spaces around it complete: what a tile has in its
/// centre, or a garden beside it.
constexpr bool is_centre(FeatureKind kind) {
    return (kind >= FeatureKind::Castle && kind <= FeatureKind::Garden) ||
           kind == FeatureKind::Yaga;
}
static_assert(static_cast<unsigned>(FeatureKind::Garden) -
                  static_cast<unsigned>(FeatureKind::Castle) ==
              4);

/// Whether a tile has no more than one of that kind, which is called by its kind alone.
constexpr bool is_single(FeatureKind kind) { return is_centre(kind) || kind == FeatureKind::Tower; }

/// Whether a feature of that kind is ever scored: not a mist bank, nor a tower (T-8, TO-TOP-1).
constexpr bool is_scored(FeatureKind kind) {
    return kind != FeatureKind::Mist && kind != FeatureKind::Tower;
}

/// One segment of one tile on the board; it names the feature that the segment is part of.
struct FeatureRef {
    Position position;
    SegmentIndex segment;
    constexpr auto operator<=>(const FeatureRef&) const = default;
};

/// Which of the meeples that stand at one place, if that is said. Not a `std::optional`, which
/// compilers keep in memory where this stays in registers.
struct NamedMeeple {
    constexpr NamedMeeple() = default;
    constexpr explicit NamedMeeple(Colour whose, MeepleKind what = MeepleKind::Ordinary)
        : is_said(true), colour(whose), kind(what) {}
    constexpr auto operator<=>(const NamedMeeple&) const = default;

    bool is_said = false;
    Colour colour = Colour::Red;
    MeepleKind kind = MeepleKind::Ordinary;
};

/// A meeple on the board: by its segment where it stands there alone, else also by what it is.
struct MeepleRef {
    FeatureRef where;
    NamedMeeple which = {};
    constexpr auto operator<=>(const MeepleRef&) const = default;
};

}  // namespace mistward::rules
