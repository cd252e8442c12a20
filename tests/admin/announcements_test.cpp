#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::Json;
using Clock = std::chrono::steady_clock;

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

TEST_CASE("an announcement is kept for the other servers, and told only if that could be done") {
    Office office;
    const TestTable table(office.house, 1);
    auto& announcements = office.administration.announcements;
    office.done(announcements.announce(kAdmin, {"Restart soon.", 1}));
    const auto kept = office.house.store().announced;
    REQUIRE(kept);
    CHECK(kept->text == "Restart soon.");
    CHECK(kept->until_ms == kept->at_ms + 1000);
    office.done(announcements.announce(kAdmin, {"Restart at eight.", {}}));
    office.house.store().sharing = SpoiltStore::Mode::Unavailable;
    const auto taking_back = [&] { return announcements.take_back(kAdmin); };
    CHECK(office.refused(taking_back()).code == protocol::ErrorCode::StorageUnavailable);
    CHECK(table.clients[0]->newest("announcement").at("announcement").is_object());
}

TEST_CASE("what another server announced is told here, until it is taken back there") {
    Office office;
    const TestTable table(office.house, 1);
    auto& announcements = office.administration.announcements;
    const std::optional record = store::AnnouncementRecord{"From afar.", 1000};
    office.house.run(announcements.heed(record, Clock::now()));
    CHECK(table.clients[0]->newest("announcement").at("announcement").at("text") == "From afar.");
    const auto told = table.clients[0]->messages("announcement").size();
    office.house.run(announcements.heed(record, Clock::now()));
    CHECK(table.clients[0]->messages("announcement").size() == told);
    office.house.run(announcements.heed({}, Clock::now()));
    CHECK(table.clients[0]->newest("announcement").at("announcement").is_null());
}

TEST_CASE("what the database said before somebody announced here is no news") {
    Office office;
    const TestTable table(office.house, 1);
    auto& announcements = office.administration.announcements;
    const auto before = Clock::now();
    office.done(announcements.announce(kAdmin, {"Newer.", {}}));
    office.house.run(announcements.heed({}, before));
    CHECK(table.clients[0]->newest("announcement").at("announcement").at("text") == "Newer.");
}

TEST_CASE("an announcement whose time was over when it was heard of is not told") {
    Office office;
    const TestTable table(office.house, 1);
    auto& announcements = office.administration.announcements;
    const auto now = office.house.clock().now_ms();
    const std::optional over = store::AnnouncementRecord{"Late.", now - 2000, now};
    office.house.run(announcements.heed(over, Clock::now()));
    CHECK(table.clients[0]->messages("announcement").empty());
    CHECK(office.done(announcements.current()).at("announcement").is_null());
}
