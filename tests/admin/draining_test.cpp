#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;

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
