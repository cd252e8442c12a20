#include "tests/rooms/house.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// Ana in seat and subscriber 0, and somebody who watches (1); nothing has started.
struct Talk : Scene {
    Talk() : Scene(2) {
        seat("Ana");
        attach(0, "Ana");
        attach(1);
    }
    rooms::Stepped<std::uint64_t> say(const std::string& id, std::int64_t at_ms = 6000) const {
        return step(room, rooms::command::Act{rooms::Token{Scene::token("Ana")},
                                              protocol::Say{id, "line " + id}, at_ms});
    }
};

}  // namespace

TEST_CASE("a line is written, then said to everybody, before the start as well") {
    Talk scene;
    scene.take(scene.say("a"));
    const auto& written = std::get<store::Say>(scene.write.value());
    CHECK(written.room == scene.room.id);
    CHECK(written.line == store::ChatRecord{1, 0, "Ana", "line a", 6000});
    const Json said{{"type", "said"}, {"number", 1},      {"seat", 0},
                    {"name", "Ana"},  {"text", "line a"}, {"at", "1970-01-01T00:00:06Z"}};
    CHECK(scene.clients[0].newest("said") == said);
    CHECK(scene.clients[1].newest("said") == said);
    CHECK(scene.act(1, protocol::Say{"b", "x"}).error().code == ErrorCode::NotSeated);
}

TEST_CASE("a seat says five lines at once, then one in two seconds") {
    Talk scene;
    for (const char* id : {"1", "2", "3", "4", "5"}) scene.take(scene.say(id));
    const auto refused = scene.say("6");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::RateLimited);
    CHECK(refused.error().params == Json{{"retry_after_ms", 2000}});
    CHECK(scene.say("6", 7999).error().params == Json{{"retry_after_ms", 1}});
    scene.take(scene.say("6", 8000));
    CHECK_FALSE(scene.say("7", 8000));
    CHECK(scene.say("7", 0).error().params == Json{{"retry_after_ms", 2000}});
}

TEST_CASE("a line that is sent again under its id is said once") {
    Talk scene;
    scene.take(scene.say("a"));
    const auto again = scene.say("a");
    REQUIRE(again);
    CHECK(!again->write);
    CHECK(again->effects.empty());
}

TEST_CASE("whoever comes in is shown the newest hundred lines") {
    Talk scene;
    for (int i = 1; i <= 103; ++i) scene.take(scene.say(std::to_string(i), i * 2000));
    const Json welcome = scene.attach(5).newest("welcome");
    REQUIRE(welcome.at("chat").size() == 100);
    CHECK(welcome.at("chat").front().at("number") == 4);
    CHECK(welcome.at("chat").back().at("number") == 103);
}

TEST_CASE("who has no seat hears nothing in a room that refuses spectators, at any time") {
    Talk scene;
    scene.seat("Ben");
    scene.room.options.spectators = false;
    scene.take(scene.say("a"));
    CHECK(scene.clients[0].messages("said").size() == 1);
    CHECK(scene.clients[1].messages("said").empty());
    CHECK(scene.attach(5).newest("welcome").at("chat").empty());
    CHECK(scene.attach(6, "Ben").newest("welcome").at("chat").size() == 1);
}

TEST_CASE(
    "the chat of a room that refuses spectators is read by its people, before, in and after a "
    "game") {
    House house;
    protocol::RoomOptions options;
    options.spectators = false;
    TestTable table(house, 1, {}, options);
    REQUIRE(
        house.run(table.room->ask(rooms::SeatCommand{table.tokens[0], protocol::Say{"a", "a"}})));
    const auto check = [&] {
        for (const std::optional<std::uint64_t>& before : {std::optional<std::uint64_t>(), {2}}) {
            const auto code = [&](std::optional<std::string> token) {
                return house.run(table.room->ask(rooms::query::Chat{before, std::move(token)}))
                    .error()
                    .code;
            };
            CHECK(code({}) == ErrorCode::SpectatorsRefused);
            CHECK(code("nobody's") == ErrorCode::Unauthorized);
            CHECK(house.run(table.room->ask(rooms::query::Chat{before, table.tokens[0]}))
                      .value()
                      .size() == 1);
            CHECK(house.run(table.room->ask(rooms::query::Chat{before, table.owner_token}))
                      .value()
                      .size() == 1);
        }
    };
    check();
    table.start();
    check();
    table.play_on(4000);
    REQUIRE(table.is_over());
    check();
}

TEST_CASE("the chat is there after a restart, and its pages") {
    House house;
    TestTable table(house, 1);
    for (const char* id : {"a", "b", "c"}) {
        REQUIRE(
            house.run(table.room->ask(rooms::SeatCommand{table.tokens[0], protocol::Say{id, id}})));
    }
    table.room.reset();
    house.reopen();
    table.reconnect();
    CHECK(table.clients[0]->newest("welcome").at("chat").size() == 3);
    const Json page = house.run(table.room->ask(rooms::query::Chat{3})).value();
    REQUIRE(page.size() == 2);
    CHECK(page[0].at("text") == "a");
    CHECK(page[1].at("number") == 2);
    REQUIRE(
        house.run(table.room->ask(rooms::SeatCommand{table.tokens[0], protocol::Say{"d", "d"}})));
    CHECK(house.run(table.room->ask(rooms::query::Chat{{}})).value().back().at("number") == 4);
}
