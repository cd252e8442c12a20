#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;
using Clock = std::chrono::steady_clock;

TEST_CASE("a server without games stops soon after the drain began") {
    Office office;
    const Json answer = office.done(office.administration.draining.begin(kAdmin, {}));
    CHECK(answer == Json{{"draining", true}, {"games", 0}, {"stops_at", nullptr}});
    CHECK(office.stopped == 1);
    CHECK(office.acts() == std::vector<std::string>{"drain"});
}

TEST_CASE("a server whose game goes on stops when its time is over") {
    Office office;
    TestTable table(office.house, 2);
    table.start();
    const Json answer = office.done(office.administration.draining.begin(kAdmin, {1}));
    CHECK(answer.at("draining") == true);
    CHECK(answer.at("games") == 1);
    CHECK(answer.at("stops_at").is_string());
    CHECK(office.stopped == 1);
}

TEST_CASE("a drain that is taken back stops nothing") {
    Office office;
    auto& draining = office.administration.draining;
    const auto there_and_back = [&]() -> admin::AsyncResult<Json> {
        co_await draining.begin(kAdmin, {1});
        co_return co_await draining.take_back(kAdmin);
    };
    const Json answer = office.done(there_and_back());
    CHECK(answer == Json{{"draining", false}, {"games", 0}, {"stops_at", nullptr}});
    CHECK(office.done(draining.current()) == answer);
    CHECK(office.stopped == 0);
    CHECK_NOTHROW(office.house.create());
    CHECK(office.acts() == std::vector<std::string>{"drain", "end_drain"});
}

TEST_CASE("a drain that begins again follows its last word, and stops once") {
    Office office;
    TestTable table(office.house, 2);
    table.start();
    auto& draining = office.administration.draining;
    const auto twice = [&]() -> admin::AsyncResult<Json> {
        co_await draining.begin(kAdmin, {});
        co_return co_await draining.begin(kAdmin, {1});
    };
    office.done(twice());
    CHECK(office.stopped == 1);
}

TEST_CASE("a drain is kept for the other servers, and begins only if that could be done") {
    Office office;
    auto& draining = office.administration.draining;
    office.house.store().sharing = SpoiltStore::Mode::Unavailable;
    const auto beginning = [&] { return draining.begin(kAdmin, {1}); };
    CHECK(office.refused(beginning()).code == protocol::ErrorCode::StorageUnavailable);
    CHECK(office.stopped == 0);
    office.house.store().sharing = SpoiltStore::Mode::Sound;
    office.done(beginning());
    const auto drained = office.house.store().drained;
    CHECK(drained.is_draining);
    CHECK(drained.stops_at_ms == office.house.clock().now_ms() + 1000);
}

TEST_CASE("a server drains when another one was asked to, and stops to do so when that is said") {
    Office office;
    TestTable table(office.house, 2);
    table.start();
    auto& draining = office.administration.draining;
    const auto asked = Clock::now();
    const auto there_and_back = [&]() -> admin::AsyncResult<Json> {
        co_await draining.heed({true, {}}, asked);
        auto current = co_await draining.current();
        co_await draining.heed({}, asked);
        co_return current;
    };
    CHECK(office.done(there_and_back()).at("draining") == true);
    CHECK(office.done(draining.current()).at("draining") == false);
    CHECK(office.stopped == 0);
    office.house.run(draining.heed({true, office.house.clock().now_ms()}, Clock::now()));
    CHECK(office.stopped == 1);
    CHECK(office.acts().empty());
}

TEST_CASE("what the database said before somebody drained here is no news") {
    Office office;
    TestTable table(office.house, 2);
    table.start();
    auto& draining = office.administration.draining;
    const auto before = Clock::now();
    const auto late_news = [&]() -> admin::AsyncResult<Json> {
        co_await draining.begin(kAdmin, {1});
        co_await draining.heed({}, before);
        co_return co_await draining.current();
    };
    CHECK(office.done(late_news()).at("draining") == true);
    CHECK(office.stopped == 1);
}
