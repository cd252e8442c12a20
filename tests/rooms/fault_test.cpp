#include "server/service/fault_line.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using Mode = SpoiltStore::Mode;

namespace {

struct Decision {
    std::string text;
    std::uint64_t seq = 0;
};

Decision next_decision(const TestTable& table) {
    return {table.clients[0]->legal().at(0).at("id"), table.clients[0]->seq()};
}

}  // namespace

TEST_CASE("nobody sees a decision before it is on disk, and then everybody before the reply") {
    House house;
    TestTable table(house, 2);
    table.start();
    const auto spectator = table.connect({});
    const auto [decision, seq] = next_decision(table);
    const std::uint8_t player = table.clients[0]->next().at("player");
    table.clients[0]->forget();
    spectator->forget();
    house.store().hold(house.io().get_executor());
    const Pending<protocol::Result<std::uint64_t>> deciding(
        house.io(), table.room->ask(rooms::SeatCommand{table.clients[player],
                                                       protocol::Decide{"c", seq, decision}}));
    house.io().restart();
    while (!house.store().is_holding_a_write()) house.io().run_one();
    house.io().poll();
    CHECK(!deciding.ready());
    CHECK(spectator->frames().empty());
    CHECK(table.clients[0]->frames().empty());
    const Pending<protocol::Result<std::uint64_t>> seq_meanwhile(
        house.io(), table.room->ask(rooms::query::Seq{}));
    house.io().poll();
    CHECK(seq_meanwhile.get() == seq);

    house.store().let_go();
    house.io().restart();
    while (!deciding.ready()) {
        // The update is out by the time that the reply is.
        house.io().run_one();
    }
    CHECK(deciding.get() == seq + 1);
    CHECK(spectator->newest("update").at("seq") >= seq + 1);
    CHECK(spectator->frames() == table.clients[0]->frames());
}

TEST_CASE("who arrives while a decision is being written is welcomed first, then updated") {
    House house;
    TestTable table(house, 1);
    table.start();
    const auto [decision, seq] = next_decision(table);
    house.store().hold(house.io().get_executor());
    const Pending<protocol::Result<std::uint64_t>> deciding(
        house.io(), table.room->ask(rooms::SeatCommand{table.clients[0],
                                                       protocol::Decide{"c", seq, decision}}));
    house.io().restart();
    while (!house.store().is_holding_a_write()) house.io().run_one();
    const auto newcomer = std::make_shared<Client>();
    const Pending<protocol::Result<std::optional<std::uint8_t>>> attaching(
        house.io(), table.room->ask(rooms::listening::Attach{newcomer, {}}));
    house.io().poll();
    CHECK(newcomer->frames().empty());
    house.store().let_go();
    house.io().run();
    CHECK(attaching.get());
    REQUIRE(newcomer->frames().size() == 1);
    CHECK(newcomer->newest("welcome").at("seq") == table.clients[0]->seq());
    CHECK(table.clients[0]->seq() > seq);
}

TEST_CASE("commands that arrive together are carried out one after the other") {
    House house;
    TestTable table(house, 1);
    table.start();
    const auto [decision, seq] = next_decision(table);
    using Reply = protocol::Result<std::uint64_t>;
    const Pending<Reply> first(
        house.io(), table.room->ask(rooms::SeatCommand{table.clients[0],
                                                       protocol::Decide{"a", seq, decision}}));
    const Pending<Reply> second(
        house.io(), table.room->ask(rooms::SeatCommand{table.clients[0],
                                                       protocol::Decide{"b", seq, decision}}));
    const Pending<Reply> repeated(
        house.io(), table.room->ask(rooms::SeatCommand{table.clients[0],
                                                       protocol::Decide{"a", seq, decision}}));
    house.io().restart();
    house.io().run();
    CHECK(first.get() == seq + 1);
    CHECK(second.get().error().code == ErrorCode::StaleSeq);
    CHECK(repeated.get() == seq + 1);
}

TEST_CASE("when storage is unavailable nothing changes, and play goes on when it is back") {
    House house;
    TestTable table(house, 2);
    const rooms::CreatedRoom open = house.create(2);
    table.start();
    const auto before = house.run(table.room->ask(rooms::query::State{})).value();
    const auto [decision, seq] = next_decision(table);
    const std::uint8_t player = table.clients[0]->next().at("player");
    table.clients[0]->forget();

    house.store().writes = Mode::Unavailable;
    const auto refused = table.decide(player, decision, "c", seq);
    CHECK(refused.error().code == ErrorCode::StorageUnavailable);
    CHECK(house.run(table.room->ask(rooms::query::State{})).value().text == before.text);
    CHECK(table.clients[0]->frames().empty());
    const auto room = house.find(open.room.at("id"));
    CHECK(house.run(room->ask(rooms::command::TakeSeat{{"Ana", {}, protocol::SeatKind::Human}}))
              .error()
              .code == ErrorCode::StorageUnavailable);
    CHECK(house.run(room->ask(rooms::query::Document{})).value() == open.room);
    CHECK(
        house.run(house.lobby().create({"x", {}, 2, protocol::Visibility::Listed})).error().code ==
        ErrorCode::StorageUnavailable);

    house.store().writes = Mode::Sound;
    CHECK(table.decide(player, decision, "c", seq) == seq + 1);
    CHECK(!table.clients[0]->closed());
}

