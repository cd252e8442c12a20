#include "server/service/oversight.hpp"

#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// A game of two at which a spectator looks.
struct Overseen {
    House house;
    TestTable table{house, 2};
    std::shared_ptr<Client> watcher = std::make_shared<Client>();

    Overseen() {
        table.clients[0]->from = "203.0.113.1";
        table.clients[1]->from = "2001:db8::1";
        watcher->from = "203.0.113.3";
        house.run(table.room->ask(rooms::listening::Attach{watcher, {}})).value();
        table.start();
    }

    rooms::Oversight& oversight() { return house.oversight(); }
    ErrorCode find_refusal() { return house.run(house.lobby().find(table.id)).error().code; }
};

}  // namespace

TEST_CASE("a closed room is gone for everybody, now and after a restart") {
    Overseen scene;
    const std::uint64_t seq = scene.house.run(scene.table.room->ask(rooms::query::Seq{})).value();
    const auto closed = scene.house.run(scene.oversight().close_room(scene.table.id, "enough"));
    CHECK(closed.value().at("status") == "closed");
    CHECK(scene.table.clients[0]->newest("room_closed").at("reason") == "enough");
    CHECK(scene.watcher->closed().has_value());
    for (int restart = 0; restart < 2; ++restart) {
        CHECK(scene.find_refusal() == ErrorCode::RoomClosed);
        CHECK(scene.house.run(scene.house.lobby().fork(scene.table.id, {}, {})).error().code ==
              ErrorCode::RoomClosed);
        CHECK(scene.house.run(scene.house.lobby().list()).value().at("rooms").empty());
        const auto again = scene.house.run(scene.oversight().close_room(scene.table.id, "enough"));
        CHECK(again.error().code == ErrorCode::RoomClosed);
        const Json seen = scene.house.run(scene.oversight().inspect(scene.table.id)).value();
        CHECK(seen.at("room").at("status") == "closed");
        CHECK(seen.at("room").at("game_id") == scene.table.id + ".1");
        CHECK(seen.at("seq") == seq);
        CHECK(seen.at("listeners").empty());
        scene.house.reopen();
    }
}

TEST_CASE("whoever holds a closed room can do nothing with it") {
    Overseen scene;
    scene.house.run(scene.oversight().close_room(scene.table.id, "enough")).value();
    CHECK(scene.house
              .run(scene.table.room->ask(
                  rooms::command::TakeSeat{{"Cleo", {}, protocol::SeatKind::Human}}))
              .error()
              .code == ErrorCode::RoomClosed);
    CHECK(scene.table.decide(0, "pass", "c", 1).error().code == ErrorCode::RoomClosed);
    CHECK(scene.house.run(scene.table.room->ask(rooms::listening::Attach{scene.watcher, {}}))
              .error()
              .code == ErrorCode::RoomClosed);
}

TEST_CASE("a room whose closing cannot be stored stays open, and nobody is told anything") {
    Overseen scene;
    scene.house.store().writes = SpoiltStore::Mode::Unavailable;
    const auto closed = scene.house.run(scene.oversight().close_room(scene.table.id, "enough"));
    CHECK(closed.error().code == ErrorCode::StorageUnavailable);
    CHECK(scene.watcher->messages("room_closed").empty());
    CHECK_FALSE(scene.watcher->closed().has_value());
    CHECK(scene.house.run(scene.house.lobby().find(scene.table.id)).has_value());
}

TEST_CASE("an administrator sees who listens from where") {
    Overseen scene;
    const Json seen = scene.house.run(scene.oversight().inspect(scene.table.id)).value();
    CHECK(seen.at("seats_taken") == 2);
    CHECK(seen.at("spectators") == 1);
    CHECK(seen.at("listeners") == Json::array({{{"seat", 0}, {"address", "203.0.113.1"}},
                                               {{"seat", 1}, {"address", "2001:db8::1"}},
                                               {{"seat", nullptr}, {"address", "203.0.113.3"}}}));
    CHECK(scene.house.run(scene.oversight().inspect("nope")).error().code ==
          ErrorCode::RoomNotFound);
    CHECK(scene.house.run(scene.oversight().addresses(scene.table.id, 1)).value() ==
          std::set<std::string>{"2001:db8::1"});
    CHECK(scene.house.run(scene.oversight().addresses(scene.table.id, 2)).error().code ==
          ErrorCode::InvalidMessage);
}

TEST_CASE("an administrator's list has the private and the closed rooms, in memory or not") {
    House house;
    const std::string open = house.create().room.at("id");
    const auto secret =
        house.run(house.lobby().create({"secret", {}, 2, protocol::Visibility::Private})).value();
    const std::string closed = house.create().room.at("id");
    house.run(house.oversight().close_room(closed, "enough")).value();
    for (int restart = 0; restart < 2; ++restart) {
        CHECK(house.run(house.lobby().list()).value().at("rooms").size() == 1);
        const Json all = house.run(house.oversight().list_all({})).value().at("rooms");
        REQUIRE(all.size() == 3);
        protocol::RoomFilter filter;
        filter.status = protocol::RoomStatus::Closed;
        const Json ended = house.run(house.oversight().list_all(filter)).value().at("rooms");
        REQUIRE(ended.size() == 1);
        CHECK(ended[0].at("id") == closed);
        house.reopen();
    }
}

TEST_CASE("an announcement reaches rooms in memory and those that come to memory later") {
    House house;
    TestTable here(house, 1);
    TestTable asleep(house, 1);
    asleep.room.reset();
    asleep.clients.clear();
    house.run(house.oversight().announce(protocol::Announcement{"Hello.", 1000}));
    CHECK(here.clients[0]->newest("announcement").at("announcement").at("text") == "Hello.");
    const auto late = house.create(1).room;
    const auto newcomer = std::make_shared<Client>();
    house.run(house.find(late.at("id"))->ask(rooms::listening::Attach{newcomer, {}})).value();
    CHECK(newcomer->newest("welcome").at("announcement").at("text") == "Hello.");
}

TEST_CASE("while the server drains no game begins, and those that run go on") {
    Overseen scene;
    TestTable waiting(scene.house, 2);
    auto& lobby = scene.house.lobby();
    scene.oversight().set_draining(true);
    CHECK(scene.house.run(lobby.create({"late", {}, 2})).error().code == ErrorCode::Draining);
    CHECK(scene.house.run(lobby.fork(scene.table.id, {}, {})).error().code == ErrorCode::Draining);
    CHECK(scene.house.run(waiting.room->ask(rooms::command::Start{waiting.owner_token}))
              .error()
              .code == ErrorCode::Draining);
    CHECK(scene.house.run(lobby.ready()).error().params.at("reason") == "draining");
    CHECK(scene.house.run(scene.oversight().count_played()) == 1);
    scene.table.play_on(1000);
    REQUIRE(scene.table.is_over());
    CHECK(
        scene.house.run(scene.table.room->ask(rooms::command::Rematch{scene.table.owner_token, {}}))
            .error()
            .code == ErrorCode::Draining);
    CHECK(scene.house.run(scene.oversight().count_played()) == 0);
    scene.oversight().set_draining(false);
    CHECK(scene.house.run(lobby.ready()).has_value());
    CHECK(
        scene.house.run(waiting.room->ask(rooms::command::Start{waiting.owner_token})).has_value());
}
