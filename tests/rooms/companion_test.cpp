#include "server/service/archive.hpp"
#include "tests/rooms/house.hpp"
#include "tests/store/scarce_memory.hpp"

#include <doctest/doctest.h>
#include <boost/asio/experimental/awaitable_operators.hpp>

#include <new>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::TimerOption;

namespace {

constexpr std::int64_t kSecond = 1000;

protocol::RoomOptions with_timer(TimerOption::Per per, std::uint32_t seconds) {
    protocol::RoomOptions options;
    options.timer = TimerOption{per, seconds};
    return options;
}

/// Lets time pass, and everything that follows from it happen.
void wait(House& house, std::int64_t milliseconds) {
    house.clock().pass(milliseconds);
    house.settle();
}

}  // namespace

TEST_CASE("a game of companions is played to its end without anybody's asking") {
    House house;
    const auto room = house.companions_game({.mode = rules::Mode::Base});
    CHECK(house.run(room->ask(rooms::query::Document{})).value().at("status") == "over");
}

TEST_CASE("a companion's turn that a full queue refuses comes again by the alarm") {
    work::QueueLimits one;
    one.jobs = 1;
    House house(rooms::kRoomsInMemory, one);
    std::vector<std::shared_ptr<rooms::Room>> games;
    std::vector<std::string> owners;
    for (int i = 0; i < 3; ++i) {
        const auto created = house.create(2, "Friday mist", {.mode = rules::Mode::Base});
        games.push_back(house.find(created.room.at("id")));
        owners.push_back(created.owner_token);
        for (std::uint8_t seat = 0; seat < 2; ++seat) {
            house
                .run(games.back()->ask(
                    rooms::command::SeatCompanion{created.owner_token, seat, true}))
                .value();
        }
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        house.post(games[i]->ask(rooms::command::Start{owners[i]}));
    }
    const auto over = [&] {
        std::size_t count = 0;
        for (const auto& room : games) {
            count += house.run(room->ask(rooms::query::Document{})).value().at("status") == "over"
                         ? 1U
                         : 0U;
        }
        return count;
    };
    house.settle();
    CHECK(over() < games.size());
    for (int seconds = 0; seconds < 1000 && over() < games.size(); ++seconds) wait(house, kSecond);
    CHECK(over() == games.size());
}

TEST_CASE("companions of forks and of imported games stand in the line of who made the rooms") {
    work::QueueLimits one;
    one.jobs_per_address = 1;
    House house(rooms::kRoomsInMemory, one);
    TestTable table(house, 2, {.mode = rules::Mode::Base});
    table.start();
    const std::string address = "198.51.100.7";
    const std::string file =
        house.run(house.archive().ask(rooms::archived::File{table.id + ".1", {}})).value();
    std::vector<std::shared_ptr<rooms::Room>> games;
    std::vector<std::string> owners;
    const auto seat_one = [&](const protocol::Result<rooms::CreatedRoom>& created) {
        games.push_back(house.find(created.value().room.at("id")));
        owners.push_back(created->owner_token);
        house.run(games.back()->ask(rooms::command::SeatCompanion{owners.back(), 1, true})).value();
    };
    for (int i = 0; i < 3; ++i) {
        seat_one(house.run(house.lobby().fork(table.id, {}, {{}, address})));
        seat_one(house.run(house.lobby().import_game(file, address)));
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        house.post(games[i]->ask(rooms::command::SeatCompanion{owners[i], 0, true}));
    }
    house.settle();
    std::size_t over = 0;
    for (const auto& room : games) {
        over +=
            house.run(room->ask(rooms::query::Document{})).value().at("status") == "over" ? 1U : 0U;
    }
    CHECK(over < games.size());
}

TEST_CASE("a companion plays for whoever has left, and stops when they are back") {
    House house;
    TestTable table(house, 2);
    table.start();
    house.run(table.room->ask(rooms::listening::Detach{table.clients[0]}));
    wait(house, 59 * kSecond);
    CHECK(table.clients[1]->seq() == 1);
    wait(house, kSecond);
    CHECK(table.clients[1]->next().at("player") == 1);
    const auto back = table.connect(0, 1);
    CHECK(back->newest("welcome").at("away").at("since_seq") == 2);
    CHECK(back->seq() == table.clients[1]->seq());
}

TEST_CASE("clocks run in rooms that nobody holds, and after a restart") {
    House house(1);
    TestTable table(house, 2, {}, with_timer(TimerOption::Per::Turn, 30));
    table.start();
    table.room.reset();
    house.reopen();
    house.run(house.lobby().wake_rooms());
    for (int other = 0; other < 3; ++other) house.create();
    wait(house, 30 * kSecond);
    CHECK(house.run(house.find(table.id)->ask(rooms::query::Seq{})).value() > 1);
}