TEST_CASE("a room that faults closes itself and is loaded again from its log") {
    for (const Mode fault : {Mode::Throws, Mode::Conflict}) {
        House house;
        TestTable table(house, 2);
        TestTable other(house, 1);
        table.start();
        other.start();
        table.play_on(5);
        const auto before = house.run(table.room->ask(rooms::query::State{})).value();
        const auto [decision, seq] = next_decision(table);
        const std::uint8_t player = table.clients[0]->next().at("player");

        house.store().writes = fault;
        CHECK(table.decide(player, decision, "c", seq).error().code == ErrorCode::Internal);
        house.store().writes = Mode::Sound;
        CHECK(table.clients[0]->closed());
        CHECK(table.clients[1]->closed());
        CHECK(table.decide(player, decision, "c", seq).error().code == ErrorCode::Internal);
        CHECK(!other.clients[0]->closed());
        other.play(0);

        table.reconnect();
        CHECK(house.run(table.room->ask(rooms::query::State{})).value().text == before.text);
        CHECK(table.decide(player, decision, "c", seq) == seq + 1);
    }
}

TEST_CASE("a room that cannot know whether a decision is written reads its log before it goes on") {
    House house;
    TestTable table(house, 2);
    table.start();
    const auto [decision, seq] = next_decision(table);
    const std::uint8_t player = table.clients[0]->next().at("player");
    house.store().writes = Mode::Unknown;
    CHECK(table.decide(player, decision, "c", seq).error().code == ErrorCode::Internal);
    CHECK(table.clients[0]->closed());
    house.store().writes = Mode::Sound;
    table.reconnect();
    // The command is repeated, and known by its id.
    CHECK(table.decide(player, decision, "c", seq) == seq + 1);
    CHECK(house.run(table.room->ask(rooms::query::Seq{})).value() >= seq + 1);
}

TEST_CASE("the log tells of a fault by which game, seq and decision it came") {
    Scene scene(2);
    scene.seat("Ana");
    scene.seat("Ben");
    const std::string room = "room " + scene.room.id + " closes after a fault: it broke";
    CHECK(rooms::fault_line(scene.room, "pass", "it broke") == room);
    scene.start();
    const std::string game = room + "; game " + scene.room.game->terms().id + " at seq 1";
    CHECK(rooms::fault_line(scene.room, "", "it broke") == game);
    const rooms::command::Act decide{rooms::SubscriberId{},
                                     protocol::Decide{"c", 1, "place:0,-1,0"}, 0};
    const rooms::command::Act propose{rooms::SubscriberId{},
                                      protocol::Propose{"c", 1, {"place:0,-1,0", "pass"}}, 0};
    const auto line = [&](const auto& command) {
        return rooms::fault_line(scene.room, rooms::decisions_of(command), "it broke");
    };
    CHECK(line(decide) == game + ", deciding place:0,-1,0");
    CHECK(line(propose) == game + ", deciding place:0,-1,0 pass");
    CHECK(line(rooms::command::StandIn{1, "pass", 0}) == game + ", deciding pass");
    CHECK(line(rooms::command::Start{}) == game);
}

TEST_CASE("a room that cannot be read now can be read later") {
    House house;
    const std::string id = house.create().room.at("id");
    house.reopen();
    house.store().reads = Mode::Unavailable;
    CHECK(house.run(house.lobby().find(id)).error().code == ErrorCode::StorageUnavailable);
    house.store().reads = Mode::Throws;
    CHECK(house.run(house.lobby().find(id)).error().code == ErrorCode::Internal);
    CHECK_THROWS(house.run(house.lobby().list()));
    house.store().reads = Mode::Unavailable;
    CHECK(house.run(house.lobby().list()).error().code == ErrorCode::StorageUnavailable);
    house.store().reads = Mode::Sound;
    CHECK(house.run(house.lobby().find(id)));
    CHECK(house.run(house.lobby().list()).value().at("rooms").size() == 1);
}

TEST_CASE("a refused hello leaves nothing behind") {
    House house;
    TestTable table(house, 1);
    const auto stranger = std::make_shared<Client>();
    const auto attached =
        house.run(table.room->ask(rooms::listening::Attach{stranger, {{}, "wrong"}}));
    CHECK(attached.error().code == ErrorCode::Unauthorized);
    CHECK(stranger.use_count() == 1);
    CHECK(stranger->frames().empty());
    CHECK(house.run(table.room->ask(rooms::query::Document{})).value().at("spectators") == 0);
    CHECK(house.run(table.room->ask(rooms::SeatCommand{stranger, protocol::Decide{"c", 0, "pass"}}))
              .error()
              .code == ErrorCode::NotSeated);
}

TEST_CASE("a client that has left is forgotten") {
    House house;
    TestTable table(house, 1);
    const auto spectator = table.connect({});
    house.run(table.room->ask(rooms::listening::Detach{spectator}));
    CHECK(spectator.use_count() == 1);
    spectator->forget();
    table.start();
    CHECK(spectator->frames().empty());
}
