#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

TEST_CASE("a refresh is a snapshot for that client alone, as one that comes now would get") {
    House house;
    TestTable table(house, 2);
    table.start();
    const auto spectator = table.connect({});
    table.play_on(6);
    spectator->forget();
    table.clients[0]->forget();
    house.run(table.room->ask(rooms::listening::Refresh{spectator}));
    REQUIRE(spectator->frames().size() == 1);
    CHECK(table.clients[0]->frames().empty());
    auto fresh = spectator->newest("welcome");
    auto newcomer = table.connect({})->newest("welcome");
    CHECK(fresh.at("resumed") == false);
    fresh.erase("room");
    newcomer.erase("room");
    CHECK(fresh == newcomer);
    CHECK(fresh.at("seq") == table.clients[0]->seq());
}

TEST_CASE("after the end a refresh tells of it, too") {
    House house;
    TestTable table(house, 2);
    table.start();
    const auto spectator = table.connect({});
    table.play_on(10'000);
    REQUIRE(table.is_over());
    spectator->forget();
    house.run(table.room->ask(rooms::listening::Refresh{spectator}));
    REQUIRE(spectator->frames().size() == 2);
    CHECK(spectator->messages("ended").size() == 1);
}

TEST_CASE("whoever is not there is not refreshed") {
    House house;
    TestTable table(house, 2);
    const auto gone = table.connect({});
    house.run(table.room->ask(rooms::listening::Detach{gone}));
    gone->forget();
    house.run(table.room->ask(rooms::listening::Refresh{gone}));
    CHECK(gone->frames().empty());
}
