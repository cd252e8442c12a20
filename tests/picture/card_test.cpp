#include "server/picture/card.hpp"

#include "server/picture/drawn_faces.hpp"
#include "server/picture/frame.hpp"
#include "server/picture/jpeg.hpp"
#include "server/record/tile_catalogue.hpp"
#include "tests/picture/boards.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

using namespace mistward;
using namespace mistward::picture;
using namespace mistward::test;
using protocol::Json;

namespace {

constexpr Colour kCity{234, 214, 172};
constexpr Colour kField{186, 196, 137};
constexpr Colour kRed{196, 56, 44};
constexpr Colour kGreen{63, 125, 58};

Board base_board(const Json& state) {
    return board_of(Atlas::get(), digest_of_base(), state).value();
}

Board mists_board(const Json& state) {
    return board_of(Atlas::get(), digest_of_mists(), state).value();
}

/// How many of the points about a place have about that colour, in hundredths.
int share_of(const Canvas& card, const Colour& colour, int x, int y, int reach) {
    int hits = 0;
    int all = 0;
    for (int down = y - reach; down <= y + reach; ++down) {
        for (int across = x - reach; across <= x + reach; ++across, ++all) {
            const Colour seen = card.colour(across, down);
            int off = 0;
            for (std::size_t c = 0; c < 3; ++c) off = std::max(off, std::abs(seen[c] - colour[c]));
            hits += off <= 28 ? 1 : 0;
        }
    }
    return hits * 100 / all;
}

/// How light a place is, in blue, which land has little of.
int brightness(const Canvas& card, int x, int y, int reach) {
    int sum = 0;
    const int side = 2 * reach + 1;
    for (int point = 0; point < side * side; ++point) {
        sum += card.colour(x - reach + point % side, y - reach + point / side)[2];
    }
    return sum / (side * side);
}

/// Every face of the set, in rows of 12; `copies` times.
Json every_face(const std::string& digest, int copies) {
    std::vector<Json> tiles;
    for (int copy = 0; copy < copies; ++copy) {
        for (const auto& [name, number] : *Atlas::get().faces_of(digest)) {
            const int at = static_cast<int>(tiles.size());
            tiles.push_back(tile_at(at % 12, at / 12, name, (at + copy) % 4, 1));
        }
    }
    return bare_state(tiles);
}

}  // namespace

TEST_CASE("a tile is drawn on its space as it is turned") {
    for (int rotation = 0; rotation < 4; ++rotation) {
        const Board board = base_board(bare_state({tile_at(0, 0, "E.0", rotation)}));
        const Frame frame = frame_of(board);
        const Canvas card = drawn(Atlas::get(), board);
        const int near = frame.side / 7;
        const int middle = frame.side / 2;
        const int far = frame.side - near;
        const std::vector<std::pair<int, int>> sides{
            {middle, near}, {far, middle}, {middle, far}, {near, middle}};
        for (int side = 0; side < 4; ++side) {
            const auto& [x, y] = sides.at(static_cast<std::size_t>(side));
            const Colour& ground = side == rotation ? kCity : kField;
            CAPTURE(rotation);
            CAPTURE(side);
            CHECK(share_of(card, ground, frame.x + x, frame.y + y, 9) >= 25);
        }
    }
}

TEST_CASE("a board is in the middle of its card, and tiles lie where their spaces are") {
    const Board board = base_board(
        bare_state({tile_at(-3, 2, "B.0"), tile_at(-2, 2, "C.0"), tile_at(-2, 3, "B.0")}));
    const Frame frame = frame_of(board);
    CHECK(frame.width == 2);
    CHECK(frame.height == 2);
    CHECK(std::abs(kCardWidth - 2 * frame.x - 2 * frame.side) <= 1);
    CHECK(std::abs(kCardHeight - 2 * frame.y - 2 * frame.side) <= 1);
    const Canvas card = drawn(Atlas::get(), board);
    const auto share = [&](const Colour& colour, int x, int y) {
        return share_of(card, colour, frame.x_of(x) + frame.side / 2,
                        frame.y_of(y) + frame.side / 2, frame.side / 3);
    };
    CHECK(share(kCity, -2, 2) > 25);
    CHECK(share(kField, -2, 3) > 25);
    CHECK(share(kField, -3, 2) > 25);
    CHECK(share(kField, -3, 3) == 0);
    CHECK(share(kCity, -3, 3) == 0);
}

TEST_CASE("a meeple stands on its segment, lies in a field, and is left out where there is none") {
    Json state = bare_state({tile_at(0, 0, "E.0")});
    const Board empty = base_board(state);
    const Frame frame = frame_of(empty);
    state["meeples"] = {meeple_at(0, 0, "city0", "red"), meeple_at(0, 0, "field0", "green"),
                        meeple_at(5, 5, "city0", "red"), meeple_at(0, 0, "road0", "red")};
    const Canvas card = drawn(Atlas::get(), base_board(state));
    const auto& places = empty.tiles.front().face->places;
    const auto share = [&](const Colour& colour, const char* segment) {
        const Spot spot = places.find(segment)->second;
        return share_of(card, colour, frame.x + spot.x * frame.side / 100,
                        frame.y + spot.y * frame.side / 100, 14);
    };
    CHECK(share(kRed, "city0") > 20);
    CHECK(share(kGreen, "field0") > 20);
    CHECK(share(kGreen, "city0") == 0);
}