TEST_CASE("a clock that is set ends nobody's time to think, and gives nobody more") {
    House house;
    protocol::RoomOptions options;
    options.timer = protocol::TimerOption{protocol::TimerOption::Per::Turn, 60};
    TestTable table(house, 2, {}, options);
    table.start();
    const auto pass = [&](std::int64_t ms) {
        house.clock().pass(ms);
        house.settle();
    };
    const auto seq = [&] { return house.run(table.room->ask(rooms::query::Seq{})).value(); };
    const std::uint64_t before = seq();
    for (const std::int64_t hours : {5, -9}) {
        house.clock().jump(hours * 3'600'000);
        pass(10'000);
        house
            .run(table.room->ask(
                rooms::SeatCommand{table.clients[1], protocol::Say{std::to_string(hours), "x"}}))
            .value();
    }
    CHECK(seq() == before);
    const protocol::Json remaining = table.connect({})->newest("clock").at("remaining_ms");
    CHECK(remaining == protocol::Json::array({40'000, 60'000}));
    pass(39'999);
    CHECK(seq() == before);
    pass(1);
    CHECK(seq() > before);
}

TEST_CASE("a pause outlives a restart") {
    House house;
    TestTable table(house, 2, {}, with_timer(TimerOption::Per::Turn, 30));
    table.start();
    house.run(table.room->ask(rooms::SeatCommand{table.tokens[1], protocol::Pause{"p"}})).value();
    house.reopen();
    house.run(house.lobby().wake_rooms());
    const auto room = house.find(table.id);
    wait(house, 3600 * kSecond);
    CHECK(house.run(room->ask(rooms::query::Seq{})).value() == 1);
    house.run(room->ask(rooms::SeatCommand{table.tokens[0], protocol::Resume{"r"}})).value();
    wait(house, 30 * kSecond);
    CHECK(house.run(room->ask(rooms::query::Seq{})).value() > 1);
}

TEST_CASE("a companion whose decision cannot be stored tries again a second later") {
    House house;
    TestTable table(house, 2, {}, with_timer(TimerOption::Per::Turn, 30));
    table.start();
    house.store().writes = SpoiltStore::Mode::Unavailable;
    wait(house, 30 * kSecond);
    CHECK(table.clients[0]->seq() == 1);
    house.store().writes = SpoiltStore::Mode::Sound;
    wait(house, kSecond);
    CHECK(table.clients[0]->seq() > 1);
}

TEST_CASE("a companion without memory to think about its decision tries again a second later") {
    if (!kMemoryCanBeScarce) return;
    House house;
    TestTable table(house, 2, {}, with_timer(TimerOption::Per::Turn, 30));
    table.start();
    forget_failed_allocations();
    let_next_allocation_elsewhere_fail();
    wait(house, 30 * kSecond);
    CHECK(has_allocation_failed());
    CHECK_FALSE(table.clients[0]->closed());
    CHECK(table.clients[0]->seq() == 1);
    wait(house, kSecond);
    CHECK(table.clients[0]->seq() > 1);
}

TEST_CASE("one hint at a time, for the seat that is to decide") {
    using namespace asio::experimental::awaitable_operators;
    House house;
    TestTable table(house, 2);
    table.start();
    const auto& tokens = table.tokens;
    CHECK(house.run(table.room->ask(rooms::query::Hint{tokens[1]})).error().code ==
          ErrorCode::NotYourTurn);
    CHECK(house.run(table.room->ask(rooms::query::Hint{"wrong"})).error().code ==
          ErrorCode::Unauthorized);
    const auto [first, second] = house.run(table.room->ask(rooms::query::Hint{tokens[0]}) &&
                                           table.room->ask(rooms::query::Hint{tokens[0]}));
    REQUIRE(first);
    CHECK(first->at("seq") == 1);
    REQUIRE(!second);
    CHECK(second.error().code == ErrorCode::RateLimited);
}

TEST_CASE("a hint is refused where the room allows none") {
    House house;
    protocol::RoomOptions options;
    options.aids.hints = false;
    TestTable table(house, 1, {}, options);
    table.start();
    const auto hint = house.run(table.room->ask(rooms::query::Hint{table.tokens[0]}));
    CHECK(hint.error().code == ErrorCode::AidRefused);
    CHECK(hint.error().params == protocol::Json{{"aid", "hints"}});
}

TEST_CASE("a hint that there is no memory for fails alone: its room goes on, and gives the next") {
    if (!kMemoryCanBeScarce) return;
    House house;
    TestTable table(house, 2);
    table.start();
    const auto hint = [&] {
        return house.run(table.room->ask(rooms::query::Hint{table.tokens[0]}));
    };
    forget_failed_allocations();
    let_next_allocation_elsewhere_fail();
    CHECK_THROWS_AS(hint(), std::bad_alloc);
    CHECK(has_allocation_failed());
    CHECK_FALSE(table.clients[0]->closed());
    CHECK(hint().has_value());
    table.play(0);
}
