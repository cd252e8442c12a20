#include "rules/core/tileset.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

using namespace mistward::rules;

namespace {

Tile& face(TileSet& set, std::string_view name) { return set.tiles[find_face(set, name)->value()]; }

Segment& segment(Tile& tile, std::string_view name) {
    return tile.layout.segments[find_segment(tile.layout, name)->value()];
}

bool says(const std::vector<std::string>& errors, std::string_view text) {
    for (const std::string& error : errors) CAPTURE(error);
    return std::any_of(errors.begin(), errors.end(), [&](const std::string& error) {
        return error.find(text) != std::string::npos;
    });
}

/// What `check_tileset` says of the shipped set after a change.
template <class Change>
std::vector<std::string> format_errors(Change change) {
    TileSet set = *mists_tiles();
    change(set);
    return check_tileset(set);
}

template <class Change>
std::vector<std::string> fact_errors(Change change) {
    TileSet set = *mists_tiles();
    change(set);
    return check_mists_facts(set);
}

}  // namespace

TEST_CASE("every shipped mists set keeps every published fact and fits into both games") {
    for (const auto& set : mistward::protocol::embedded_mists_tilesets()) {
        CHECK(check_tileset(*set).empty());
        CHECK(check_mists_facts(*set).empty());
        CHECK(mists::check_capacity(*set).empty());
        CHECK(rivals::check_capacity(join_tilesets(*base_tiles(), *set).value()).empty());
    }
}

TEST_CASE("check_tileset: T-1 and T-3, segments cover their sides") {
    CHECK(says(format_errors([](TileSet& s) { face(s, "17.0").layout.edges[1] = Terrain::City; }),
               "tile 17.0: the side E must be reached by 1 city and is by 0 (T-1)"));
    CHECK(says(format_errors([](TileSet& s) { segment(face(s, "17.0"), "city0").edges = 0b0111; }),
               "tile 17.0: the side E must be reached by 0 city and is by 1 (T-1)"));
    CHECK(says(format_errors([](TileSet& s) { segment(face(s, "17.0"), "field0").half_edges = 4; }),
               "tile 17.0: the fields do not cover the half-edges that are field (T-3)"));
    CHECK(says(format_errors([](TileSet& s) { segment(face(s, "17.0"), "field0").cities = 2; }),
               "tile 17.0: a field borders a city that is not there"));
    CHECK(says(format_errors([](TileSet& s) {
                   auto& segments = face(s, "17.0").layout.segments;
                   std::swap(segments.front(), segments.back());
               }),
               "tile 17.0: segments must come in the order"));
    CHECK(says(format_errors([](TileSet& s) { segment(face(s, "27.1"), "road0").coats = 1; }),
               "tile 27.1: coats of arms stand on a road (T-3)"));
}

TEST_CASE("check_tileset: T-3, roads run through or end at something") {
    CHECK(says(
        format_errors([](TileSet& s) { segment(face(s, "27.1"), "road0").end = RoadEnd::Village; }),
        "tile 27.1: a road must either join two sides or say where it ends"));
    CHECK(says(
        format_errors([](TileSet& s) { segment(face(s, "47.3"), "road0").end = RoadEnd::Castle; }),
        "tile 47.3: a road ends at a castle that is not there"));
    CHECK(says(
        format_errors([](TileSet& s) { segment(face(s, "47.3"), "road0").end = RoadEnd::City; }),
        "tile 47.3: a road ends at a city that is not there"));
    CHECK(says(
        format_errors([](TileSet& s) { segment(face(s, "47.3"), "road0").end = RoadEnd::Ruin; }),
        "tile 47.3: a road ends at the ruin"));
}

TEST_CASE("check_tileset: T-2, mist lies over road and field alone") {
    const auto errors =
        format_errors([](TileSet& s) { segment(face(s, "18.2"), "mist0").edges = 0b0001; });
    CHECK(says(errors, "tile 18.2: mist lies over the city on the side N (T-2)"));
    CHECK(says(format_errors([](TileSet& s) { segment(face(s, "18.2"), "mist0").edges = 0b1000; }),
               "tile 18.2: a side is in two mists"));
}

TEST_CASE("check_tileset: T-4, mist has symbols and symbols have mist") {
    CHECK(says(format_errors([](TileSet& s) { face(s, "18.2").ghosts = 0; }), "(T-4)"));
    CHECK(says(format_errors([](TileSet& s) { face(s, "17.0").ghosts = 1; }), "(T-4)"));
    CHECK(says(format_errors([](TileSet& s) { face(s, "18.2").ghosts = 4; }), "at most 3"));
}

TEST_CASE("check_tileset: M-SET-3, level 1 needs tiles without castles and cemeteries") {
    const auto only_centres = [](TileSet& set) {
        std::erase_if(set.tiles, [](const Tile& tile) {
            return tile.copies != 0 && !has(tile.layout, FeatureKind::Castle) &&
                   !has(tile.layout, FeatureKind::Cemetery);
        });
        for (StartTile& start : set.start) {
            const auto same = [&](const Tile& tile) {
                return tile.id == (*mists_tiles())[start.tile].id;
            };
            const auto found = std::find_if(set.tiles.begin(), set.tiles.end(), same);
            start.tile = TileId(static_cast<std::size_t>(found - set.tiles.begin()));
        }
    };
    CHECK(says(format_errors(only_centres), "level 1 has none left"));
    CHECK_FALSE(says(format_errors([](TileSet&) {}), "level 1 has none left"));
}

