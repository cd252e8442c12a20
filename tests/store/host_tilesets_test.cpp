#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

constexpr std::int64_t kOneDayMs = 86'400'000;

std::string digest_of(char letter) { return std::string(64, letter); }

store::TilesetRecord text_of(char letter, std::int64_t at_ms) {
    return {digest_of(letter), at_ms,
            std::make_shared<const std::string>(std::string("{\"set\":\"") + letter + "\"}")};
}

/// The set of a small letter, whose joined set has the next one.
store::AddHostTileset request_of(char letter, std::int64_t at_ms = 1000, std::size_t most = 50) {
    const char joined = static_cast<char>(letter + 1);
    return {{digest_of(letter), digest_of(joined), std::string("set ") + letter, at_ms},
            {text_of(letter, at_ms), text_of(joined, at_ms)},
            most};
}

struct HostStore {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    store::HostTilesetStore& sets() { return store->host_tilesets(); }
    std::vector<std::string> names() {
        std::vector<std::string> names;
        const auto all = await(sets().all()).value();
        for (const auto& set : all) names.push_back(set.name);
        return names;
    }
    void reopen() {
        store.reset();
        store = database.open();
    }
    bool is_kept(char letter) {
        return await(store->find_tileset(digest_of(letter))).value().has_value();
    }
    /// A game of that set begins, in a room of its own unless there is one.
    void begin(const std::string& room, char letter) {
        REQUIRE(await(store->create_room(sample_room(room))));
        store::StartGame start = sample_start(room);
        start.game.tileset_digest = digest_of(letter);
        REQUIRE(await(store->start_game(start)));
    }
    /// Something goes by age, and with it whatever nobody needs.
    void prune(std::int64_t now_ms) {
        REQUIRE(await(store->create_room(sample_room("old"))));
        REQUIRE(await(store->prune({store::Ageing::UnstartedRoom, {"old"}, now_ms, now_ms})));
    }
};

}  // namespace

TEST_CASE("sets of the host are kept once each, the oldest first, with both of their texts") {
    HostStore host;
    REQUIRE(await(host.sets().add(request_of('c', 2000))));
    REQUIRE(await(host.sets().add(request_of('a', 1000))));
    REQUIRE(await(host.sets().add(request_of('c', 3000))));
    host.reopen();
    CHECK(host.names() == std::vector<std::string>{"set a", "set c"});
    CHECK(await(host.sets().all()).value().back().added_ms == 2000);
    for (const char letter : {'a', 'b', 'c', 'd'}) CHECK(host.is_kept(letter));
}

TEST_CASE("there are no more sets than may be, and the same one again is no other") {
    HostStore host;
    REQUIRE(await(host.sets().add(request_of('a', 1000, 1))));
    CHECK(failure_of(await(host.sets().add(request_of('c', 1000, 1)))) == Failure::Conflict);
    CHECK(await(host.sets().add(request_of('a', 1000, 1))));
    CHECK(!host.is_kept('c'));
}

TEST_CASE("one set is switched on at a time, or none, and that outlasts a restart") {
    HostStore host;
    CHECK(await(host.sets().chosen()).value() == store::TilesetChoice{});
    CHECK(failure_of(await(host.sets().choose({digest_of('a'), 5}))) == Failure::Conflict);
    for (const char letter : {'a', 'c'}) REQUIRE(await(host.sets().add(request_of(letter))));
    REQUIRE(await(host.sets().choose({digest_of('a'), 10})));
    REQUIRE(await(host.sets().choose({digest_of('c'), 20})));
    host.reopen();
    CHECK(await(host.sets().chosen()).value() == store::TilesetChoice{digest_of('c'), 20});
    REQUIRE(await(host.sets().choose({{}, 30})));
    CHECK(await(host.sets().chosen()).value() == store::TilesetChoice{{}, 30});
}

TEST_CASE("a set that is switched on cannot be removed, and one that is not there is not") {
    HostStore host;
    REQUIRE(await(host.sets().add(request_of('a'))));
    REQUIRE(await(host.sets().choose({digest_of('a'), 10})));
    CHECK(failure_of(await(host.sets().remove(digest_of('a')))) == Failure::Conflict);
    REQUIRE(await(host.sets().choose({{}, 20})));
    REQUIRE(await(host.sets().remove(digest_of('a'))));
    REQUIRE(await(host.sets().remove(digest_of('a'))));
    CHECK(host.names().empty());
}

TEST_CASE("the texts of a set stay as long as it is on the list, though no game names it") {
    HostStore host;
    const std::int64_t later = 10 * kOneDayMs;
    REQUIRE(await(host.sets().add(request_of('a'))));
    host.prune(later);
    CHECK(host.is_kept('a'));
    CHECK(host.is_kept('b'));
    REQUIRE(await(host.sets().remove(digest_of('a'))));
    host.prune(later);
    CHECK(!host.is_kept('a'));
    CHECK(!host.is_kept('b'));
}

TEST_CASE("rooms are counted in which a game began with a set, alone or joined, each once") {
    HostStore host;
    REQUIRE(await(host.sets().add(request_of('a'))));
    REQUIRE(await(host.sets().add(request_of('e', 2000))));
    host.begin("r", 'a');
    host.begin("s", 'b');
    host.begin("t", 'x');
    store::StartGame again = sample_start("r");
    again.game.id = "r.2";
    again.game.number = 2;
    again.game.tileset_digest = digest_of('a');
    REQUIRE(await(host.store->start_game(again)));
    const auto sets = await(host.sets().all()).value();
    CHECK(sets.at(0).rooms == 2);
    CHECK(sets.at(1).rooms == 0);
}
