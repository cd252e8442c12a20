#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

TEST_CASE("two players play a game to its end, and every client holds the same state") {
    House house;
    TestTable table(house, 2);
    const auto spectator = table.connect({});
    table.start();
    table.play_on(1000);
    REQUIRE(table.is_over());
    const Json snapshot =
        Json::parse(house.run(table.room->ask(rooms::query::State{})).value().text);
    for (const auto& client : {table.clients[0], table.clients[1], spectator}) {
        CHECK(client->state() == snapshot.at("state"));
        CHECK(client->seq() == snapshot.at("seq"));
        CHECK(client->messages("ended").size() == 1);
    }
    CHECK(snapshot.at("legal").empty());
}