TEST_CASE("the players stand at the side, the one to move larger") {
    Json state = bare_state({tile_at(0, 0, "B.0")});
    const auto reds = [&] {
        const Canvas card = drawn(Atlas::get(), base_board(state));
        return share_of(card, kRed, 58, 249, 56);
    };
    const int moving = reds();
    state["player"] = 1;
    const int waiting = reds();
    CHECK(waiting > 0);
    CHECK(moving > waiting);
    state["outcome"] = "finished";
    CHECK(reds() < moving);
}

TEST_CASE("ghosts that are gone are faint") {
    Json state = bare_state({tile_at(0, 0, "B.0")});
    state["ghosts"] = {{"total", 15}, {"supply", 15}};
    const auto outlines = [&](int y) {
        const Canvas card = drawn(Atlas::get(), base_board(state));
        return share_of(card, {86, 113, 138}, kCardWidth - 58, y, 14);
    };
    const int first = kCardHeight / 15;
    CHECK(outlines(first) > 4);
    state["ghosts"]["supply"] = 1;
    CHECK(outlines(first) == 0);
    CHECK(outlines(kCardHeight - first) > 4);
}

TEST_CASE("mist ends at a clear neighbour, and goes on where nothing lies") {
    // A cloud on all four sides, and a field beside it.
    const auto light = [](const std::vector<Json>& tiles) {
        const Board board = mists_board(bare_state(tiles));
        const Frame frame = frame_of(board);
        const Canvas card = drawn(Atlas::get(), board);
        return brightness(card, frame.x_of(1) - 6, frame.y_of(0) + frame.side / 3, 5);
    };
    const Json cloud = tile_at(0, 0, "32.3");
    const Json far = tile_at(1, 1, "07.0");
    const int open = light({cloud, far});
    const int ended = light({cloud, far, tile_at(1, 0, "07.0", 1)});
    CHECK(open > ended + 20);
}

TEST_CASE(
    "mist is rounded off about a corner that another tile leaves clear, so that no seam is seen") {
    const Board board =
        mists_board(bare_state({tile_at(0, 0, "start-00"), tile_at(1, 0, "start-10"),
                                tile_at(0, 1, "start-01"), tile_at(1, 1, "start-11")}));
    const Frame frame = frame_of(board);
    const Canvas card = drawn(Atlas::get(), board);
    const int seam = frame.x_of(1);
    const int low = frame.y_of(2) - frame.side / 12;
    CHECK(std::abs(brightness(card, seam - 6, low, 3) - brightness(card, seam + 6, low, 3)) < 30);
}

TEST_CASE("of a tile that lies face down only its back is seen") {
    Json state = bare_state({tile_at(0, 0, "B.0")});
    state["face_down"] = {{{"x", 1}, {"y", 0}}};
    const Board board = base_board(state);
    const Frame frame = frame_of(board);
    const Canvas card = drawn(Atlas::get(), board);
    CHECK(share_of(card, {71, 100, 127}, frame.x_of(1) + 30, frame.y + 12, 3) > 50);
}

TEST_CASE("the same board gives the same file, and another one after a move") {
    const Json one = bare_state({tile_at(0, 0, "D.0")});
    const Json two = bare_state({tile_at(0, 0, "D.0"), tile_at(1, 0, "U.0")});
    const std::string file = card_of(Atlas::get(), base_board(one));
    CHECK(file == card_of(Atlas::get(), base_board(one)));
    CHECK(file != card_of(Atlas::get(), base_board(two)));
    const Canvas read = read_jpeg(file);
    CHECK(read.width == 1200);
    CHECK(read.height == 630);
}

