#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

constexpr const char* kAllOver =
    "UPDATE games SET ended = 9000, outcome = 'won', reason = 'tiles', result = '{}'; "
    "UPDATE rooms SET status = 'over'";

/// Ana and Ben, who have played a game that is over, and Cora, who has not.
struct Circle : Club {
    rooms::Claimant ana = come("Ana");
    rooms::Claimant ben = come("Ben");
    rooms::Claimant cora = come("Cora");
    std::string room;  ///< where both play the next one

    Circle() {
        table(ana, ben);
        house.reopen(kAllOver);
        room = table(ana, ben);
    }
    Json people(const rooms::Claimant& who) {
        return ask(player::People{who.token}).value().at("people");
    }
    /// Ben as Ana names him.
    std::string person_ben() { return people(ana).at(0).at("person"); }
    protocol::Result<Json> change(const rooms::Claimant& who, const std::string& person,
                                  protocol::ChangePerson wanted) {
        return ask(player::ChangePerson{who.token, person, std::move(wanted)});
    }
    protocol::Result<std::uint64_t> say(const std::string& where, const std::string& token,
                                        const std::string& text) {
        return house.run(
            house.find(where)->ask(rooms::SeatCommand{token, protocol::Say{text, text}}));
    }
    protocol::Result<Json> mute(const rooms::Claimant& who, const std::string& where,
                                std::uint64_t line) {
        return ask(player::Mute{where, who.token, {line}});
    }
    Json mutes(const rooms::Claimant& who, const std::string& where) {
        return ask(player::Mutes{where, who.token}).value();
    }
    Json invitations(const rooms::Claimant& who) {
        return ask(player::Invitations{who.token}).value().at("invitations");
    }
};

}  // namespace

TEST_CASE("people are those with whom one has played to the end, and are told without their ids") {
    Circle circle;
    const Json found = circle.people(circle.ana);
    REQUIRE(found.size() == 1);
    const Json& ben = found.at(0);
    CHECK(ben.at("name") == "Ben");
    CHECK(ben.at("games") == 1);
    CHECK(ben.at("last_at") == "1970-01-01T00:00:09Z");
    CHECK(ben.at("befriended") == false);
    CHECK(ben.at("table").is_null());
    CHECK(found.dump().find(circle.ben.id) == std::string::npos);
    CHECK(circle.people(circle.cora).empty());
    circle.table(circle.ana, circle.cora);
    CHECK(circle.people(circle.ana).size() == 1);
}

TEST_CASE("everybody names others in their own way") {
    Circle circle;
    const std::string other = circle.table(circle.cora, circle.ben);
    circle.house.reopen(kAllOver);
    const Json of_cora = circle.people(circle.cora);
    REQUIRE(of_cora.size() == 1);
    CHECK(of_cora.at(0).at("name") == "Ben");
    CHECK(of_cora.at(0).at("person") != circle.person_ben());
    CHECK(circle.change(circle.cora, circle.person_ben(), {true}).error().code ==
          ErrorCode::NotFound);
}

TEST_CASE("what one thinks of somebody is kept, also with a new token, and they are not told") {
    Circle circle;
    const std::string ben = circle.person_ben();
    const Json befriended = circle.change(circle.ana, ben, {true, {}, {}}).value().at("person");
    CHECK(befriended.at("befriended") == true);
    CHECK(befriended.at("games") == 1);
    circle.change(circle.ana, ben, {{}, true, {}}).value();
    circle.ana.token = circle.ask(player::Renew{circle.ana.token}).value().at("token");
    const Json now = circle.people(circle.ana).at(0);
    CHECK(now.at("befriended") == true);
    CHECK(now.at("muted") == true);
    CHECK(now.at("blocked") == false);
    CHECK(circle.people(circle.ben).at(0).at("befriended") == false);
    CHECK(circle.people(circle.ben).at(0).at("muted") == false);
    circle.change(circle.ana, ben, {false, false, {}}).value();
    CHECK(circle.people(circle.ana).at(0).at("muted") == false);
}

