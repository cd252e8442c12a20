#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <chrono>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

// A lobby whose server is one of several.

TEST_CASE("a room that is at work elsewhere is neither read nor had") {
    House house;
    const std::string id = house.create().room.at("id");
    house.reopen();
    house.store().lease_of_all = {false, "192.0.2.1:80"};
    CHECK(house.run(house.lobby().find(id)).error().code == ErrorCode::RoomElsewhere);
    CHECK(house.store().rooms_read == 0);
    house.store().lease_of_all = {};
    CHECK(house.run(house.lobby().find(id)));
}

TEST_CASE("a room that is not there is not claimed, which would be a write") {
    House house;
    house.store().lease_of_all.is_of_a_room = false;
    CHECK(house.run(house.lobby().find("nosuchroom")).error().code == ErrorCode::RoomNotFound);
    CHECK(house.store().claims == 0);
}

TEST_CASE("a room that is at work elsewhere is not removed") {
    House house;
    const std::string id = house.create().room.at("id");
    house.reopen();
    house.store().lease_of_all = {false, "192.0.2.1:80"};
    CHECK_FALSE(house.run(house.lobby().shut_out(id)));
    house.store().lease_of_all = {};
    CHECK(house.run(house.lobby().shut_out(id)));
}

TEST_CASE("a room that leaves memory is given back") {
    House house(1);
    const std::string first = house.create().room.at("id");
    house.create();
    house.settle_for_now();
    CHECK(house.store().released == std::vector<std::string>{first});
}

TEST_CASE("a room that was kept from being used, and stays, is given back") {
    House house;
    const std::string id = house.create().room.at("id");
    REQUIRE(house.run(house.lobby().shut_out(id)));
    CHECK(house.store().released.empty());
    house.run(house.lobby().let_in(id));
    house.settle_for_now();
    CHECK(house.store().released == std::vector<std::string>{id});
}

TEST_CASE("nothing is had once the tenure has lapsed") {
    House house;
    const std::string id = house.create().room.at("id");
    house.store().tenure_given = store::Tenure{0, std::chrono::steady_clock::now()};
    CHECK(house.run(house.lobby().find(id)).error().code == ErrorCode::StorageUnavailable);
}

TEST_CASE("who steps aside closes every connection, and goes on from the log when it comes back") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(3);
    const std::uint64_t seq = table.clients[0]->seq();
    house.run(house.lobby().step_aside());
    house.settle_for_now();
    for (const auto& client : table.clients) {
        CHECK(client->closed() == "the room goes on at another server");
    }
    CHECK(house.run(house.lobby().find(table.id)).error().code == ErrorCode::StorageUnavailable);
    CHECK(house.run(house.lobby().come_back()));
    CHECK(house.find(table.id) != table.room);
    CHECK(house.run(house.find(table.id)->ask(rooms::query::Seq{})) == seq);
}

TEST_CASE("what is being written when the server steps aside is told to whoever asked alone") {
    House house;
    TestTable table(house, 1);
    table.start();
    const std::uint64_t seq = table.clients[0]->seq();
    const std::string decision = table.clients[0]->legal().at(0).at("id");
    house.store().hold(house.io().get_executor());
    const Pending<protocol::Result<std::uint64_t>> deciding(
        house.io(),
        table.room->ask(rooms::SeatCommand{table.tokens[0], protocol::Decide{"c", seq, decision}}));
    house.io().restart();
    while (!house.store().is_holding_a_write()) house.io().run_one();
    bool is_aside = false;
    asio::co_spawn(house.io(), house.lobby().step_aside(),
                   [&is_aside](std::exception_ptr) { is_aside = true; });
    house.settle_for_now();
    CHECK(is_aside);
    CHECK(table.clients[0]->closed());
    CHECK_FALSE(deciding.ready());
    house.store().let_go();
    house.settle_for_now();
    CHECK(deciding.get() == seq + 1);
    CHECK(table.clients[0]->seq() == seq);
    CHECK_FALSE(table.decide(0, decision, "late", seq + 1));
    REQUIRE(house.run(house.lobby().come_back()));
    CHECK(house.run(house.find(table.id)->ask(rooms::query::Seq{})).value() > seq);
}
