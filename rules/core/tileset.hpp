#pragma once

#include "rules/core/enum_set.hpp"
#include "rules/core/types.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::rules {

/// Where a road stops inside a tile (T-3); `Through` for a road that joins sides.
enum class RoadEnd : std::uint8_t {
    Through,
    Village,
    Castle,
    City,
    Monastery,
    Crossing,
    Ruin,
    Tower,
    Circus,
    Acrobats,
    Bazaar,
    Hill,
    Other
};

/// What is printed on one segment: of a city as far as `Uncapped` (a city on one side that is no
/// half circle), of a road an inn or a tunnel (it runs under what it crosses), of a field a herd.
enum class SegmentMark : std::uint8_t {
    Cathedral,
    Princess,
    Wine,
    Grain,
    Cloth,
    Uncapped,
    Inn,
    Tunnel,
    Pigherd
};
using SegmentMarks = EnumSet<SegmentMark>;

/// What is printed on a tile and belongs to none of its segments. `Tower` is a word of documents: a
/// layout has a segment instead, since meeples stand there.
enum class TileMark : std::uint8_t {
    Volcano,
    Dragon,
    Portal,
    Tower,
    Bazaar,
    Hill,
    Vineyard,
    Circus,
    Acrobats,
    Razboynik,
    Vodyanoy,
    Spring,
    Lake,
    Fork
};
using TileMarks = EnumSet<TileMark>;

using FeatureKinds = EnumSet<FeatureKind>;

/// One connected piece of terrain, mist, or the centre building of a tile, in unturned orientation.
/// A field can be inside the tile and touch no side.
struct Segment {
    FeatureKind kind = FeatureKind::Road;
    /// Bit `1 << Edge`: the sides that the segment reaches. 0 for fields and centres.
    std::uint8_t edges = 0;
    /// Fields only. Bit `1 << h`, half-edges counted clockwise from the west half of the north
    /// side.
    std::uint8_t half_edges = 0;
    /// Cities only: coats of arms.
    std::uint8_t coats = 0;
    /// Fields only. Bit `1 << k`: the field borders the k-th city segment of the tile.
    std::uint8_t cities = 0;
    RoadEnd end = RoadEnd::Through;
    SegmentMarks marks = {};
    /// Cities only. Bit `1 << Edge`: sides of another city of the tile that touch this one, too.
    std::uint8_t shares = 0;
    auto operator<=>(const Segment&) const = default;
};

/// What is printed on a tile, in unturned orientation. Segments come in the order cities, roads,
/// mists, centre, garden, tower, fields, rivers; a segment's place in the list is its
/// `SegmentIndex`.
struct TileLayout {
    std::array<Terrain, 4> edges{};
    std::vector<Segment> segments;
    TileMarks marks = {};
    std::optional<Direction> flier = {};  ///< where the flying machine points
    /// Bit `1 << Direction`: the corners and the field sides where a city reaches so far that the
    /// field on both sides of it is not one.
    std::uint8_t cut = 0;
    /// Groups of segments that touch inside the tile, each as bits `1 << SegmentIndex`.
    std::vector<std::uint16_t> meets = {};
    auto operator<=>(const TileLayout&) const = default;
};

/// Whether a segment of that kind is on a tile.
bool has(const TileLayout& layout, FeatureKind kind);

/// The place of a kind in the order of segments; all centres share theirs.
int rank(FeatureKind kind);

/// Puts a segment at its place, behind those of its kind.
void add_segment(TileLayout& layout, const Segment& segment);

/// The sides of the unturned tile that are misty (T-2): bit `1 << Edge`.
std::uint8_t misty_sides(const TileLayout& layout);

/// One tile face: a published id with one number of ghost symbols (T-4).
struct Tile {
    std::string id;           ///< published id, such as "14"
    std::uint8_t ghosts = 0;  ///< ghost symbols printed on this face
    std::uint8_t copies = 1;  ///< how many tiles of the box show this face
    TileLayout layout;
    bool watertower = false;  ///< a drawing hint without meaning for the rules
    auto operator<=>(const Tile&) const = default;
};

/// One quarter of the start tile, or the whole of an ordinary one; it is never turned (T-5).
struct StartTile {
    Position position;
    TileId tile;
    auto operator<=>(const StartTile&) const = default;
};

/// Tiles that each player has from the start instead of drawing them.
struct HandTile {
    TileId tile;
    std::uint8_t per_player = 1;
    auto operator<=>(const HandTile&) const = default;
};

/// How many copies of an id of another set have a garden.
struct GardenCopies {
    std::string id;
    std::uint8_t copies = 1;
    auto operator<=>(const GardenCopies&) const = default;
};

/// A set of tiles as data: a complete one, or one that only adds to others and has no start tile.
/// The faces of the start tile and of hands stand in `tiles` too, with 0 copies to draw; faces are
/// ordered as in the tile-set file, those of the start tile last.
struct TileSet {
    std::string name;
    std::vector<Tile> tiles;
    std::vector<StartTile> start;
    std::vector<HandTile> hand = {};
    std::vector<GardenCopies> gardens = {};
    auto operator<=>(const TileSet&) const = default;

    const Tile& operator[](TileId id) const { return tiles[id.value()]; }
};

/// The name of a face in notation, JSON and logs: the id and the symbols, such as "14.3"; the
/// quarters of the start tile go by their id alone.
std::string face_name(const TileSet& set, TileId tile);

/// The face with that name, if the set has one.
std::optional<TileId> find_face(const TileSet& set, std::string_view name);

/// Whether players have that face from the start.
bool is_in_hands(const TileSet& set, TileId tile);

/// Everything that is wrong with a tile set, one sentence each, naming the tile; empty if it can be
/// played with. Checks the format (T-1 to T-5) for any set.
std::vector<std::string> check_tileset(const TileSet& set);

/// The same of a set that may only add to others, which need not have a start tile nor tiles to
/// draw. Stricter where format 1 was not: a field beside one field side is one, unless it is cut.
std::vector<std::string> check_added_tiles(const TileSet& set);

/// What some game knows of tiles beside what every game does.
struct KnownThings {
    FeatureKinds kinds = {};
    SegmentMarks segments = {};
    TileMarks tiles = {};
    bool abbeys = false;  ///< tiles in hands, and sides that meet any terrain

    constexpr KnownThings& operator|=(const KnownThings& more) {
        kinds.insert(more.kinds);
        segments.insert(more.segments);
        tiles.insert(more.tiles);
        abbeys |= more.abbeys;
        return *this;
    }
};

/// What of a set a game does not know, one sentence for each thing, naming a tile: rivers, marks,
/// gardens, tiles in hands. It refuses such a set.
std::vector<std::string> check_known(const TileSet& set, const KnownThings& known = {});

/// The published facts of the mists set: ids, copies, symbols, the number of castles and
/// cemeteries, the start tile (T-5). One sentence for each that does not hold.
std::vector<std::string> check_mists_facts(const TileSet& set);

}  // namespace mistward::rules
