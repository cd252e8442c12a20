#include "rules/notation.hpp"
#include "server/behaviour/reading.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// Two seats at a game that has started.
struct Foreseeing : Scene {
    explicit Foreseeing(const rules::Setup& setup = {}) : Scene(2, setup) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start();
    }

    rules::Game game() const { return room.game->game(); }
    std::uint64_t seq() const { return room.game->seq(); }
    protocol::Result<Json> foresee(const std::vector<std::string>& decisions) const {
        return rooms::foresight(*room.game, {seq(), decisions}, std::nullopt);
    }
    /// The first legal decision.
    std::string first() const { return rules::decision_text(game(), game().legal().front()); }
};

void check_refused(const protocol::Result<Json>& refused, ErrorCode code, const Json& params) {
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == code);
    CHECK(refused.error().params == params);
}

}  // namespace

TEST_CASE("what is foreseen is what then happens, with what may follow it") {
    for (const rules::Setup& setup :
         {rules::Setup{.level = 5}, rules::Setup{.mode = rules::Mode::Ghosts}}) {
        Foreseeing scene(setup);
        for (std::uint64_t i = 0; !scene.room.game->is_over(); ++i) {
            const auto legal = scene.game().legal();
            const rules::Decision& decision = legal[i * 31 % legal.size()];
            const std::string text = rules::decision_text(scene.game(), decision);
            const Json told = scene.foresee({text}).value();
            CHECK(told.at("seq") == scene.seq());
            CHECK(told.at("decisions").at(0).at("id") == text);
            rules::Game after = scene.game();
            Json events = Json::array();
            const auto happened = after.apply(decision).value();
            for (const auto& event : happened) {
                events.push_back(protocol::event_document(after, event));
            }
            CHECK(told.at("events") == events);
            CHECK(told.at("next") == protocol::next_document(after.point()));
            CHECK(told.at("legal") == protocol::legal_document(after));
            scene.play(i * 31);
        }
        check_refused(scene.foresee({"pass"}), ErrorCode::GameOver, {{"index", 0}});
    }
}

TEST_CASE("after a tile is foreseen, the meeples that may follow it are legal") {
    const Foreseeing scene;
    const Json told = scene.foresee({scene.first()}).value();
    REQUIRE(told.at("next").at("kind") == "place_meeple");
    CHECK(told.at("legal").back().at("type") == "pass");
    const std::string meeple = told.at("legal").front().at("id");
    const Json both = scene.foresee({scene.first(), meeple}).value();
    CHECK(both.at("decisions").size() == 2);
}

TEST_CASE("foresight ends before the next draw, and says nothing of it") {
    const Foreseeing scene;
    const Json told = scene.foresee({scene.first(), "pass"}).value();
    CHECK(told.at("next") == Json{{"actor", "chance"}, {"player", 1}, {"kind", "draw_tile"}});
    CHECK(told.at("legal") == Json::array());
    for (const rules::TileId tile : scene.room.game->terms().deck) {
        const std::string draw = rules::decision_text(scene.game(), rules::DrawTile{tile});
        const auto refused = scene.foresee({scene.first(), "pass", draw});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().params.at("reason") == "wrong_kind");
        CHECK(refused.error().params.at("index") == 2);
    }
}

TEST_CASE("foresight is refused as proposals are, and at any other seq than the newest") {
    const Foreseeing scene;
    check_refused(
        scene.foresee({"place:0,0,0"}), ErrorCode::IllegalDecision,
        {{"decision", "place:0,0,0"}, {"reason", "space_taken"}, {"clause", "P-1"}, {"index", 0}});
    const auto malformed = scene.foresee({scene.first(), "dance"});
    REQUIRE_FALSE(malformed);
    CHECK(malformed.error().code == ErrorCode::MalformedDecision);
    CHECK(malformed.error().params.at("index") == 1);
    for (const std::uint64_t seq : {scene.seq() - 1, scene.seq() + 1}) {
        check_refused(rooms::foresight(*scene.room.game, {seq, {scene.first()}}, std::nullopt),
                      ErrorCode::StaleSeq, {{"expect_seq", seq}, {"seq", scene.seq()}});
    }
}

TEST_CASE("whoever may read the room may foresee, council or not, and the room stays as it was") {
    House house;
    TestTable table(house, 2);
    const Json closed{{"options", {{"spectators", false}, {"aids", {{"council", false}}}}}};
    house.run(table.room->ask(rooms::command::Change{table.owner_token, closed})).value();
    CHECK(house.run(table.room->ask(rooms::query::Foresight{{0, {"pass"}}, table.owner_token}))
              .error()
              .code == ErrorCode::NotStarted);
    table.start();
    const std::string log = house.log(*table.room, 0, table.owner_token);
    const auto before =
        house.run(table.room->ask(rooms::query::State{{}, table.owner_token})).value();
    const Json legal = Json::parse(before.text).at("legal").front();
    const protocol::Foresee request{before.seq, {legal.at("id").get<std::string>()}};
    CHECK(house.run(table.room->ask(rooms::query::Foresight{request})).error().code ==
          ErrorCode::SpectatorsRefused);
    for (const std::string& token : {table.owner_token, table.tokens[0], table.tokens[1]}) {
        const Json told =
            house.run(table.room->ask(rooms::query::Foresight{request, token})).value();
        CHECK(told.at("decisions").at(0) == legal);
    }
    CHECK(house.log(*table.room, 0, table.owner_token) == log);
    CHECK(house.run(table.room->ask(rooms::query::State{{}, table.owner_token})).value().text ==
          before.text);
}
