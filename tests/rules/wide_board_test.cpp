#include "rules/core/capacity.hpp"
#include "rules/core/check_board.hpp"
#include "rules/core/check_features.hpp"
#include "rules/core/placing.hpp"
#include "rules/core/shared_view.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/trunk/limits.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <set>
#include <vector>

using namespace mistward::rules;
using rivals::trunk::LargeLimits;

namespace {

/// A competitive game's room, but for any tiles of its set.
struct NarrowLimits : rivals::Limits {
    static constexpr std::size_t kSegments = 1100;
};

/// The same with the ids and signatures of a large game.
struct WideLimits : NarrowLimits {
    using Face = LargeLimits::Face;
    using Signature = LargeLimits::Signature;
};

constexpr Terrain kFourth{3};

struct NoMeeple {
    SegmentId segment;
    Colour colour = Colour::Red;
};

/// What lies on a table without meeples; `tiles` is kept apart from the board.
template <class Limits>
struct WideTable {
    explicit WideTable(const Tables& of) : tables(of) {}

    void put(TileId tile, const PlaceTile& at) {
        connect(tables, board, board.place(tables, tile, at.position, at.rotation), features);
        tiles.push_back({tile, at.position, at.rotation});
    }

    std::vector<Decision> legal(TileId tile) const {
        std::vector<Decision> space(4 * Board<Limits>::kFrontier);
        DecisionSink out(space);
        legal_placements(tables, board, tile, out);
        space.resize(out.size());
        return space;
    }

    /// What of the board and the features is not what the tiles say.
    std::vector<std::string> faults() const {
        Faults faults;
        faults.unless(face_up_tiles(board) == tiles, "other tiles than were placed");
        check_board(tables.tileset(), board, faults);
        for (std::size_t i = 0; i < tables.faces(); ++i) {
            faults.unless(legal(TileId(i)) == found_one_by_one(TileId(i)), "other placements");
        }
        const auto slots = tiles_by_space(board);
        for (const FloodedFeature& flooded : flood_features(tables.tileset(), tiles)) {
            check_feature(*this, found_segments(tiles, slots, flooded), flooded.open_sides, {},
                          faults);
        }
        return faults.take();
    }

    std::vector<Decision> found_one_by_one(TileId tile) const {
        std::vector<Decision> found;
        for (std::size_t i = 0; i < board.frontier_size(); ++i) {
            for (const Rotation turn : kRotations) {
                const PlaceTile at{board.frontier_position(i), turn};
                if (check_placement(tables, board, tile, at)) found.emplace_back(at);
            }
        }
        return found;
    }

