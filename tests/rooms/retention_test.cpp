#include "server/retention/retention.hpp"

#include "server/retention/clock_watch.hpp"
#include "server/retention/janitor.hpp"
#include "server/service/archive.hpp"
#include "server/service/oversight.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

#include <optional>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;
using rooms::kDayMs;
using rooms::Kept;
using rooms::kHourMs;

namespace {

/// A house with a janitor, who looks when he is told to.
struct Kempt {
    House house;
    rooms::RetentionOptions options;

    rooms::Removed look() {
        rooms::ClockWatch watch(house.clock());
        rooms::Janitor janitor(house.io().get_executor(), house.store(), house.lobby(),
                               house.clock(), watch, options);
        return house.run(janitor.look());
    }
    std::int64_t removed(Kept what) { return look().count[static_cast<std::size_t>(what)]; }
    ErrorCode find_refusal(const std::string& id) {
        const auto found = house.run(house.lobby().find(id));
        REQUIRE_FALSE(found);
        return found.error().code;
    }
    bool is_there(const std::string& id) { return house.run(house.lobby().find(id)).has_value(); }
    protocol::Result<Json> game(const std::string& id) {
        return house.run(house.archive().ask(rooms::archived::Game{id, {}}));
    }
};

/// A table that its only player has left, whose game has come as far as wanted.
std::string left_table(House& house, std::size_t decisions) {
    TestTable table(house, 1);
    table.start();
    table.play_on(decisions);
    for (const auto& client : table.clients) {
        house.run(table.room->ask(rooms::listening::Detach{client}));
    }
    return table.id;
}

}  // namespace

TEST_CASE("a room that was never started is kept for a week, an abandoned game for half a year") {
    Kempt kempt;
    const std::string open = kempt.house.create().room.at("id");
    const std::string playing = left_table(kempt.house, 5);
    kempt.house.clock().pass(7 * kDayMs);
    CHECK(kempt.look().count == rooms::Removed{}.count);
    kempt.house.clock().pass(1);
    CHECK(kempt.removed(Kept::Unstarted) == 1);
    CHECK(kempt.find_refusal(open) == ErrorCode::RoomNotFound);
    CHECK(kempt.is_there(playing));
    kempt.house.clock().pass(173 * kDayMs);
    CHECK(kempt.removed(Kept::Abandoned) == 1);
    CHECK(kempt.find_refusal(playing) == ErrorCode::RoomNotFound);
    CHECK(kempt.game(playing + ".1").error().code == ErrorCode::GameNotFound);
    CHECK(kempt.house.run(kempt.house.lobby().list()).value().at("rooms").empty());
}

TEST_CASE("what was finished stays for ever, unless a host has asked for an age") {
    Kempt kempt;
    const std::string over = left_table(kempt.house, 4000);
    kempt.house.clock().pass(5000 * kDayMs);
    CHECK(kempt.look().count == rooms::Removed{}.count);
    CHECK(kempt.is_there(over));
    kempt.options.keep[Kept::Ended] = 5000 * kDayMs;
    CHECK(kempt.removed(Kept::Ended) == 0);
    kempt.options.keep[Kept::Ended] = 4999 * kDayMs;
    CHECK(kempt.removed(Kept::Ended) == 1);
    CHECK(kempt.find_refusal(over) == ErrorCode::RoomNotFound);
    CHECK(kempt.game(over + ".1").error().code == ErrorCode::GameNotFound);
}

TEST_CASE("a removed room is not found, and its ended games are read on") {
    Kempt kempt;
    std::string id;
    std::string before;
    {
        TestTable table(kempt.house, 1);
        id = table.id;
        table.start();
        table.play_on(4000);
        before = kempt.house.run(kempt.house.archive().ask(rooms::archived::File{id + ".1", {}}))
                     .value();
        kempt.house.run(table.room->ask(rooms::command::Rematch{table.owner_token, {}})).value();
        for (const auto& client : table.clients) {
            kempt.house.run(table.room->ask(rooms::listening::Detach{client}));
        }
    }
    CHECK(kempt.game(id + ".1").value().at("room_status") == "there");
    kempt.house.clock().pass(180 * kDayMs + 1);
    CHECK(kempt.removed(Kept::Abandoned) == 1);
    CHECK(kempt.find_refusal(id) == ErrorCode::RoomNotFound);
    CHECK(kempt.game(id + ".1").value().at("room_status") == "removed");
    CHECK(kempt.game(id + ".2").error().code == ErrorCode::GameNotFound);
    CHECK(
        kempt.house.run(kempt.house.archive().ask(rooms::archived::File{id + ".1", {}})).value() ==
        before);
    const Json list =
        kempt.house.run(kempt.house.archive().ask(rooms::archived::Ended{{}})).value();
    CHECK(list.at("games").at(0).at("room_status") == "removed");
    kempt.house.reopen();
    CHECK(kempt.find_refusal(id) == ErrorCode::RoomNotFound);
    CHECK(
        kempt.house.run(kempt.house.archive().ask(rooms::archived::File{id + ".1", {}})).value() ==
        before);
}

