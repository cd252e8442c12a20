#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;

TEST_CASE("an announcement lasts until it is taken back") {
    Office office;
    const TestTable table(office.house, 1);
    auto& announcements = office.administration.announcements;
    const Json made = office.done(announcements.announce(kAdmin, {"Restart at eight.", {}}));
    CHECK(made.at("announcement").at("text") == "Restart at eight.");
    CHECK(made.at("announcement").at("until").is_null());
    CHECK(office.done(announcements.current()) == made);
    CHECK(table.clients[0]->newest("announcement").at("announcement") == made.at("announcement"));
    CHECK(office.done(announcements.take_back(kAdmin)).at("announcement").is_null());
    CHECK(table.clients[0]->newest("announcement").at("announcement").is_null());
    CHECK(office.acts() == std::vector<std::string>{"announce", "end_announcement"});
}

TEST_CASE("an announcement ends in its time, and another in between keeps its own") {
    Office office;
    const TestTable table(office.house, 1);
    auto& announcements = office.administration.announcements;
    const protocol::Announce first{"First.", 1};
    const protocol::Announce second{"Second.", {}};
    const auto both = [&]() -> admin::AsyncResult<Json> {
        co_await announcements.announce(kAdmin, first);
        co_return co_await announcements.announce(kAdmin, second);
    };
    office.done(both());
    // Whatever was to end has ended: nothing is left to wait for.
    CHECK(table.clients[0]->newest("announcement").at("announcement").at("text") == "Second.");
    office.done(announcements.announce(kAdmin, {"Third.", 1}));
    CHECK(table.clients[0]->newest("announcement").at("announcement").is_null());
    CHECK(office.done(announcements.current()).at("announcement").is_null());
}
