#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

using FoundRoom = protocol::Result<std::shared_ptr<rooms::Room>>;

}  // namespace

TEST_CASE("a new room is open, empty and can be found") {
    House house;
    const rooms::CreatedRoom created = house.create(3, "Ghost hunters");
    CHECK(created.room.at("name") == "Ghost hunters");
    CHECK(created.room.at("status") == "open");
    CHECK(created.room.at("seats").size() == 3);
    CHECK(created.room.at("game_id").is_null());
    CHECK(created.room.at("commitment").is_null());
    CHECK(created.owner_token.size() == 43);
    const auto room = house.find(created.room.at("id"));
    CHECK(house.run(room->ask(rooms::query::Document{})).value() == created.room);
    CHECK(house.run(room->ask(rooms::query::Seq{})).value() == 0);
    CHECK(house.log(*room).empty());
    CHECK(house.run(room->ask(rooms::query::State{})).error().code == ErrorCode::NotStarted);
}

TEST_CASE("an unknown room is named in the refusal") {
    House house;
    const auto found = house.run(house.lobby().find("nope"));
    CHECK(found.error().code == ErrorCode::RoomNotFound);
    CHECK(found.error().params == protocol::Json{{"room", "nope"}});
}

TEST_CASE("the list shows listed rooms, in memory or not, as they are") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(1000);
    REQUIRE(table.is_over());
    house.create();
    house.run(house.lobby().create({"secret", {}, 2, protocol::Visibility::Private})).value();
    auto in_memory = house.run(house.lobby().list()).value().at("rooms");
    REQUIRE(in_memory.size() == 2);
    table.room.reset();
    table.clients.clear();
    house.reopen();
    const auto from_disk = house.run(house.lobby().list()).value().at("rooms");
    REQUIRE(from_disk.size() == 2);
    for (auto& room : in_memory) {
        // Nobody is connected after a restart; everything else is the same.
        for (auto& seat : room.at("seats")) seat.at("connected") = false;
        CHECK((room == from_disk[0] || room == from_disk[1]));
    }
}

TEST_CASE("many who ask for a room at once load it once") {
    House house;
    const std::string id = house.create().room.at("id");
    house.reopen();
    std::vector<Pending<FoundRoom>> pending;
    for (int i = 0; i < 10; ++i) pending.emplace_back(house.io(), house.lobby().find(id));
    house.io().restart();
    house.io().run();
    const auto room = pending.front().get().value();
    for (const auto& found : pending) CHECK(found.get().value() == room);
    CHECK(house.store().rooms_read == 1);
}

TEST_CASE("a room that nobody uses leaves memory and comes back") {
    House house(2);
    const std::string first = house.create().room.at("id");
    std::weak_ptr<rooms::Room> memory = house.find(first);
    const auto held = house.create().room.at("id").get<std::string>();
    const auto in_use = house.find(held);
    CHECK(!memory.expired());
    house.create();
    house.create();
    CHECK(memory.expired());
    CHECK(house.store().rooms_read == 0);
    CHECK(house.find(held) == in_use);
    CHECK(house.store().rooms_read == 0);
    CHECK(house.run(house.find(first)->ask(rooms::query::Document{})).value().at("id") == first);
    CHECK(house.store().rooms_read == 1);
}

TEST_CASE("shutting down closes every connection and accepts nothing afterwards") {
    House house;
    TestTable table(house, 2);
    table.start();
    house.run(house.lobby().shut_down());
    for (const auto& client : table.clients) CHECK(client->closed() == "the server is stopping");
    CHECK(!house.run(house.lobby().find(table.id)));
    CHECK(!house.run(house.lobby().create({"x", {}, 2, protocol::Visibility::Listed})));
    const std::string decision = table.clients[0]->legal().at(0).at("id");
    CHECK(!table.decide(0, decision, "late", table.clients[0]->seq()));
    house.run(table.room->ask(rooms::listening::Detach{table.clients[0]}));
}

TEST_CASE("shutting down finishes what is being written") {
    House house;
    TestTable table(house, 1);
    table.start();
    const std::uint64_t seq = table.clients[0]->seq();
    const std::string decision = table.clients[0]->legal().at(0).at("id");
    house.store().hold(house.io().get_executor());
    const Pending<protocol::Result<std::uint64_t>> deciding(
        house.io(), table.room->ask(rooms::SeatCommand{table.clients[0],
                                                       protocol::Decide{"c", seq, decision}}));
    house.io().restart();
    while (!house.store().is_holding_a_write()) house.io().run_one();
    bool stopped = false;
    asio::co_spawn(house.io(), house.lobby().shut_down(),
                   [&stopped](std::exception_ptr) { stopped = true; });
    house.io().poll();
    CHECK(!stopped);
    CHECK(!table.clients[0]->closed());
    house.store().let_go();
    house.io().run();
    CHECK(stopped);
    CHECK(deciding.get() == seq + 1);
    CHECK(table.clients[0]->closed());
    CHECK(table.clients[0]->seq() > seq);
}

TEST_CASE("a lobby is ready unless writes are refused or it stops") {
    House house;
    CHECK(house.run(house.lobby().ready()));
    house.store().writes = SpoiltStore::Mode::Unavailable;
    const auto full = house.run(house.lobby().ready());
    CHECK(full.error().code == ErrorCode::NotReady);
    CHECK(full.error().params == protocol::Json{{"reason", "storage"}});
    house.store().writes = SpoiltStore::Mode::Sound;
    CHECK(house.run(house.lobby().ready()));
    house.run(house.lobby().shut_down());
    CHECK(house.run(house.lobby().ready()).error().params ==
          protocol::Json{{"reason", "stopping"}});
}
