#include "tests/admin/office.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

TEST_CASE("an act is noted with who asked, what it is about and what was asked") {
    Office office;
    const TestTable table(office.house, 2);
    office.done(office.administration.rooms.kick(kAdmin, {table.id, 1}, {"insults"}));
    Json act = office.last_act();
    CHECK(act.at("at").get<std::string>().size() == std::string("1970-01-01T00:00:00Z").size());
    act.erase("at");
    CHECK(act == Json{{"number", 1},
                      {"from", kAdmin},
                      {"act", "kick"},
                      {"target", table.id + "/1"},
                      {"details", {{"reason", "insults"}}}});
}

TEST_CASE("what cannot be noted is not done") {
    Office office;
    TestTable table(office.house, 2);
    office.house.store().writes = SpoiltStore::Mode::Unavailable;
    const auto error = office.refused(office.administration.rooms.close(kAdmin, table.id, {"x"}));
    CHECK(error.code == ErrorCode::StorageUnavailable);
    office.house.store().writes = SpoiltStore::Mode::Sound;
    CHECK(office.acts().empty());
    CHECK(table.clients[0]->messages("room_closed").empty());
    CHECK(office.house.run(office.house.lobby().find(table.id)).has_value());
}

TEST_CASE("what is refused after it was noted is followed by its number and the error") {
    Office office;
    office.refused(office.administration.rooms.close(kAdmin, "nope", {"x"}));
    CHECK(office.acts() == std::vector<std::string>{"close_room nope", "not_done nope"});
    CHECK(office.last_act().at("details") == Json{{"number", 1}, {"code", "room_not_found"}});
}

TEST_CASE("an act that throws is noted as not done, too") {
    Office office;
    const auto broken = []() -> admin::AsyncResult<Json> {
        throw std::runtime_error("broken");
        co_return Json();
    };
    CHECK_THROWS_AS(office.done(office.administration.audit.carry_out({kAdmin, "x", ""}, broken)),
                    std::runtime_error);
    CHECK(office.last_act().at("details") == Json{{"number", 1}, {"code", "internal"}});
    CHECK_NOTHROW(office.done(office.administration.announcements.take_back(kAdmin)));
}

TEST_CASE("an act that cannot be read keeps no other out of the audit log") {
    Office office;
    office.done(office.administration.announcements.take_back(kAdmin));
    for (const char* details : {"{", "[]", "{}"}) {
        store::ActRecord spoilt{0, 1, "ban", "198.51.100.7", details};
        REQUIRE(office.house.run(office.house.store().note_act(std::move(spoilt))));
    }
    const Json page = office.done(office.administration.audit.page({}));
    CHECK(page.at("acts").size() == 1);
}

TEST_CASE("the audit log is read in pages") {
    Office office;
    for (int i = 0; i < 103; ++i) {
        office.done(office.administration.announcements.take_back(kAdmin));
    }
    const Json first = office.done(office.administration.audit.page({}));
    CHECK(first.at("acts").size() == 100);
    CHECK(first.at("acts").at(0).at("number") == 103);
    CHECK(first.at("next") == 4);
    const Json second = office.done(office.administration.audit.page(4));
    CHECK(second.at("acts").size() == 3);
    CHECK(second.at("next").is_null());
}