    const Tables& tables;
    std::vector<PlacedTile> tiles;
    std::vector<NoMeeple> meeples;
    Board<Limits> board;
    Features<Limits> features;
};

/// As many faces: those of the competitive game again and again, under other names.
Tables tables_of(std::size_t faces) {
    TileSet set = *ghosts_tiles();
    const std::size_t shipped = set.tiles.size();
    for (std::size_t i = 0; set.tiles.size() < faces; ++i) {
        Tile tile = set.tiles[i % shipped];
        if (tile.copies == 0) continue;
        tile.id += "-" + std::to_string(i);
        set.tiles.push_back(tile);
    }
    REQUIRE(check_tileset(set).empty());
    return Tables(std::make_shared<const TileSet>(std::move(set)));
}

TileId face_of(const Tables& tables, std::string_view name) {
    return find_face(tables.tileset(), name).value();
}

/// The faces in any order.
std::vector<TileId> shuffled_faces(const Tables& tables, Random& random) {
    std::vector<TileId> faces;
    for (std::size_t i = 0; i < tables.faces(); ++i) faces.emplace_back(i);
    for (std::size_t i = faces.size(); i > 1; --i) std::swap(faces[i - 1], faces[random.below(i)]);
    return faces;
}

/// Fills a table with one face after the other, each where it fits and `may_lie(position)`. Faces
/// with many segments are left out, so that there is room for those of all.
template <class MayLie>
WideTable<LargeLimits> filled(const Tables& tables, Random& random, MayLie may_lie) {
    WideTable<LargeLimits> table(tables);
    table.put(face_of(tables, "C.0"), {});
    while (!table.board.full()) {
        const std::size_t before = table.board.size();
        for (const TileId face : shuffled_faces(tables, random)) {
            if (table.board.full() || tables[face].segments > 4) continue;
            std::vector<Decision> legal = table.legal(face);
            std::erase_if(legal, [&](const Decision& decision) {
                return !may_lie(std::get<PlaceTile>(decision).position);
            });
            if (legal.empty()) continue;
            table.put(face, std::get<PlaceTile>(legal[random.below(legal.size())]));
        }
        REQUIRE(table.board.size() > before);
    }
    return table;
}

/// How many of the tiles show a face that has no room in 8 bits.
template <class Limits>
std::size_t beyond_eight_bits(const WideTable<Limits>& table) {
    return static_cast<std::size_t>(
        std::count_if(table.tiles.begin(), table.tiles.end(),
                      [](const PlacedTile& tile) { return tile.tile.value() > 255; }));
}

/// A set with three tiles more: `flow` shows the fourth terrain in the north and the south,
/// `spring` in the north alone, `any` has sides that meet anything.
TileSet set_with_rivers() {
    TileSet set = *base_tiles();
    const auto add = [&](const char* id, std::array<Terrain, 4> edges) {
        Tile tile;
        tile.id = id;
        tile.layout.edges = edges;
        set.tiles.push_back(tile);
    };
    constexpr Terrain kField = Terrain::Field;
    add("flow", {kFourth, kField, kFourth, kField});
    add("spring", {kFourth, kField, kField, kField});
    add("any", {Terrain::Any, Terrain::Any, Terrain::Any, Terrain::Any});
    return set;
}

Tables tables_with_rivers() { return Tables(std::make_shared<const TileSet>(set_with_rivers())); }

bool may_lie(const WideTable<LargeLimits>& table, TileId tile, Position position, unsigned turn) {
    return check_placement(table.tables, table.board, tile, {position, Rotation(turn)}).has_value();
}

/// The same placements of a tile are found on both tables, and in each way of finding them.
void compare_listing(const WideTable<NarrowLimits>& narrow, const WideTable<WideLimits>& wide,
                     TileId tile) {
    const std::vector<Decision> legal = narrow.legal(tile);
    REQUIRE(legal == wide.legal(tile));
    REQUIRE(count_placements(wide.tables, wide.board, tile, 10'000) == legal.size());
    REQUIRE(fits_somewhere(wide.tables, wide.board, tile) == !legal.empty());
    Placements<WideLimits> listed;
    listed.list(wide.tables, wide.board, tile);
    std::vector<Decision> numbered;
    for (std::size_t n = 0; n < listed.size(); ++n) numbered.emplace_back(listed[n]);
    REQUIRE(legal == numbered);
}

/// Fills two tables with the same tiles, where `may_lie(position)`; each finds the same placements
/// of every face after every tile.
template <class MayLie>
void compare_signatures(const Tables& tables, std::uint64_t seed, MayLie may_lie) {
    Random random(seed);
    WideTable<NarrowLimits> narrow(tables);
    WideTable<WideLimits> wide(tables);
    const auto put = [&](TileId tile, const PlaceTile& at) {
        narrow.put(tile, at);
        wide.put(tile, at);
    };
    put(face_of(tables, "C.0"), {});
    while (!narrow.board.full()) {
        for (std::size_t i = 0; i < tables.faces(); ++i) compare_listing(narrow, wide, TileId(i));
        const TileId tile(random.below(tables.faces()));
        std::vector<Decision> legal = wide.legal(tile);
        std::erase_if(legal, [&](const Decision& decision) {
            return !may_lie(std::get<PlaceTile>(decision).position);
        });
        if (!legal.empty()) put(tile, std::get<PlaceTile>(legal[random.below(legal.size())]));
    }
    for (std::size_t i = 0; i < tables.faces(); ++i) compare_listing(narrow, wide, TileId(i));
    CHECK(narrow.faults() == std::vector<std::string>{});
    CHECK(wide.faults() == std::vector<std::string>{});
}

}  // namespace

TEST_CASE("signatures of 16 bits and of 8 find the same placements, in any shape") {
    const Tables tables(ghosts_tiles());
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        CAPTURE(seed);
        compare_signatures(tables, seed, [](Position) { return true; });
    }
}

TEST_CASE("signatures of 16 bits and of 8 find the same placements, in a line") {
    compare_signatures(Tables(ghosts_tiles()), 1, [](Position at) { return at.x == 0; });
}

TEST_CASE("340 tiles of 320 faces are a table, in a line") {
    const Tables tables = tables_of(LargeLimits::kFaces);
    for (const Position step : {Position{1, 0}, Position{0, -1}}) {
        Random random(static_cast<std::uint64_t>(step.x));
        const auto table = filled(tables, random, [&](Position position) {
            return step.x == 0 ? position.x == 0 : position.y == 0;
        });
        CHECK(table.board.frontier_size() == Board<LargeLimits>::kFrontier);
        CHECK(beyond_eight_bits(table) > 30);
        CHECK(table.faults() == std::vector<std::string>{});
    }
}

TEST_CASE("340 tiles of 320 faces are a table, in any shape") {
    const Tables tables = tables_of(LargeLimits::kFaces);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto table = filled(tables, random, [](Position) { return true; });
        CHECK(beyond_eight_bits(table) > 30);
        CHECK(table.faults() == std::vector<std::string>{});
        const Position space = table.board.frontier_position(0);
        CHECK_THROWS_AS(table.put(TileId(0), {space, Rotation(0)}), BrokenInvariant);
    }
}