TEST_CASE("a speaker is muted by a line, in this room and the next, and learns nothing") {
    Circle circle;
    REQUIRE(circle.say(circle.room, circle.ana.token, "hello"));
    REQUIRE(circle.say(circle.room, circle.ben.token, "boo"));
    const Json ben = circle.mute(circle.cora, circle.room, 2).value().at("person");
    CHECK(ben.at("name") == "Ben");
    CHECK(ben.at("muted") == true);
    CHECK(circle.mutes(circle.cora, circle.room) == Json{{"seats", {1}}, {"lines", {2}}});
    CHECK(circle.mutes(circle.ana, circle.room) ==
          Json{{"seats", Json::array()}, {"lines", Json::array()}});
    const std::string next = circle.table(circle.ben, circle.ana);
    CHECK(circle.mutes(circle.cora, next) == Json{{"seats", {0}}, {"lines", Json::array()}});
    REQUIRE(circle.say(next, circle.ben.token, "again"));
    CHECK(circle.mutes(circle.cora, next) == Json{{"seats", {0}}, {"lines", {1}}});
    const std::string person = circle.people(circle.cora).at(0).at("person");
    CHECK(ben.at("person") == person);
    circle.change(circle.cora, person, {{}, false, {}}).value();
    CHECK(circle.mutes(circle.cora, next).at("seats").empty());
    CHECK(circle.people(circle.cora).empty());
}

TEST_CASE("nobody mutes themselves, a line that is not there, or who is no player") {
    Circle circle;
    REQUIRE(circle.say(circle.room, circle.ben.token, "boo"));
    CHECK(circle.mute(circle.ben, circle.room, 1).error().code == ErrorCode::InvalidMessage);
    CHECK(circle.mute(circle.ana, circle.room, 2).error().params.at("field") == "line");
    const std::string other = circle.create().room.at("id");
    const auto taken = circle.house.run(circle.house.find(other)->ask(
        rooms::command::TakeSeat{{"Guest", {}, protocol::SeatKind::Human}, {}, {}}));
    REQUIRE(circle.say(other, taken.value().token, "hi"));
    CHECK(circle.mute(circle.ana, other, 1).value().at("person").is_null());
    CHECK(circle.people(circle.ana).size() == 1);
}

TEST_CASE("in a room that refuses spectators nobody else mutes, or asks whom they have muted") {
    Circle circle;
    REQUIRE(circle.say(circle.room, circle.ben.token, "boo"));
    const Json patch{{"options", {{"spectators", false}}}};
    REQUIRE(circle.house.run(
        circle.house.find(circle.room)->ask(rooms::command::Change{circle.ana.token, patch, {}})));
    CHECK(circle.mute(circle.cora, circle.room, 1).error().code == ErrorCode::SpectatorsRefused);
    CHECK(circle.ask(player::Mutes{circle.room, circle.cora.token}).error().code ==
          ErrorCode::SpectatorsRefused);
    CHECK(circle.mute(circle.ana, circle.room, 1));
}

TEST_CASE("friends are people with whom one has played, and so are those whom one invites") {
    Circle circle;
    REQUIRE(circle.say(circle.room, circle.ben.token, "boo"));
    const std::string met =
        circle.mute(circle.cora, circle.room, 1).value().at("person").at("person");
    CHECK(circle.change(circle.cora, met, {true}).error().params.at("field") == "befriended");
    const std::string of_cora = circle.create(circle.cora).room.at("id");
    const auto asks = [&](const rooms::Claimant& who, const std::string& where,
                          const std::string& person) {
        return circle.ask(player::Invite{where, who.token, {{}, person}});
    };
    CHECK(asks(circle.cora, of_cora, met).error().code == ErrorCode::NotFound);
    const std::string next = circle.create(circle.ana).room.at("id");
    CHECK(asks(circle.ana, of_cora, circle.person_ben()).error().code == ErrorCode::Unauthorized);
    REQUIRE(asks(circle.ana, next, circle.person_ben()));
    REQUIRE(circle.invitations(circle.ben).size() == 1);
    CHECK(circle.invitations(circle.ben).at(0).at("room") == next);
}

TEST_CASE("whom one has blocked asks in vain, hears nothing of it, and is not read") {
    Circle circle;
    const std::string ana = circle.people(circle.ben).at(0).at("person");
    circle.change(circle.ben, ana, {{}, {}, true}).value();
    const std::string next = circle.create(circle.ana).room.at("id");
    const Json invited =
        circle.ask(player::Invite{next, circle.ana.token, {circle.ben.id}}).value();
    CHECK(invited.at("invitations").size() == 1);
    CHECK(circle.invitations(circle.ben).empty());
    CHECK(circle.mutes(circle.ben, circle.room).at("seats") == Json{0});
    circle.change(circle.ben, ana, {{}, {}, false}).value();
    CHECK(circle.invitations(circle.ben).size() == 1);
}

