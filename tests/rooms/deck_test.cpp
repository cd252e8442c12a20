#include "server/record/deck.hpp"
#include "protocol/sha256.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/game.hpp"
#include "server/service/chance.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

using namespace mistward;

namespace {

rooms::Seed counting_seed() {
    rooms::Seed seed;
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return seed;
}

std::vector<rules::TileId> numbered_tiles(std::size_t count) {
    std::vector<rules::TileId> tiles;
    for (std::size_t i = 0; i < count; ++i) tiles.emplace_back(i % 251);
    return tiles;
}

std::vector<int> order(std::size_t count, const rooms::Seed& seed) {
    std::vector<int> numbers;
    for (const rules::TileId tile : rooms::shuffled(numbered_tiles(count), seed)) {
        numbers.push_back(static_cast<int>(tile.value()));
    }
    return numbers;
}

}  // namespace

// The expected values were computed by a program that shares nothing with this one, written from
// the text of "Fair draws" alone.

TEST_CASE("X-1: the shuffle gives the published order") {
    CHECK(order(5, {}) == std::vector{2, 4, 3, 0, 1});
    CHECK(order(50, counting_seed()) ==
          std::vector{11, 45, 25, 24, 27, 46, 44, 21, 43, 31, 36, 19, 30, 8, 4,  26, 14,
                      9,  20, 6,  18, 2,  48, 41, 29, 13, 42, 38, 17, 7,  5, 47, 33, 35,
                      34, 23, 40, 49, 28, 16, 1,  10, 22, 39, 12, 37, 0,  3, 15, 32});
}

TEST_CASE("X-1: words that would favour low numbers are passed over") {
    // Long enough that six words are rejected on the way.
    rooms::Seed seed;
    seed.fill(10);
    std::string bytes;
    for (const int tile : order(200'000, seed)) bytes.push_back(static_cast<char>(tile));
    CHECK(protocol::hex(protocol::sha256(bytes)) ==
          "b766121072e07541094549cbc8d756f91640bc9745d27b62fcb731e480065664");
}

TEST_CASE("X-1: the commitment is the published hash of its parts") {
    std::string digest;
    for (int i = 0; i < 32; ++i) digest += "ab";
    CHECK(rooms::commitment({"k7m2qx9d4t.1", "1", digest}, counting_seed()) ==
          "04730180189f4f1c6f3db69eb57e53f3d8ccabe5ee974b4206c418b41fd1ac22");
}

TEST_CASE("X-1: every part of a commitment counts") {
    const rooms::Seed seed = counting_seed();
    rooms::Seed other = seed;
    other[31] ^= 1;
    const std::string base = rooms::commitment({"g.1", "1", "d"}, seed);
    CHECK(base != rooms::commitment({"g.2", "1", "d"}, seed));
    CHECK(base != rooms::commitment({"g.1", "2", "d"}, seed));
    CHECK(base != rooms::commitment({"g.1", "1", "e"}, seed));
    CHECK(base != rooms::commitment({"g.1", "1", "d"}, other));
}

TEST_CASE("a shuffled deck is a permutation of the game's tiles") {
    const rules::Game game(protocol::embedded_mists_tilesets().front(), {.players = 2});
    auto deck = rooms::shuffled(game.deck(), counting_seed());
    CHECK(deck.size() == 50);
    CHECK(deck != game.deck());
    std::ranges::sort(deck);
    CHECK(deck == game.deck());
}

TEST_CASE("no deck and a deck of one tile need no chance") {
    CHECK(order(0, {}).empty());
    CHECK(order(1, {}) == std::vector{0});
}

TEST_CASE("seeds are fresh") { CHECK(rooms::new_seed() != rooms::new_seed()); }

TEST_CASE("what is left of a deck is in its order, and of equal tiles the first are taken") {
    const auto tiles = [](std::initializer_list<std::size_t> numbers) {
        rooms::Deck deck;
        for (const std::size_t number : numbers) deck.emplace_back(number);
        return deck;
    };
    const rooms::Deck all = tiles({3, 1, 3, 2, 3});
    CHECK(rooms::without(all, tiles({3, 3})) == tiles({1, 2, 3}));
    CHECK(rooms::without(all, all) == rooms::Deck());
    CHECK(rooms::without(all, {}) == all);
    CHECK_FALSE(rooms::without(all, tiles({1, 1})));
    CHECK_FALSE(rooms::without(all, tiles({4})));
}