TEST_CASE("check_tileset: T-5, the start tile's quarters fit each other") {
    CHECK(says(format_errors([](TileSet& s) {
                   auto& quarter = face(s, "start-10");
                   quarter.layout.edges[3] = Terrain::City;
               }),
               "start tiles start-00 and start-10 do not match where they meet (T-5)"));
    CHECK(says(
        format_errors([](TileSet& s) { segment(face(s, "start-01"), "mist0").edges = 0b1010; }),
        "the mist of start tiles start-00 and start-01 does not match"));
    CHECK(says(format_errors([](TileSet& s) {
                   s.start[3].position = {5, 5};
               }),
               "start tile start-11 touches no other (T-5)"));
    CHECK(says(format_errors([](TileSet& s) {
                   s.start[3].position = {0, 0};
               }),
               "on top of another"));
    CHECK(says(format_errors([](TileSet& s) { s.start.clear(); }), "the set has no start tile"));
    CHECK(says(format_errors([](TileSet& s) { s.start[0].tile = TileId(200); }),
               "a start tile without a face"));
}

TEST_CASE("check_tileset: names tell faces apart") {
    CHECK(says(format_errors([](TileSet& s) { face(s, "17.0").id = "20"; }),
               "there are two of that name"));
    CHECK(says(format_errors([](TileSet& s) { face(s, "17.0").id = ""; }),
               "an id must not be empty"));
    CHECK(says(format_errors([](TileSet& s) { face(s, "17.0").id = "a:b"; }),
               "must not be empty nor hold"));
    CHECK(says(format_errors([](TileSet& s) { face(s, "17.0").copies = 0; }),
               "there are no copies of it"));
}

TEST_CASE("check_mists_facts: ids, copies and symbols are the published ones") {
    CHECK(says(fact_errors([](TileSet& s) { face(s, "01.0").copies = 1; }),
               "tile 01: copies or ghost symbols differ"));
    CHECK(says(fact_errors([](TileSet& s) { face(s, "12.3").ghosts = 2; }),
               "tile 12: copies or ghost symbols differ"));
    CHECK(says(fact_errors([](TileSet& s) { face(s, "12.3").id = "99"; }), "tile 12 is missing"));
    CHECK(says(fact_errors([](TileSet& s) { face(s, "12.3").id = "99"; }),
               "tile 99 is not a published one"));
    CHECK(
        says(fact_errors([](TileSet& s) { face(s, "19.2").watertower = false; }), "water towers"));
}

TEST_CASE("check_mists_facts: castles and cemeteries") {
    const auto without_centre = [](std::string_view name) {
        return [name](TileSet& s) {
            std::erase_if(face(s, name).layout.segments, [](const Segment& segment) {
                return segment.kind == FeatureKind::Castle || segment.kind == FeatureKind::Cemetery;
            });
        };
    };
    CHECK(says(fact_errors(without_centre("04.2")), "there are 4 castles, not 5"));
    CHECK(says(fact_errors(without_centre("04.2")), "tile 04: its castle is missing"));
    CHECK(says(fact_errors(without_centre("46.0")), "there are 4 cemeteries, not 5"));
    CHECK(says(fact_errors([](TileSet& s) {
                   for (auto& road : face(s, "03.1").layout.segments) road.end = RoadEnd::Through;
               }),
               "tile 03: no road ends at the castle"));
}

TEST_CASE("check_mists_facts: no two ids share a layout, in any turn") {
    CHECK(says(fact_errors([](TileSet& s) { face(s, "27.1").layout = face(s, "52.2").layout; }),
               "tiles 27 and 52 have one layout"));
}

TEST_CASE("check_mists_facts: T-5, the start tile") {
    CHECK(says(fact_errors([](TileSet& s) { face(s, "start-00").ghosts = 2; }),
               "the start tile shows 4 ghost symbols, not 3 (T-5)"));
    CHECK(says(fact_errors([](TileSet& s) { s.start.pop_back(); }), "does not have four quarters"));
    CHECK(says(fact_errors([](TileSet& s) {
                   for (const char* const quarter : {"start-00", "start-10", "start-11"}) {
                       segment(face(s, quarter), "road0").end = RoadEnd::Village;
                   }
               }),
               "no road ends at the ruin (T-5)"));
}

TEST_CASE("a set that is too large for the game is refused, not played") {
    TileSet set = *mists_tiles();
    face(set, "22.0").copies = 6;
    CHECK(says(mists::check_capacity(set), "the set has 69 tiles, at most 64 can be played with"));
    CHECK_THROWS_AS(Game(std::make_shared<const TileSet>(set), {.level = 1, .players = 2}),
                    std::invalid_argument);
}

TEST_CASE("T-3: a start tile may have a centre, and is sound before the first turn") {
    const auto starting_with = [](const TileSet& shipped, const char* name, const Setup& setup) {
        auto set = std::make_shared<TileSet>(shipped);
        set->start.assign(1, StartTile{Position{0, 0}, find_face(*set, name).value()});
        const auto tables = std::make_shared<const Tables>(std::move(set));
        const Game game(tables, setup);
        CHECK(game.check() == std::vector<std::string>{});
        CHECK(parse_state(tables, state_text(game)) == game);
    };
    starting_with(*base_tiles(), "B.0", {.mode = Mode::Base, .players = 2});
    for (const char* const name : {"04.2", "46.0"}) {
        starting_with(*ghosts_tiles(), name, {.mode = Mode::Ghosts, .players = 2});
        starting_with(*mists_tiles(), name, {.level = 2, .players = 2});
        starting_with(*mists_tiles(), name, {.level = 5, .players = 2});
    }
}
