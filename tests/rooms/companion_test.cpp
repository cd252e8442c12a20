#include "server/service/archive.hpp"
#include "tests/rooms/house.hpp"
#include "tests/store/scarce_memory.hpp"

#include <doctest/doctest.h>
#include <boost/asio/experimental/awaitable_operators.hpp>

#include <future>
#include <memory>
#include <new>
#include <stop_token>

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

/// A thought that takes as long as this lives. Nobody else thinks meanwhile.
class SlowThought {
public:
    explicit SlowThought(House& house) {
        auto begun = std::make_shared<std::promise<void>>();
        const auto think = [begun, ended = ended_.get_future().share()](const std::stop_token&) {
            begun->set_value();
            ended.wait();
            return true;
        };
        house.post(house.companions().run({}, think, work::Urgency::Background));
        house.settle_for_now();
        begun->get_future().wait();
    }
    ~SlowThought() { ended_.set_value(); }

    SlowThought(const SlowThought&) = delete;
    SlowThought& operator=(const SlowThought&) = delete;

private:
    std::promise<void> ended_;
};

/// Has a task done, and all that can be done at once of what follows, while others think.
void meanwhile(House& house, rooms::AsyncResult<protocol::Json> task) {
    const Pending pending(house.io(), std::move(task));
    while (!pending.ready()) house.io().run_one();
    pending.get().value();
    house.settle_for_now();
}

/// A room for two with a companion in its second seat.
class CompanionsGame {
public:
    CompanionsGame(House& house, const rooms::CreatedRoom& created)
        : house_(house), room_(house.find(created.room.at("id"))), owner_(created.owner_token) {
        house.run(seat(1)).value();
    }

    /// The first seat is a companion's too, and a game that goes on is now played by them.
    rooms::AsyncResult<protocol::Json> seat_other() const { return seat(0); }
    rooms::AsyncResult<protocol::Json> start() const {
        return room_->ask(rooms::command::Start{owner_});
    }
    bool is_over() const {
        return house_.run(room_->ask(rooms::query::Document{})).value().at("status") == "over";
    }

private:
    rooms::AsyncResult<protocol::Json> seat(std::uint8_t seat) const {
        return room_->ask(rooms::command::SeatCompanion{owner_, seat, true});
    }

    House& house_;
    std::shared_ptr<rooms::Room> room_;
    std::string owner_;
};

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
    const CompanionsGame first(house, house.create(2, "First", {.mode = rules::Mode::Base}));
    const CompanionsGame second(house, house.create(2, "Second", {.mode = rules::Mode::Base}));
    {
        const SlowThought busy(house);
        for (const auto* game : {&first, &second}) {
            meanwhile(house, game->seat_other());
            meanwhile(house, game->start());
        }
    }
    house.settle();
    CHECK(first.is_over());
    CHECK_FALSE(second.is_over());
    wait(house, kSecond);
    CHECK(second.is_over());
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
    const CompanionsGame fork(house,
                              house.run(house.lobby().fork(table.id, {}, {{}, address})).value());
    const CompanionsGame imported(house,
                                  house.run(house.lobby().import_game(file, address)).value());
    const CompanionsGame of_nobody(house, house.create(2, "Other", {.mode = rules::Mode::Base}));
    {
        const SlowThought busy(house);
        const auto thought = [](const std::stop_token&) { return true; };
        house.post(house.companions().run({address, "a room"}, thought, work::Urgency::Background));
        house.settle_for_now();
        meanwhile(house, fork.seat_other());
        meanwhile(house, imported.seat_other());
        meanwhile(house, of_nobody.seat_other());
        meanwhile(house, of_nobody.start());
    }
    house.settle();
    CHECK_FALSE(fork.is_over());
    CHECK_FALSE(imported.is_over());
    CHECK(of_nobody.is_over());
}

TEST_CASE("a companion plays for whoever has left, and stops when they are back") {
    House house;
    protocol::RoomOptions options;
    options.absence = protocol::Absence::Companion;
    options.grace_seconds = 60;
    TestTable table(house, 2, {}, options);
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