TEST_CASE("a room that somebody holds, listens to or whose clock runs is never removed") {
    Kempt kempt;
    SUBCASE("holds") {
        const std::string id = kempt.house.create().room.at("id");
        auto held = kempt.house.find(id);
        kempt.house.clock().pass(8 * kDayMs);
        CHECK(kempt.removed(Kept::Unstarted) == 0);
        held.reset();
        CHECK(kempt.removed(Kept::Unstarted) == 1);
    }
    SUBCASE("listens") {
        TestTable table(kempt.house, 2);
        table.start();
        kempt.house.clock().pass(200 * kDayMs);
        CHECK(kempt.removed(Kept::Abandoned) == 0);
        CHECK(table.decide(0, "nonsense", "c", 1).error().code != ErrorCode::RoomNotFound);
    }
    SUBCASE("clock") {
        protocol::RoomOptions options;
        options.timer = protocol::TimerOption{protocol::TimerOption::Per::Turn, 60};
        std::string id;
        {
            TestTable table(kempt.house, 2, {}, options);
            id = table.id;
            table.start();
        }
        kempt.options.keep[Kept::Abandoned] = 1;
        kempt.house.clock().pass(1000);
        CHECK(kempt.removed(Kept::Abandoned) == 0);
        CHECK(kempt.is_there(id));
    }
}

TEST_CASE(
    "a room that is being removed is not loaded meanwhile, and whoever asks is told the end") {
    Kempt kempt;
    const std::string id = kempt.house.create().room.at("id");
    kempt.house.clock().pass(8 * kDayMs);
    rooms::ClockWatch watch(kempt.house.clock());
    rooms::Janitor janitor(kempt.house.io().get_executor(), kempt.house.store(),
                           kempt.house.lobby(), kempt.house.clock(), watch, kempt.options);
    kempt.house.store().hold(kempt.house.io().get_executor());
    const Pending look(kempt.house.io(), janitor.look());
    kempt.house.io().restart();
    while (!kempt.house.store().is_holding_a_write()) kempt.house.io().run_one();
    const int read = kempt.house.store().rooms_read;
    const Pending found(kempt.house.io(), kempt.house.lobby().find(id));
    kempt.house.settle_for_now();
    CHECK_FALSE(found.ready());
    CHECK(kempt.house.store().rooms_read == read);
    kempt.house.store().let_go();
    kempt.house.settle();
    CHECK(look.get().count[0] == 1);
    CHECK(found.get().error().code == ErrorCode::RoomNotFound);
}

TEST_CASE("a store that refuses lets the rooms in again, and the next look removes them") {
    Kempt kempt;
    const std::string id = kempt.house.create().room.at("id");
    kempt.house.clock().pass(8 * kDayMs);
    kempt.house.store().writes = SpoiltStore::Mode::Unavailable;
    CHECK_FALSE(kempt.look().complete);
    CHECK(kempt.is_there(id));
    kempt.house.store().writes = SpoiltStore::Mode::Throws;
    CHECK_THROWS(kempt.look());
    CHECK(kempt.is_there(id));
    kempt.house.store().writes = SpoiltStore::Mode::Sound;
    CHECK(kempt.removed(Kept::Unstarted) == 1);
}

TEST_CASE("lines of chat are kept for a quarter, and the next line has the next number") {
    Kempt kempt;
    const auto say = [&](TestTable& table, const char* id) {
        kempt.house.run(table.room->ask(rooms::SeatCommand{table.tokens[0], protocol::Say{id, id}}))
            .value();
    };
    TestTable table(kempt.house, 1);
    say(table, "a");
    say(table, "b");
    kempt.house.clock().pass(90 * kDayMs + 1);
    CHECK(kempt.removed(Kept::Chat) == 0);
    table.clients.clear();
    table.room.reset();
    kempt.options.keep[Kept::Unstarted] = 0;
    kempt.house.reopen();
    CHECK(kempt.removed(Kept::Chat) == 2);
    table.room = kempt.house.find(table.id);
    CHECK(kempt.house.run(table.room->ask(rooms::query::Chat{{}})).value().empty());
    say(table, "c");
    CHECK(kempt.house.run(table.room->ask(rooms::query::Chat{{}})).value().at(0).at("number") == 3);
}