TEST_CASE("1,350 segments are a table, and one more is refused") {
    const Tables tables = tables_of(LargeLimits::kFaces);
    WideTable<LargeLimits> table(tables);
    const auto put = [&](const char* face, unsigned turn) {
        const auto x = static_cast<std::int16_t>(table.board.size());
        table.put(face_of(tables, face), {{x, 0}, Rotation(turn)});
    };
    while (table.features.segments() + 8 <= LargeLimits::kSegments) put("X.0", 0);
    put("W.0", 1);
    CHECK(table.features.segments() == LargeLimits::kSegments);
    CHECK(table.faults() == std::vector<std::string>{});
    const SegmentId last(LargeLimits::kSegments - 1);
    CHECK(table.features.slot(last) == Slot(table.board.size() - 1));
    CHECK(table.features.index(last) == SegmentIndex(5));
    CHECK_THROWS_AS(put("C.0", 0), BrokenInvariant);
}

TEST_CASE("a field of 340 tiles has 1,364 open half-edges") {
    const Tables tables = tables_of(LargeLimits::kFaces);
    WideTable<LargeLimits> table(tables);
    for (std::int16_t x = 0; !table.board.full(); ++x) {
        table.put(face_of(tables, "B.0"), {{x, 0}, Rotation(0)});
    }
    const FeatureId field = table.features.feature(Slot(0), SegmentIndex(1));
    CHECK(table.features.open_sides(field) == 1364);
    CHECK(table.features.tiles(field).count() == 340);
    CHECK(table.faults() == std::vector<std::string>{});
}

TEST_CASE("a fourth terrain meets its like alone") {
    const Tables tables = tables_with_rivers();
    const TileId river = face_of(tables, "flow.0");
    const TileId end = face_of(tables, "spring.0");
    WideTable<LargeLimits> table(tables);
    table.put(river, {});
    CHECK(table.legal(river) ==
          std::vector<Decision>{PlaceTile{{0, -1}, Rotation(0)}, PlaceTile{{0, -1}, Rotation(2)},
                                PlaceTile{{1, 0}, Rotation(0)}, PlaceTile{{1, 0}, Rotation(2)},
                                PlaceTile{{0, 1}, Rotation(0)}, PlaceTile{{0, 1}, Rotation(2)},
                                PlaceTile{{-1, 0}, Rotation(0)}, PlaceTile{{-1, 0}, Rotation(2)}});
    for (const Position space : {Position{0, -1}, Position{0, 1}}) {
        for (std::size_t i = 0; i < tables.faces(); ++i) {
            for (unsigned turn = 0; turn < 4; ++turn) {
                const auto facing =
                    static_cast<std::size_t>(space.y < 0 ? Edge::South : Edge::North);
                const Terrain there = tables[TileId(i)].terrain[turn][facing];
                CHECK(may_lie(table, TileId(i), space, turn) ==
                      (there == kFourth || there == Terrain::Any));
            }
        }
    }
    CHECK(may_lie(table, end, {1, 0}, 0));
    CHECK_FALSE(may_lie(table, end, {1, 0}, 3));
    CHECK(check_placement(tables, table.board, end, {{0, 1}, Rotation(1)}).error() ==
          Refusal::EdgesDoNotMatch);
}

