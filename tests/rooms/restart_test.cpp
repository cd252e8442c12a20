#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

TEST_CASE("a server that is gone in mid-game comes back with the same game") {
    House house;
    TestTable table(house, 3);
    table.start();
    for (std::uint64_t variant = 1; !table.is_over(); ++variant) {
        table.play_on(7, variant);
        const auto before = house.run(table.room->ask(rooms::query::State{})).value();
        const auto room_before = house.run(table.room->ask(rooms::query::Document{})).value();
        table.room.reset();
        house.reopen();
        table.reconnect();
        const auto after = house.run(table.room->ask(rooms::query::State{})).value();
        CHECK(after.text == before.text);
        CHECK(house.run(table.room->ask(rooms::query::Document{})).value() == room_before);
    }
    CHECK(table.clients[0]->messages("ended").size() == 1);
}

TEST_CASE("a game of every kind is stored to its end and comes back") {
    for (const rules::Setup& setup :
         {rules::Setup{.level = 5}, rules::Setup{.level = 6},
          rules::Setup{.level = 5, .rules = rules::kOldestRules},
          rules::Setup{.mode = rules::Mode::Ghosts, .changed = {rules::Part::Castles}},
          rules::Setup{.mode = rules::Mode::Base},
          rules::Setup{.mode = rules::Mode::Base, .changed = {rules::Part::TestGifts}}}) {
        House house;
        TestTable table(house, 2, setup);
        table.start();
        for (const std::size_t decisions : {20U, 10'000U}) {
            table.play_on(decisions);
            const auto before = house.run(table.room->ask(rooms::query::State{})).value();
            const auto room_before = house.run(table.room->ask(rooms::query::Document{})).value();
            table.room.reset();
            house.reopen();
            table.reconnect();
            CHECK(house.run(table.room->ask(rooms::query::State{})).value().text == before.text);
            CHECK(house.run(table.room->ask(rooms::query::Document{})).value().at("rules") ==
                  std::to_string(setup.rules));
            CHECK(house.run(table.room->ask(rooms::query::Document{})).value() == room_before);
        }
        CHECK(table.is_over());
        CHECK(house.run(house.lobby().list()).value().at("rooms").at(0).at("status") == "over");
    }
}

TEST_CASE("a room with a part that nobody can choose comes back with it") {
    House house;
    TestTable table(house, 2, {.mode = rules::Mode::Base, .changed = {rules::Part::TestGifts}});
    const auto parts = [&] {
        return house.run(table.room->ask(rooms::query::Document{})).value().at("parts");
    };
    CHECK(parts() == protocol::Json{"test_gifts"});
    table.room.reset();
    house.reopen();
    table.room = house.find(table.id);
    CHECK(parts() == protocol::Json{"test_gifts"});
}

TEST_CASE("a player resumes with token and seq after a restart") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(8);
    const std::uint64_t since = table.clients[1]->seq() - 4;
    const auto frames = table.clients[1]->frames();
    table.room.reset();
    house.reopen();
    table.room = house.find(table.id);
    const auto back = table.connect(1, since);
    REQUIRE(back->frames().size() == 5);
    CHECK(back->newest("welcome").at("resumed") == true);
    CHECK(back->newest("welcome").at("you").at("seat") == 1);
    std::vector<std::string> updates;
    std::copy_if(frames.begin(), frames.end(), std::back_inserter(updates),
                 [](const std::string& frame) { return frame.starts_with(R"({"type":"update")"); });
    CHECK(std::vector(back->frames().begin() + 1, back->frames().end()) ==
          std::vector(updates.end() - 4, updates.end()));
}

TEST_CASE("a command that is repeated after a restart has the same reply and one effect") {
    House house;
    TestTable table(house, 1);
    table.start();
    const std::uint64_t seq = table.clients[0]->seq();
    const std::string decision = table.clients[0]->legal().at(0).at("id");
    const std::uint64_t reply = table.decide(0, decision, "mine", seq).value();
    table.room.reset();
    house.reopen();
    table.reconnect();
    const std::uint64_t now = table.clients[0]->seq();
    CHECK(table.decide(0, decision, "mine", seq) == reply);
    CHECK(table.clients[0]->seq() == now);
    CHECK(table.decide(0, decision, "other", seq).error().code == ErrorCode::StaleSeq);
}

