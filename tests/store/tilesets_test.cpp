#include "server/store/read_only_database.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Ageing;

namespace {

constexpr std::int64_t kDayMs = 86'400'000;

std::string digest(char letter) { return std::string(64, letter); }

store::TilesetRecord tileset(char letter, std::int64_t used_ms) {
    return {digest(letter), used_ms,
            std::make_shared<const std::string>(std::string("{\"set\":\"") + letter + "\"}")};
}

struct Cupboard {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    /// A game of a room of its own, played with that set.
    void begin(const std::string& room, char letter, std::int64_t at_ms = 1500) {
        REQUIRE(await(store->create_room(sample_room(room))));
        REQUIRE(await(store->start_game(start_of(room, letter, at_ms))));
    }
    static store::StartGame start_of(const std::string& room, char letter, std::int64_t at_ms) {
        store::StartGame start = sample_start(room);
        start.game.tileset_digest = digest(letter);
        start.tileset = tileset(letter, at_ms);
        return start;
    }
    std::optional<std::string> found(char letter) {
        return await(store->find_tileset(digest(letter))).value();
    }
    std::int64_t rows() { return database.connect()->integer("SELECT count(*) FROM tilesets"); }
    /// Removes the room with its game, at that moment.
    void remove(const std::string& room, std::int64_t now_ms) {
        const auto pruned = await(store->prune({Ageing::AbandonedRoom, {room}, now_ms, now_ms}));
        REQUIRE(pruned.value().rows == 1);
    }
};

}  // namespace

TEST_CASE("a set is kept with the first game that begins with it, once") {
    Cupboard cupboard;
    CHECK(!cupboard.found('a'));
    cupboard.begin("r", 'a');
    CHECK(cupboard.found('a') == "{\"set\":\"a\"}");
    cupboard.begin("s", 'a');
    cupboard.begin("t", 'b');
    CHECK(cupboard.rows() == 2);
    CHECK(store::ReadOnlyDatabase(cupboard.database.address()).find_tileset(digest('b')) ==
          "{\"set\":\"b\"}");
    CHECK(!store::ReadOnlyDatabase(cupboard.database.address()).find_tileset(digest('c')));
}

TEST_CASE("a game that does not begin leaves no set") {
    Cupboard cupboard;
    cupboard.begin("r", 'a');
    store::StartGame again = Cupboard::start_of("r", 'b', 2000);
    CHECK(failure_of(await(cupboard.store->start_game(again))) == store::Failure::Conflict);
    CHECK(!cupboard.found('b'));
}

TEST_CASE("a long game that is written in parts brings its set, too") {
    Cupboard cupboard;
    store::CreatePlayingRoom request{sample_room("r"), Cupboard::start_of("r", 'a', 1500)};
    request.start.entries.assign(2000, chance_entry("draw:14.3"));
    REQUIRE(await(cupboard.store->create_playing_room(std::move(request))));
    CHECK(cupboard.found('a'));
}

TEST_CASE("of the sets that a server has, those that older games name are kept") {
    Cupboard cupboard;
    store::StartGame old = Cupboard::start_of("r", 'a', 1500);
    old.tileset.reset();
    REQUIRE(await(cupboard.store->create_room(sample_room("r"))));
    REQUIRE(await(cupboard.store->start_game(old)));
    REQUIRE(await(cupboard.store->keep_named_tilesets({tileset('a', 1), tileset('b', 1)})));
    CHECK(cupboard.found('a'));
    CHECK(!cupboard.found('b'));
}

TEST_CASE("a set goes with the last game that names it, unless one began with it lately") {
    Cupboard cupboard;
    const std::int64_t later = 10 * kDayMs;
    cupboard.begin("r", 'a');
    cupboard.begin("s", 'a');
    cupboard.begin("t", 'b', later - kDayMs);
    cupboard.remove("r", later);
    CHECK(cupboard.found('a'));
    cupboard.remove("t", later);
    CHECK(cupboard.found('b'));
    cupboard.remove("s", later);
    CHECK(!cupboard.found('a'));
    CHECK(cupboard.found('b'));
}

TEST_CASE("a set is as old as the last game that began with it, to within a day") {
    Cupboard cupboard;
    const std::int64_t later = 10 * kDayMs;
    cupboard.begin("r", 'a');
    cupboard.begin("s", 'a', later);
    cupboard.remove("r", later + kDayMs);
    cupboard.remove("s", later + kDayMs);
    CHECK(cupboard.found('a'));
    cupboard.begin("t", 'b', later);
    cupboard.remove("t", later + 3 * kDayMs);
    CHECK(cupboard.rows() == 0);
}