TEST_CASE("the largest boards are short files, with six players") {
    for (const auto& [digest, copies] :
         {std::pair{digest_of_base(), 6}, std::pair{digest_of_mists(), 1},
          std::pair{digest_of_mists(), 2}, std::pair{digest_of_mists(), 3}}) {
        Json state = every_face(digest, copies);
        state["supplies"] = {{{"red", 7}},    {{"green", 7}}, {{"blue", 7}},
                             {{"yellow", 7}}, {{"black", 7}}, {{"pink", 7}}};
        state["ghosts"] = {{"total", 15}, {"supply", 8}};
        const Board board = board_of(Atlas::get(), digest, state).value();
        const std::string file = card_of(Atlas::get(), board);
        CAPTURE(board.tiles.size());
        CHECK(file.size() <= kMostCardBytes);
        CHECK(file.size() > 40'000);
    }
}

TEST_CASE("games with any expansions are drawn, if their tiles are those of this binary") {
    const rooms::TileCatalogue catalogue;
    for (const rules::Boxes& boxes :
         {rules::Boxes{rules::Mode::Base, {rules::Expansion::Inns, rules::Expansion::Tower}},
          rules::Boxes{rules::Mode::Ghosts, {rules::Expansion::Abbot, rules::Expansion::Abbey}}}) {
        const rooms::GameTiles& tiles = catalogue[boxes];
        const bool base = boxes.mode == rules::Mode::Base;
        Json game{{"game", base ? "base" : "ghosts"},
                  {"parts", base ? Json{"inns", "towers"} : Json{"abbot", "mayor"}}};
        const auto* faces = drawn_faces(Atlas::get(), tiles.digest, game);
        REQUIRE(faces != nullptr);
        for (std::size_t i = 0; i < tiles.set().tiles.size(); ++i) {
            const std::string name = rules::face_name(tiles.set(), rules::TileId(i));
            CAPTURE(name);
            CHECK(faces->contains(name));
        }
        CHECK(drawn_faces(Atlas::get(), std::string(64, '0'), game) == nullptr);
        game["parts"] = {"inns"};
        CHECK(drawn_faces(Atlas::get(), tiles.digest, game) == nullptr);
    }
}

TEST_CASE("barns and pigs stand in fields, where meeples lie") {
    Json state = bare_state({tile_at(0, 0, "E.0")});
    for (const auto& [figure, lies] : {std::pair{"barn", false}, {"pig", false}, {"large", true}}) {
        Json piece = meeple_at(0, 0, "field0", "red");
        piece["figure"] = figure;
        state["meeples"] = {piece};
        CHECK(base_board(state).meeples.front().lies == lies);
    }
}

TEST_CASE("the dragon, the fairy and towers stand on the board, and a meeple on a tower") {
    Json state = bare_state({tile_at(0, 0, "to2.0"), tile_at(1, 0, "E.0"), tile_at(2, 0, "B.0")});
    state["game"] = "base";
    state["parts"] = {"towers", "dragon", "fairy"};
    const std::string digest =
        rooms::TileCatalogue()[{rules::Mode::Base,
                                {rules::Expansion::Dragon, rules::Expansion::Tower}}]
            .digest;
    const auto card = [&] {
        return drawn(Atlas::get(), board_of(Atlas::get(), digest, state).value());
    };
    const Frame frame = frame_of(board_of(Atlas::get(), digest, state).value());
    const auto is_changed = [&](const Canvas& one, const Canvas& other, int x) {
        for (int y = 0; y < kCardHeight; ++y) {
            for (int at = frame.x_of(x); at < frame.x_of(x + 1); ++at) {
                if (one.colour(at, y) != other.colour(at, y)) return true;
            }
        }
        return false;
    };
    const Canvas bare = card();
    state["facts"]["dragon"] = {{"dragon", {{"x", 2}, {"y", 0}}}, {"walk", Json::array()}};
    const Canvas dragon = card();
    CHECK(is_changed(bare, dragon, 2));
    CHECK_FALSE(is_changed(bare, dragon, 0));
    state["facts"]["fairy"] = {{"fairy", {{"x", 1}, {"y", 0}}},
                               {"fairy_segment", nullptr},
                               {"fairy_colour", nullptr},
                               {"fairy_kind", nullptr}};
    const Canvas fairy = card();
    CHECK(is_changed(dragon, fairy, 1));
    state["facts"]["towers"] = {{"towers", {{{"x", 0}, {"y", 0}}}}, {"heights", {3}}};
    const Canvas tower = card();
    CHECK(is_changed(fairy, tower, 0));
    state["meeples"] = {meeple_at(0, 0, "tower", "red")};
    const Spot foot = Atlas::get().face(Atlas::get().faces().at("to2.0")).places.at("tower");
    const int x = frame.x + foot.x * frame.side / 100;
    const int y = frame.y + foot.y * frame.side / 100;
    CHECK(share_of(card(), kRed, x, y - 33 * frame.side / 100, 12) > 10);
    CHECK(share_of(card(), kRed, x, y, 6) == 0);
}

TEST_CASE("a board that is a long line, or one tile, fits its card") {
    std::vector<Json> row;
    for (int x = 0; x < 150; ++x) row.push_back(tile_at(x, 0, "U.0"));
    const Frame frame = frame_of(base_board(bare_state(row)));
    CHECK(frame.side >= 2);
    CHECK(frame.x >= 0);
    CHECK(frame.x + frame.width * frame.side <= kCardWidth);
    CHECK(read_jpeg(card_of(Atlas::get(), base_board(bare_state(row)))).width == kCardWidth);
    CHECK(frame_of(base_board(bare_state({tile_at(0, 0, "U.0")}))).side < 200);
}

TEST_CASE("a set that is not drawn has no picture, nor has a tile that the set has not") {
    const auto& atlas = Atlas::get();
    CHECK_FALSE(board_of(atlas, std::string(64, '0'), bare_state({tile_at(0, 0, "B.0")})));
    CHECK_FALSE(board_of(atlas, digest_of_base(), bare_state({tile_at(0, 0, "32.3")})));
}

TEST_CASE("what is no JPEG is refused") {
    CHECK_THROWS_AS(read_jpeg("no picture"), std::runtime_error);
}