TEST_CASE("a clock in days runs out although nobody comes, over restarts and pauses") {
    constexpr std::int64_t kHour = 60 * 60 * 1000;
    House house;
    protocol::RoomOptions options;
    options.timer = protocol::TimerOption{protocol::TimerOption::Per::Turn, 24 * 60 * 60};
    TestTable table(house, 2, {}, options);
    table.start();
    const std::uint64_t seq = table.clients[0]->seq();
    const auto restart = [&](std::int64_t down_ms) {
        table.clients.clear();
        table.room.reset();
        house.clock().pass(down_ms);
        house.reopen();
        house.run(house.lobby().wake_rooms());
        table.room = house.find(table.id);
        return house.run(table.room->ask(rooms::query::Seq{})).value();
    };
    CHECK(restart(10 * kHour) == seq);
    CHECK(restart(10 * kHour) == seq);
    house.clock().pass(3 * kHour);
    house.settle();
    CHECK(house.run(table.room->ask(rooms::query::Seq{})) == seq);
    house.clock().pass(2 * kHour);
    house.settle();
    CHECK(house.run(table.room->ask(rooms::query::Seq{})).value() > seq);
}

TEST_CASE("seats that were taken before a restart are taken after it") {
    House house;
    const rooms::CreatedRoom created = house.create(2);
    const std::string id = created.room.at("id");
    const auto seat =
        house
            .run(house.find(id)->ask(rooms::command::TakeSeat{{"Ana", 1, protocol::SeatKind::Bot}}))
            .value();
    house.reopen();
    const auto room = house.find(id);
    const auto document = house.run(room->ask(rooms::query::Document{})).value();
    CHECK(document.at("name") == "Friday mist");
    CHECK(document.at("seats").at(0).at("taken") == false);
    CHECK(document.at("seats").at(1).at("name") == "Ana");
    CHECK(document.at("seats").at(1).at("kind") == "bot");
    CHECK(document.at("created_at") == created.room.at("created_at"));
    CHECK(house.run(room->ask(rooms::command::Start{seat.token})).value().at("status") ==
          "playing");
}

TEST_CASE("the whole log can be read after a restart, as it was sent") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(60);
    std::string sent;
    for (const std::string& frame : table.clients[0]->frames()) {
        if (frame.starts_with(R"({"type":"update")")) sent += frame + "\n";
    }
    CHECK(house.log(*table.room) == sent);
    table.room.reset();
    house.reopen();
    table.room = house.find(table.id);
    CHECK(house.log(*table.room) == sent);
    const std::uint64_t seq = house.run(table.room->ask(rooms::query::Seq{})).value();
    CHECK(house.log(*table.room, seq).empty());
    CHECK(house.log(*table.room, seq + 5).empty());
    const std::string last = house.log(*table.room, seq - 1);
    CHECK(sent.ends_with(last));
    CHECK(std::count(last.begin(), last.end(), '\n') == 1);
}

TEST_CASE("a room whose log cannot be folded is refused, and the server lives") {
    const auto refused = [](const std::string& sql) {
        House house;
        TestTable table(house, 1);
        table.start();
        table.play_on(3);
        const std::string sound = house.create().room.at("id");
        table.room.reset();
        house.reopen(sql);
        const auto found = house.run(house.lobby().find(table.id));
        CHECK(house.run(house.lobby().find(sound)));
        CHECK(house.run(house.lobby().list()).value().at("rooms").size() >= 1);
        REQUIRE(!found);
        CHECK(found.error().params.at("room") == table.id);
        return found.error().code;
    };
    CHECK(refused("DELETE FROM entries WHERE seq = 2") == ErrorCode::GameUnreadable);
    CHECK(refused("UPDATE entries SET decision = 'pass' WHERE seq = 2") ==
          ErrorCode::GameUnreadable);
    CHECK(refused("UPDATE games SET tileset_digest = 'other'") == ErrorCode::GameUnreadable);
    CHECK(refused("UPDATE games SET seed = randomblob(32)") == ErrorCode::GameUnreadable);
    CHECK(refused("UPDATE games SET rules = '0'") == ErrorCode::GameUnreadable);
    CHECK(refused("UPDATE games SET ended = 1, outcome = 'won', reason = 'M-END-1', "
                  "result = '{}'") == ErrorCode::GameUnreadable);
}
