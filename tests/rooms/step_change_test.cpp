#include "server/service/records.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

rooms::Stepped<rooms::Done> change(const Scene& scene, const std::string& patch,
                                   const std::string& who = "owner") {
    return step(scene.room, rooms::command::Change{Scene::token(who), Json::parse(patch)});
}

std::string refused_field(const Scene& scene, const std::string& patch) {
    const auto refused = change(scene, patch).error();
    CHECK(refused.code == ErrorCode::InvalidMessage);
    return refused.params.at("field");
}

}  // namespace

TEST_CASE("the owner changes what the room was made with") {
    Scene scene(3);
    scene.attach(0);
    scene.take(change(scene, R"({"name":"Saturday mist","level":6,"scoring":["red","blue","black"],
        "seats":5,"visibility":"private","colours":["black","red"],
        "options":{"undo":"turn","timer":{"per":"turn","seconds":90},"aids":{"hints":false}}})"));
    const Json room = scene.clients[0].newest("room").at("room");
    CHECK(room.at("name") == "Saturday mist");
    CHECK(room.at("level") == 6);
    CHECK(room.at("scoring") == Json{"red", "blue", "black"});
    CHECK(room.at("seats").size() == 5);
    CHECK(room.at("visibility") == "private");
    CHECK(room.at("colours") == Json{"black", "red", "green", "blue", "yellow", "pink"});
    CHECK(room.at("options").at("undo") == "turn");
    CHECK(room.at("options").at("timer") == Json{{"per", "turn"}, {"seconds", 90}});
    CHECK(room.at("options").at("aids") ==
          Json{{"council", true}, {"hints", false}, {"odds", false}});
    const auto& write = std::get<store::RoomRecord>(scene.write.value());
    CHECK(write.id == scene.room.id);
    CHECK(write.seats == 5);
}

TEST_CASE("a room keeps the parts that it has, and gets none that cannot be chosen") {
    Scene gifts(3, {.mode = rules::Mode::Base, .changed = {rules::Part::TestGifts}});
    gifts.take(change(gifts, R"({"name":"Saturday"})"));
    CHECK(gifts.room.setup.changed == rules::PartSet{rules::Part::TestGifts});
    CHECK(refused_field(gifts, R"({"parts":["castles"]})") == "parts");
    gifts.take(change(gifts, R"({"parts":null})"));
    CHECK(gifts.room.setup.changed.empty());
    CHECK(refused_field(gifts, R"({"parts":["test_gifts"]})") == "parts");
}

TEST_CASE("null takes a field back to its default, the others stay") {
    Scene scene(3);
    scene.take(change(scene, R"({"level":4,"options":{"undo":"never","spectators":false}})"));
    scene.take(change(scene, R"({"level":null,"options":{"undo":null}})"));
    CHECK(scene.room.setup.level == 1);
    CHECK(scene.room.options.undo == protocol::UndoPolicy::Consent);
    CHECK(!scene.room.options.spectators);
}

TEST_CASE("a change that makes no sense is refused by field and changes nothing") {
    Scene scene(3);
    scene.seat("Ana", 2);
    CHECK(refused_field(scene, R"({"nmae":"x"})") == "nmae");
    CHECK(refused_field(scene, R"({"level":7})") == "level");
    CHECK(refused_field(scene, R"({"game":"ghosts","level":null})") == "game");
    CHECK(refused_field(scene, R"({"modules":{"ghosts":true}})") == "modules");
    CHECK(refused_field(scene, R"({"seats":2})") == "seats");
    CHECK(refused_field(scene, R"({"seats":6})") == "seats");
    CHECK(refused_field(scene, R"({"colours":["red","red"]})") == "colours");
    CHECK(refused_field(scene, R"({"options":{"timer":{"per":"day","seconds":60}}})") ==
          "options.timer.per");
    CHECK(refused_field(scene, R"({"options":{"timer":{"per":"turn","seconds":9}}})") ==
          "options.timer.seconds");
    CHECK(refused_field(scene, R"({"options":{"grace_seconds":-1}})") == "options.grace_seconds");
    CHECK(refused_field(scene, R"({"options":{"undo":"always"}})") == "options.undo");
    CHECK(refused_field(scene, R"({"options":{"cheats":true}})") == "options.cheats");
    CHECK(refused_field(scene, R"([])").empty());
    CHECK(change(scene, R"({"name":"x"})", "Ana").error().code == ErrorCode::Unauthorized);
    CHECK(change(scene, R"({"name":"x"})", "").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("a running game stays what it was agreed to be") {
    Scene scene(2);
    scene.seat("Ana");
    scene.start();
    CHECK(change(scene, R"({"level":2})").error().code == ErrorCode::AlreadyStarted);
    CHECK(change(scene, R"({"seats":3})").error().code == ErrorCode::AlreadyStarted);
    scene.take(change(scene, R"({"name":"Late","options":{"undo":"never"}})"));
    CHECK(scene.room.name == "Late");
    CHECK(scene.room.options.undo == protocol::UndoPolicy::Never);
}

TEST_CASE("M-SET-2: a team may play pink; the scoring meeple has the colour dealt last") {
    Scene scene(2);
    scene.take(change(scene, R"({"colours":["pink","black"]})"));
    scene.seat("Ana");
    scene.seat("Ben");
    scene.attach(0, "Ana");
    scene.start();
    const Json room = rooms::room_document(scene.room);
    CHECK(room.at("seats").at(0).at("colours") == Json{"black", "pink"});
    CHECK(room.at("seats").at(1).at("colours") == Json{"red", "green"});
    const std::vector<rules::Track> tracks{{rules::Colour::Yellow, 0}};
    CHECK(scene.room.game->game().view().tracks == tracks);
}

TEST_CASE("colours are dealt in the order that was chosen") {
    Scene scene(2, {.mode = rules::Mode::Ghosts});
    scene.take(change(scene, R"({"colours":["pink","black"]})"));
    scene.seat("Ana");
    scene.seat("Ben");
    scene.attach(0, "Ana");
    scene.attach(1, "Ben");
    scene.start();
    const Json seats = rooms::room_document(scene.room).at("seats");
    CHECK(seats.at(0).at("colours") == Json{"pink"});
    CHECK(seats.at(1).at("colours") == Json{"black"});
    for (int i = 0; i < 400 && !scene.room.game->is_over(); ++i) {
        scene.play(static_cast<std::uint64_t>(i) * 31);
        REQUIRE(scene.room.game->game().check().empty());
    }
}

TEST_CASE("seats that are added after a game have none of its colours") {
    Scene scene(1);
    scene.seat("Ana");
    scene.start();
    const auto game = std::get<store::StartGame>(scene.write.value()).game;
    scene.attach(0, "Ana");
    while (!scene.room.game->is_over()) scene.play(0);
    scene.take(change(scene, R"({"seats":3})"));
    const Json room = scene.clients[0].newest("room").at("room");
    CHECK(room.at("seats").at(0).at("colours").size() == 4);
    CHECK(room.at("seats").at(1).at("colours").empty());
    CHECK(room.at("seats").at(2).at("colours").empty());

    const store::RoomSummary stored{rooms::room_record(scene.room), {}, game};
    const Json seats = rooms::stored_document(stored, catalogue()).at("seats");
    CHECK(seats.at(0).at("colours").size() == 4);
    CHECK(seats.at(1).at("colours").empty());
    CHECK(seats.at(2).at("colours").empty());
}
