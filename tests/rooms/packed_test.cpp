#include "server/record/entry_list.hpp"
#include "server/record/packed_game.hpp"
#include "tests/rooms/long_game.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <vector>

using namespace mistward;
using namespace mistward::test;

namespace {

const rules::Setup kPackedRivals{.mode = rules::Mode::Ghosts, .players = 3};
const rules::Setup kPackedBase{.mode = rules::Mode::Base, .players = 2};

constexpr std::int64_t kFirstMoment = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kLastMoment = std::numeric_limits<std::int64_t>::max();

/// Entries with every member there and not there, and with texts that are short and long.
std::vector<store::Entry> all_kinds() {
    const std::string binary("\0\x7f\x80\xff", 4);
    return {
        {std::nullopt, "", std::nullopt, 0},
        {std::uint8_t{0}, "p 1 2 3", std::nullopt, 1'790'000'000'000},
        {std::uint8_t{255}, std::string(127, 'd'), "c", -1, "companion", 0},
        {std::uint8_t{3}, std::string(128, 'd'), std::string(300, 'c'), kLastMoment, "",
         kLastMoment},
        {std::nullopt, binary, binary, kFirstMoment, binary, kFirstMoment},
        {std::uint8_t{1}, "undo:7", "", 127, std::nullopt, 128},
    };
}

}  // namespace

TEST_CASE("a log gives back the entries that it was given, and a copy goes its own way") {
    const auto kinds = all_kinds();
    rooms::EntryList log;
    std::vector<store::Entry> entries;
    std::vector<rooms::EntryList> copies;
    CHECK(log.empty());
    for (std::size_t i = 0; i < 100; ++i) {
        copies.push_back(log);
        entries.push_back(kinds[i % kinds.size()]);
        log.push_back(entries.back());
        REQUIRE(log.back() == entries.back());
        REQUIRE(log.all() == entries);
    }
    for (std::size_t n = 0; n < copies.size(); ++n) {
        rooms::EntryList copy = copies[n];
        REQUIRE(copy.size() == n);
        copy.push_back(kinds[0]);
        CHECK(copy[n] == kinds[0]);
        CHECK(log[n] == entries[n]);
    }
}

TEST_CASE("a packed game is unpacked as it was, and takes as much as was played of it") {
    for (const rules::Setup& setup : {rules::Setup{.level = 5}, kPackedRivals, kPackedBase}) {
        const rooms::LoggedGame start = long_game(setup, 1, Undos::Last);
        const rooms::LoggedGame later = long_game(setup, 150, Undos::Last);
        for (const rooms::LoggedGame& game : {start, later}) {
            const rules::Game before = game.at(game.seq());
            const rooms::PackedGame packed(before);
            CHECK(packed.unpack(game.terms().tiles.tables) == before);
            CHECK(game.game() == before);
            CHECK(packed.bytes() < sizeof(rules::Game) / 2);
        }
        CHECK(rooms::PackedGame(start.game()).bytes() < rooms::PackedGame(later.game()).bytes());
    }
}
