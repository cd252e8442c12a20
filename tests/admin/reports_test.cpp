#include "protocol/wire/json.hpp"
#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;
using protocol::ReportAct;

namespace {

/// A table of two, where the second has said something that was reported.
struct Desk {
    Office office;
    TestTable table{office.house, 2};

    Desk() {
        table.clients[1]->from = "203.0.113.7";
        say("boo");
        report({1, {}, protocol::ReportReason::Insult, "twice today"});
    }
    protocol::Result<std::uint64_t> say(const std::string& text) {
        return office.house.run(
            table.room->ask(rooms::SeatCommand{table.tokens[1], protocol::Say{text, text}}));
    }
    void report(protocol::ReportSomething what) {
        REQUIRE(office.house.run(office.house.players().ask(
            rooms::player::Report{table.id, table.tokens[0], std::move(what)})));
    }
    Json page(protocol::ReportStatus status = protocol::ReportStatus::Open) {
        return office.done(office.administration.reports.page({status}));
    }
    admin::AsyncResult<Json> close(ReportAct act, std::int64_t number = 1) {
        return office.administration.reports.close(kAdmin, number, {act, "insults", {60}});
    }
};

}  // namespace

TEST_CASE("a report shows what was said, around it, where and by whom, and not who reported it") {
    Desk desk;
    desk.say("and again");
    const Json page = desk.page();
    CHECK(page.at("open") == 1);
    CHECK(page.at("next").is_null());
    const Json& report = page.at("reports").at(0);
    CHECK(report.at("number") == 1);
    CHECK(report.at("room") == desk.table.id);
    CHECK(report.at("game_id").is_null());
    CHECK(report.at("line") == 1);
    CHECK(report.at("seat") == 1);
    CHECK(report.at("text") == "boo");
    CHECK(report.at("reason") == "insult");
    CHECK(report.at("remark") == "twice today");
    CHECK(report.at("times") == 1);
    REQUIRE(report.at("lines").size() == 2);
    CHECK(report.at("lines").at(1).at("text") == "and again");
    CHECK(report.at("act").is_null());
}

TEST_CASE("a report that is dismissed is closed, noted in the audit log, and changes nothing") {
    Desk desk;
    const Json closed = desk.office.done(desk.close(ReportAct::Dismiss)).at("report");
    CHECK(closed.at("act") == "dismiss");
    CHECK(closed.at("closed_at").is_string());
    CHECK(desk.office.acts() == std::vector<std::string>{"close_report 1"});
    CHECK(desk.page().at("reports").empty());
    CHECK(desk.page(protocol::ReportStatus::Closed).at("reports").size() == 1);
    CHECK(desk.say("still here"));
    CHECK(desk.office.refused(desk.close(ReportAct::Ban)).code == ErrorCode::NotFound);
    CHECK(desk.office.refused(desk.close(ReportAct::Dismiss, 9)).code == ErrorCode::NotFound);
}

TEST_CASE("whoever is silenced has no word there any more") {
    Desk desk;
    desk.office.done(desk.close(ReportAct::Silence));
    CHECK(desk.say("more").error().code == ErrorCode::Silenced);
    CHECK(desk.office.acts() ==
          std::vector<std::string>{"silence " + desk.table.id + "/1", "close_report 1"});
    CHECK(desk.office.administration.bans.document().at("bans").empty());
}

TEST_CASE("whoever is banned is kept out, for a while, and has no word either") {
    Desk desk;
    desk.office.done(desk.close(ReportAct::Ban));
    const Json bans = desk.office.administration.bans.document().at("bans");
    REQUIRE(bans.size() == 1);
    CHECK(bans.at(0).at("address") == "203.0.113.7");
    CHECK(bans.at(0).at("until").is_string());
    CHECK(desk.say("more").error().code == ErrorCode::Silenced);
}

TEST_CASE("what cannot be done about a report leaves it open") {
    Desk desk;
    desk.office.house.run(desk.table.room->ask(rooms::listening::Detach{desk.table.clients[1]}));
    CHECK(desk.office.refused(desk.close(ReportAct::Ban)).code == ErrorCode::NobodyConnected);
    CHECK(desk.page().at("open") == 1);
    REQUIRE(desk.office.house.run(
        desk.table.room->ask(rooms::command::LeaveSeat{desk.table.tokens[1], 1})));
    CHECK(desk.office.refused(desk.close(ReportAct::Silence)).code == ErrorCode::SeatFree);
    CHECK(desk.page().at("open") == 1);
    desk.office.done(desk.close(ReportAct::Dismiss));
}

TEST_CASE("a name is reported without a line") {
    Desk desk;
    desk.report({{}, 1, protocol::ReportReason::Hate});
    const Json report = desk.page().at("reports").at(0);
    CHECK(report.at("line").is_null());
    CHECK(report.at("text").is_null());
    CHECK(report.at("remark").is_null());
    CHECK(report.at("lines").empty());
    CHECK(report.at("seat") == 1);
}
