#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;
using store::Filed;

namespace {

/// A room "r" with twenty lines that "p" said, and reports of them; at most 3, and 2 of one player.
struct Desk {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();
    store::ReportStore& reports = store->reports();

    Desk() {
        REQUIRE(await(store->create_room(sample_room("r"))));
        for (const std::string id : {"p", "q"}) {
            store::TokenHash secret{};
            secret.fill(static_cast<std::uint8_t>(id[0]));
            REQUIRE(await(store->players().create({{id, "Ana", secret, {}, 1, 1}})));
        }
        for (std::uint64_t number = 1; number <= 20; ++number) {
            REQUIRE(await(store->say({"r", line(number)})));
        }
    }
    static store::ChatRecord line(std::uint64_t number) {
        return {number, 0, "Ana", "line " + std::to_string(number), 5, "p"};
    }
    static store::ReportRecord report(std::uint64_t number) {
        store::ReportRecord report;
        report.at_ms = 7;
        report.room = "r";
        report.game = "r.1";
        report.line = number;
        report.name = "Ana";
        report.text = number > 0 ? "line " + std::to_string(number) : "";
        report.speaker = "p";
        report.reason = "spam";
        report.remark = "again";
        return report;
    }
    Filed file(std::uint64_t number, std::optional<std::string> reporter = {}) {
        return await(reports.file({report(number), std::move(reporter), 2, 3})).value();
    }
    store::ReportsFound page(store::ReportPage page = {}) {
        return await(reports.page(page)).value();
    }
};

}  // namespace

TEST_CASE("a report is kept with what was said around it, until it is closed") {
    Desk desk;
    CHECK(desk.file(12, "q") == Filed::New);
    const auto found = desk.page();
    CHECK(found.open == 1);
    REQUIRE(found.reports.size() == 1);
    store::ReportRecord expected = Desk::report(12);
    expected.number = 1;
    CHECK(found.reports.front().report == expected);
    REQUIRE(found.reports.front().lines.size() == 11);
    CHECK(found.reports.front().lines.front() == Desk::line(7));
    CHECK(found.reports.front().lines.back() == Desk::line(17));
    REQUIRE(await(desk.reports.close({1, 9, "silence"})));
    CHECK(failure_of(await(desk.reports.close({1, 9, "ban"}))) == Failure::Conflict);
    CHECK(desk.page().reports.empty());
    CHECK(desk.page().open == 0);
    const auto closed = desk.page({.closed = true}).reports;
    REQUIRE(closed.size() == 1);
    CHECK(closed.front().report.closed_ms == 9);
    CHECK(closed.front().report.act == "silence");
}

TEST_CASE("what is reported again is the same report, also after it was closed") {
    Desk desk;
    CHECK(desk.file(12) == Filed::New);
    CHECK(desk.file(12, "q") == Filed::Again);
    CHECK(desk.page().reports.front().report.times == 2);
    REQUIRE(await(desk.reports.close({1, 9, "dismiss"})));
    CHECK(desk.file(12) == Filed::Again);
    CHECK(desk.page().open == 0);
    CHECK(desk.file(0) == Filed::New);
    CHECK(desk.file(0) == Filed::Again);
    CHECK(await(desk.reports.find(2)).value()->lines.empty());
}

TEST_CASE("reports are bounded: of one player, and in all, where closed ones make room") {
    Desk desk;
    CHECK(desk.file(1, "q") == Filed::New);
    CHECK(desk.file(2, "q") == Filed::New);
    CHECK(desk.file(3, "q") == Filed::TooManyOfOne);
    CHECK(desk.file(3) == Filed::New);
    CHECK(desk.file(4) == Filed::TooMany);
    REQUIRE(await(desk.reports.close({2, 9, "dismiss"})));
    CHECK(desk.file(4) == Filed::New);
    CHECK_FALSE(await(desk.reports.find(2)).value());
    CHECK(await(desk.reports.find(1)).value());
}

TEST_CASE("a network fills no box: of it, too, there are so many, and others always have room") {
    Desk desk;
    const auto file = [&](std::uint64_t number, const std::string& sender) {
        return await(desk.reports.file({Desk::report(number), {}, 9, 3, sender, 2})).value();
    };
    CHECK(file(1, "a") == Filed::New);
    CHECK(file(2, "a") == Filed::New);
    CHECK(file(3, "a") == Filed::TooManyOfOne);
    CHECK(file(4, "b") == Filed::New);
    CHECK(file(5, "c") == Filed::New);
    CHECK_FALSE(await(desk.reports.find(1)).value());
    CHECK(file(6, "d") == Filed::TooMany);
    REQUIRE(await(desk.reports.close({2, 9, "dismiss"})));
    CHECK(file(6, "d") == Filed::New);
}

TEST_CASE("nothing is reported of or by a player who has been forgotten") {
    Desk desk;
    REQUIRE(await(desk.store->players().forget({"p", "somebody", "…"})));
    CHECK(failure_of(await(desk.reports.file({Desk::report(12), "q", 2, 3}))) ==
          Failure::Forgotten);
    auto name = Desk::report(12);
    name.speaker.reset();
    CHECK(failure_of(await(desk.reports.file({name, "p", 2, 3}))) == Failure::Forgotten);
    CHECK(desk.page().reports.empty());
}

TEST_CASE("reports are told page by page") {
    Desk desk;
    for (const std::uint64_t number : {1, 2, 3}) desk.file(number);
    const auto first = desk.page({.limit = 2});
    REQUIRE(first.reports.size() == 2);
    CHECK(first.reports.front().report.number == 3);
    CHECK(first.next == 2);
    const auto second = desk.page({.before = first.next, .limit = 2});
    REQUIRE(second.reports.size() == 1);
    CHECK(second.reports.front().report.number == 1);
    CHECK_FALSE(second.next);
}

TEST_CASE("reports of a player who is forgotten tell nothing of them") {
    Desk desk;
    desk.file(12, "q");
    desk.file(0, "q");
    REQUIRE(await(desk.reports.filed_by("q")).value().size() == 2);
    REQUIRE(await(desk.store->players().forget({"p", "somebody", "…"})));
    const auto left = desk.page().reports;
    REQUIRE(left.size() == 1);
    CHECK(left.front().report.name == "somebody");
    CHECK(left.front().report.text == "…");
    CHECK_FALSE(left.front().report.speaker);
    CHECK(left.front().lines.front().text == "…");
    REQUIRE(await(desk.store->players().forget({"q", "somebody", "…"})));
    CHECK(await(desk.reports.filed_by("q")).value().empty());
    CHECK(desk.page().reports.front().report.remark.empty());
}