TEST_CASE(
    "the janitor looks a minute after the start, then again and again, and tells what he did") {
    Kempt kempt;
    const std::string id = kempt.house.create().room.at("id");
    metrics::Registry registry;
    kempt.options.keep[Kept::Unstarted] = 2 * kHourMs;
    rooms::ClockWatch watch(kempt.house.clock());
    rooms::Janitor janitor(kempt.house.io().get_executor(), kempt.house.store(),
                           kempt.house.lobby(), kempt.house.clock(), watch, kempt.options,
                           rooms::RetentionMetrics(registry));
    const auto pass = [&](std::int64_t ms) {
        kempt.house.clock().pass(ms);
        kempt.house.settle();
    };
    const auto last = [&] { return kempt.house.run(janitor.document()).at("last"); };
    janitor.begin();
    pass(59'999);
    CHECK(last().is_null());
    pass(1);
    CHECK(last().at("removed").at("unstarted") == 0);
    pass(kHourMs);
    pass(kHourMs - 1);
    CHECK(kempt.is_there(id));
    pass(1);
    CHECK(last().at("removed").at("unstarted") == 1);
    CHECK(last().at("complete") == true);
    CHECK(registry.text().find("mistward_pruned_total{kind=\"unstarted\"} 1") != std::string::npos);
    const Json keep = kempt.house.run(janitor.document()).at("keep_seconds");
    CHECK(keep.at("unstarted") == 7200);
    CHECK(keep.at("ended").is_null());
    kempt.house.run(janitor.stop());
    kempt.house.create();
    pass(10 * kHourMs);
    CHECK(last().at("removed").at("unstarted") == 1);
}

TEST_CASE("a clock that was set makes nothing old") {
    Kempt kempt;
    const std::string id = kempt.house.create().room.at("id");
    rooms::ClockWatch watch(kempt.house.clock());
    rooms::Janitor janitor(kempt.house.io().get_executor(), kempt.house.store(),
                           kempt.house.lobby(), kempt.house.clock(), watch, kempt.options);
    janitor.begin();
    kempt.house.clock().jump(3000 * kDayMs);
    kempt.house.clock().pass(60'000);
    kempt.house.settle();
    CHECK(kempt.is_there(id));
    kempt.house.clock().jump(-3000 * kDayMs);
    kempt.house.clock().pass(kDayMs);
    kempt.house.settle();
    kempt.house.clock().pass(kDayMs);
    kempt.house.settle();
    CHECK(kempt.is_there(id));
    CHECK_FALSE(kempt.house.run(janitor.document()).at("last").is_null());
}

namespace {

/// A janitor as a server has one, over starts and ends.
struct Watched {
    House& house;
    rooms::RetentionOptions options = {};
    std::optional<rooms::ClockWatch> watch = {};
    std::optional<rooms::Janitor> janitor = {};

    void start() {
        end();
        watch.emplace(house.clock());
        janitor.emplace(house.io().get_executor(), house.store(), house.lobby(), house.clock(),
                        *watch, options);
        house.run(janitor->mind_clock());
        janitor->begin();
    }
    void end() {
        if (janitor) house.run(janitor->stop());
        janitor.reset();
    }
    /// By the hour, as the janitor looks.
    void pass(std::int64_t hours) {
        for (std::int64_t i = 0; i < hours; ++i) {
            house.clock().pass(kHourMs);
            house.settle();
        }
    }
    Json held() { return house.run(janitor->document()).at("held"); }
    bool has_looked() { return !house.run(janitor->document()).at("last").is_null(); }
};

}  // namespace

TEST_CASE("a start with a clock that is far ahead removes nothing before that has gone for a day") {
    House house;
    Watched watched{house};
    watched.start();
    const std::string id = house.create().room.at("id");
    watched.end();
    house.clock().jump(200 * kDayMs);
    watched.start();
    CHECK(watched.held().at("reason").get<std::string>().find("4800 hours ahead") !=
          std::string::npos);
    watched.pass(23);
    CHECK(watched.watch->is_doubted());
    CHECK_FALSE(watched.has_looked());
    CHECK(house.run(house.lobby().find(id)));
    SUBCASE("a clock that was put right in time has removed nothing") {
        watched.end();
        house.clock().jump(-200 * kDayMs);
        watched.start();
        CHECK(watched.held().is_null());
        watched.pass(1);
        CHECK(watched.has_looked());
        CHECK(house.run(house.lobby().find(id)));
    }
    SUBCASE("one that was right all the time is believed after the day") {
        watched.pass(2);
        CHECK(watched.held().is_null());
        CHECK(watched.has_looked());
        CHECK_FALSE(house.run(house.lobby().find(id)));
    }
    SUBCASE("the day is counted over restarts") {
        for (int restart = 0; restart < 3; ++restart) watched.start();
        CHECK(watched.watch->is_doubted());
        watched.pass(2);
        CHECK_FALSE(watched.watch->is_doubted());
    }
}

TEST_CASE("a clock that an administrator says is right is believed at once, and after a restart") {
    House house;
    Watched watched{house};
    watched.start();
    const std::string id = house.create().room.at("id");
    watched.end();
    house.clock().jump(200 * kDayMs);
    watched.start();
    REQUIRE_FALSE(watched.held().is_null());
    REQUIRE(house.run(watched.janitor->trust_clock()));
    CHECK(watched.held().is_null());
    SUBCASE("what is old is removed by it") {
        watched.pass(1);
        CHECK(watched.has_looked());
        CHECK_FALSE(house.run(house.lobby().find(id)));
    }
    SUBCASE("after a restart") {
        watched.start();
        CHECK(watched.held().is_null());
    }
    SUBCASE("if it is set afterwards, it is doubted again") {
        house.clock().jump(3 * kHourMs);
        watched.pass(1);
        CHECK_FALSE(watched.held().is_null());
    }
}

TEST_CASE(
    "the word of an administrator counts at the other servers, and not against the database") {
    House house;
    const std::int64_t now = house.clock().now_ms();
    rooms::ClockWatch watch(house.clock());
    watch.look({store::TimeRecord{now - 9 * kDayMs}, {}});
    REQUIRE(watch.is_doubted());
    SUBCASE("what another server believes is believed where it agrees") {
        watch.look({store::TimeRecord{now + kHourMs}, {}});
        CHECK_FALSE(watch.is_doubted());
    }
    SUBCASE("and not where it does not") {
        watch.look({store::TimeRecord{now + 2 * kHourMs}, {}});
        CHECK(watch.is_doubted());
    }
    SUBCASE("nor what it has on trial") {
        watch.look({store::TimeRecord{now, now, 5}, {}});
        CHECK(watch.is_doubted());
    }
    SUBCASE("a database that says another time") {
        const store::TimeSeen seen{store::TimeRecord{now}, now - 3 * kHourMs};
        CHECK(watch.trust(seen).trial_at_ms);
        CHECK(watch.doubt().value().why.find("3 hours away") != std::string::npos);
    }
}

TEST_CASE(
    "a start with a clock that is behind, and one that the database contradicts, are doubted") {
    House house;
    rooms::ClockWatch watch(house.clock());
    const std::int64_t now = house.clock().now_ms();
    SUBCASE("behind") {
        watch.look({store::TimeRecord{now + 2 * kHourMs}, {}});
        CHECK(watch.doubt().value().why.find("2 hours behind") != std::string::npos);
    }
    SUBCASE("contradicted") {
        watch.look({store::TimeRecord{now}, now - 3 * kHourMs});
        CHECK(watch.doubt().value().why.find("3 hours away") != std::string::npos);
        house.clock().pass(2 * kDayMs);
        watch.look({store::TimeRecord{now}, now + 2 * kDayMs - 3 * kHourMs});
        CHECK(watch.is_doubted());
    }
    SUBCASE("neither") {
        watch.look({store::TimeRecord{now - kDayMs}, now + kHourMs});
        CHECK_FALSE(watch.is_doubted());
        watch.look({store::TimeRecord{now + kDayMs}, now});
        CHECK_FALSE(watch.is_doubted());
    }
}

TEST_CASE("nobody's days run out by a clock that is in doubt at the start") {
    House house;
    protocol::RoomOptions options;
    options.timer = protocol::TimerOption{protocol::TimerOption::Per::Turn, 24 * 60 * 60};
    std::string id;
    std::uint64_t seq = 0;
    {
        TestTable table(house, 2, {}, options);
        table.start();
        id = table.id;
        seq = table.clients[0]->seq();
    }
    rooms::ClockWatch watch(house.clock());
    const auto wake = [&](bool doubted) {
        if (doubted) watch.look({store::TimeRecord{house.clock().now_ms() - 200 * kDayMs}, {}});
        rooms::Services services = house.services();
        services.clock_watch = &watch;
        rooms::StoreLobby lobby(house.io().get_executor(), services, house.tiles(), 10);
        const auto room = house.run(lobby.find(id)).value();
        house.clock().pass(2 * kHourMs);
        house.settle();
        return house.run(room->ask(rooms::query::Seq{})).value();
    };
    house.reopen();
    house.clock().jump(200 * kDayMs);
    SUBCASE("doubted") { CHECK(wake(true) == seq); }
    SUBCASE("believed") { CHECK(wake(false) > seq); }
}