TEST_CASE("a friend is seen at an open table only if they want it, and it needs no word") {
    Circle circle;
    circle.change(circle.ana, circle.person_ben(), {true}).value();
    const std::string open = circle.create(circle.cora).room.at("id");
    REQUIRE(circle.sit(open, circle.ben));
    const auto table = [&circle] { return circle.people(circle.ana).at(0).at("table"); };
    CHECK(table().is_null());
    CHECK(circle.ask(player::SetFindable{circle.ben.token, {true}}).value() ==
          Json{{"findable", true}});
    CHECK(table() == Json{{"room", open}, {"room_name", "Friday mist"}});
    circle.change(circle.ana, circle.person_ben(), {false}).value();
    CHECK(table().is_null());
    circle.change(circle.ana, circle.person_ben(), {true}).value();
    REQUIRE(circle.house.run(circle.house.find(open)->ask(
        rooms::command::Change{circle.cora.token, {{"word", "swordfish"}}, {}})));
    CHECK(table().is_null());
}

TEST_CASE(
    "an export has what the player thinks and has reported, and who is forgotten is in none") {
    Circle circle;
    REQUIRE(circle.say(circle.room, circle.ben.token, "boo"));
    circle.change(circle.ana, circle.person_ben(), {true, {}, true}).value();
    REQUIRE(circle.ask(player::Report{
        circle.room, circle.ana.token, {1, {}, protocol::ReportReason::Insult, "rude"}}));
    const auto exported = [&circle] {
        const auto all = circle.ask(player::Export{circle.ana.token}).value();
        std::string text;
        for (std::string piece = "-"; !piece.empty(); text += piece) {
            piece = circle.house.run(all->next()).value();
        }
        return Json::parse(text);
    };
    const Json before = exported();
    CHECK(before.at("findable") == false);
    REQUIRE(before.at("people").size() == 1);
    CHECK(before.at("people").at(0).at("name") == "Ben");
    CHECK(before.at("people").at(0).at("befriended_at").is_string());
    CHECK(before.at("people").at(0).at("muted_at").is_null());
    REQUIRE(before.at("reports").size() == 1);
    CHECK(before.at("reports").at(0).at("remark") == "rude");
    CHECK(before.dump().find(circle.ben.id) == std::string::npos);
    REQUIRE(circle.ask(player::Forget{circle.ben.token}));
    CHECK(exported().at("people").empty());
    CHECK(circle.people(circle.ana).empty());
}

TEST_CASE("what is reported reaches the store once, with a metric, by whoever may read it") {
    Circle circle;
    REQUIRE(circle.say(circle.room, circle.ben.token, "boo"));
    const auto report = [&](std::optional<std::string> token, protocol::ReportSomething what) {
        return circle.ask(player::Report{circle.room, std::move(token), std::move(what)});
    };
    const Json answer = report({}, {1}).value();
    CHECK(answer.at("reported_at").is_string());
    CHECK(answer.size() == 1);
    CHECK(report(circle.cora.token, {1}).value() == answer);
    CHECK(report(circle.ben.token, {1}).error().code == ErrorCode::InvalidMessage);
    CHECK(report({}, {2}).error().params.at("field") == "line");
    CHECK(report("no token", {1}).error().code == ErrorCode::Unauthorized);
    CHECK(report("mwp_ended", {1}).error().code == ErrorCode::Unauthorized);
    REQUIRE(report({}, {{}, 0, protocol::ReportReason::Hate}));
    CHECK(report({}, {{}, 5}).error().code == ErrorCode::InvalidMessage);
    const auto found = circle.house.run(circle.house.store().reports().page({})).value();
    REQUIRE(found.reports.size() == 2);
    CHECK(found.reports[1].report.times == 2);
    CHECK(found.reports[1].report.speaker == circle.ben.id);
    CHECK(found.reports[0].report.name == "Ana");
    CHECK(circle.house.metrics().find("mistward_reports_total 2") != std::string::npos);
}

TEST_CASE("a player reports so much until the administrator has read it") {
    Circle circle;
    const auto report = [&circle](std::uint64_t line) {
        return circle.ask(player::Report{circle.room, circle.cora.token, {line}});
    };
    for (std::uint64_t line = 1; line <= protocol::kMostOpenReports + 1; ++line) {
        store::Say said{circle.room, {line, 1, "Ben", "boo", 5, circle.ben.id}};
        REQUIRE(circle.house.run(circle.house.store().say(std::move(said))));
        if (line > protocol::kMostOpenReports) break;
        REQUIRE(report(line));
    }
    const auto refused = report(protocol::kMostOpenReports + 1);
    CHECK(refused.error().code == ErrorCode::RateLimited);
    CHECK(refused.error().params.at("retry_after_ms") > 0);
    REQUIRE(circle.house.run(circle.house.store().reports().close({1, 5, "dismiss"})));
    CHECK(report(protocol::kMostOpenReports + 1));
}