TEST_CASE("a side that meets anything fits everywhere, and everything fits beside it") {
    const Tables tables = tables_with_rivers();
    const TileId any = face_of(tables, "any.0");
    Random random(7);
    WideTable<LargeLimits> table(tables);
    table.put(any, {});
    for (std::size_t i = 0; i < tables.faces(); ++i) CHECK(table.legal(TileId(i)).size() == 16);
    while (table.board.size() < 200) {
        const TileId tile(random.below(tables.faces()));
        const auto legal = table.legal(tile);
        if (!legal.empty()) table.put(tile, std::get<PlaceTile>(legal[random.below(legal.size())]));
        REQUIRE(table.legal(any).size() == 4 * table.board.frontier_size());
    }
    Faults faults;
    check_board(tables.tileset(), table.board, faults);
    CHECK(faults.take() == std::vector<std::string>{});
}

TEST_CASE("what 8 bits cannot ask for is refused, by name, and fits nowhere") {
    const auto unknown_to = []<class Limits>(std::type_identity<Limits>) {
        std::vector<std::string> errors = check_extent<Limits>(set_with_rivers(), {}, "", "");
        std::erase_if(errors, [](const std::string& error) {
            return error.find("is unknown to this game") == std::string::npos;
        });
        return errors;
    };
    CHECK(unknown_to(std::type_identity<rivals::Limits>()) ==
          std::vector<std::string>{"tile flow.0: what lies on the side N is unknown to this game",
                                   "tile spring.0: what lies on the side N is unknown to this game",
                                   "tile any.0: what lies on the side N is unknown to this game"});
    CHECK(unknown_to(std::type_identity<LargeLimits>()).empty());
    const Tables tables = tables_with_rivers();
    WideTable<rivals::Limits> table(tables);
    table.put(face_of(tables, "B.0"), {});
    for (const char* const name : {"flow.0", "spring.0", "any.0"}) {
        const TileId tile = face_of(tables, name);
        CHECK(table.legal(tile).empty());
        for (unsigned signature = 1; signature < 256; ++signature) {
            REQUIRE(tables.fitting_turns(tile, static_cast<Signature>(signature)) == 0);
        }
        CHECK_THROWS_AS(table.put(tile, {{1, 0}, Rotation(0)}), BrokenInvariant);
    }
    CHECK(table.board.size() == 1);
}

TEST_CASE("an id is kept in fewer bits only where they are enough") {
    using Narrow = StoredTile<rivals::Limits>;
    static_assert(sizeof(Narrow) == 1 && sizeof(StoredTile<LargeLimits>) == 2);
    static_assert(!std::is_convertible_v<TileId, Narrow>);
    CHECK(TileId(Narrow(TileId(255))) == TileId(255));
    CHECK_THROWS_AS(Narrow(TileId(256)), BrokenInvariant);
    CHECK(StoredTile<LargeLimits>(TileId(256)) == TileId(256));
}

TEST_CASE("G-SCORE-1: a city may have more than 255 coats of arms") {
    TileSet set = *base_tiles();
    Tile& city = set.tiles[find_face(set, "C.0")->value()];
    city.copies = 70;
    city.layout.segments.front().coats = 4;
    const Tables tables(std::make_shared<const TileSet>(set));
    rivals::State state;
    for (std::int16_t x = 0; x < 70; ++x) {
        const auto placed = state.board.place(tables, face_of(tables, "C.0"), {x, 0}, Rotation(0));
        connect(tables, state.board, placed, state.features);
    }
    const Scoring scoring = rivals::scoring_of(tables, state, SegmentId(0), true);
    CHECK(scoring.coats == 280);
    CHECK(scoring.tiles == 70);
    CHECK(scoring.points == 700);
}

TEST_CASE("a set may have as many faces as there are ids") {
    TileSet set;
    set.tiles.resize(kMostFaces + 1);
    CHECK(check_tileset(set) == std::vector<std::string>{"the set has more than 65535 faces"});
}
