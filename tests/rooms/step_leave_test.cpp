#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

rooms::Stepped<rooms::Done> leave(const Scene& scene, std::uint8_t seat, const std::string& who) {
    return step(scene.room, rooms::command::LeaveSeat{Scene::token(who), seat});
}

rooms::Stepped<rooms::Done> hand_over(const Scene& scene, std::uint8_t seat, const std::string& who,
                                      const std::string& to) {
    return step(scene.room,
                rooms::command::HandOver{
                    Scene::token(who), seat, {to}, rooms::token_hash(Scene::token(to))});
}

/// Two players at a game; player n is subscriber n.
struct TwoPlaying : Scene {
    TwoPlaying() : Scene(2) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start();
    }
};

}  // namespace

TEST_CASE("a seat is left by its own token or by the owner's") {
    for (const char* who : {"Ana", "owner"}) {
        Scene scene(2);
        scene.seat("Ana");
        scene.attach(0, "Ana");
        scene.take(leave(scene, 0, who));
        CHECK(!scene.room.seats[0]);
        CHECK(std::get<store::FreeSeat>(scene.write.value()).seat == 0);
        CHECK(scene.clients[0].newest("welcome").at("you").at("seat").is_null());
        CHECK(scene.clients[0].newest("room").at("room").at("seats").at(0).at("taken") == false);
        CHECK(leave(scene, 0, who).error().code == ErrorCode::SeatFree);
    }
}

TEST_CASE("nobody else makes somebody leave") {
    Scene scene(2);
    scene.seat("Ana");
    scene.seat("Ben");
    CHECK(leave(scene, 0, "Ben").error().code == ErrorCode::Unauthorized);
    CHECK(leave(scene, 0, "").error().code == ErrorCode::Unauthorized);
    CHECK(leave(scene, 2, "Ben").error().params.at("field") == "seat");
    CHECK(hand_over(scene, 0, "Ben", "Cleo").error().code == ErrorCode::Unauthorized);
    CHECK(hand_over(scene, 0, "owner", "Cleo").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("in a running game a free seat waits for somebody who takes it") {
    TwoPlaying scene;
    const auto player = scene.room.game->game().point().player.value();
    const std::string before = player == 0 ? "Ana" : "Ben";
    scene.take(leave(scene, static_cast<std::uint8_t>(player), before));
    const auto refused =
        scene.decide(static_cast<int>(player), "pass", scene.room.game->seq(), "x");
    CHECK(refused.error().code == ErrorCode::NotSeated);
    scene.seat("Cleo");
    CHECK(scene.room.seats[player]->name == "Cleo");
    scene.attach(static_cast<int>(player), "Cleo");
    scene.play(0);
    const Json seats = rooms::room_document(scene.room).at("seats");
    CHECK(seats.at(player).at("colours").size() == 2);
}

TEST_CASE("a seat that is handed over has a new token and name; the old connections watch") {
    TwoPlaying scene;
    scene.take(hand_over(scene, 1, "Ben", "Cleo"));
    CHECK(scene.room.seats[1]->name == "Cleo");
    CHECK(!rooms::seat_of_token(scene.room, Scene::token("Ben")));
    CHECK(rooms::seat_of_token(scene.room, Scene::token("Cleo")) == 1);
    const auto& write = std::get<store::ReplaceSeat>(scene.write.value());
    CHECK(write.seat.name == "Cleo");
    CHECK(scene.clients[1].newest("welcome").at("you").at("seat").is_null());
    CHECK(!rooms::is_connected(scene.room, 1));
}

TEST_CASE("a room without spectators shows its running game to its seats alone") {
    TwoPlaying scene;
    scene.room.options.spectators = false;
    const auto watch = [&](std::optional<std::string> token) {
        return step(scene.room, rooms::command::Attach{rooms::SubscriberId{9}, {{}, token}});
    };
    CHECK(watch({}).error().code == ErrorCode::SpectatorsRefused);
    CHECK(watch(Scene::token("Ana")));
    scene.take(leave(scene, 1, "owner"));
    CHECK(scene.clients[1].closed());
    CHECK(scene.room.subscribers.size() == 1);
}

TEST_CASE("spectators of such a room are sent away when the game starts") {
    Scene scene(2);
    scene.room.options.spectators = false;
    scene.seat("Ana");
    scene.attach(0, "Ana");
    scene.attach(1);
    scene.start();
    CHECK(scene.clients[1].closed());
    CHECK(scene.clients[1].messages("update").empty());
    CHECK(!scene.clients[0].closed());
}

TEST_CASE("a companion makes room for a human") {
    Scene scene(2);
    scene.seat("Ana");
    scene.room.seats[1] = rooms::Seat{"Companion", protocol::SeatKind::Companion, {}};
    CHECK(!rooms::seat_of_token(scene.room, ""));
    scene.seat("Ben");
    CHECK(scene.room.seats[1]->kind == protocol::SeatKind::Human);
    CHECK(std::holds_alternative<store::ReplaceSeat>(scene.write.value()));
}

TEST_CASE("a companion in a game that runs makes room only if the owner wants that") {
    Scene scene(2, {.mode = rules::Mode::Base});
    scene.seat("Ana");
    scene.take(step(scene.room, rooms::command::SeatCompanion{Scene::token("owner"), 1, true}));
    scene.start();
    const auto take = [&scene](std::optional<std::uint8_t> seat) {
        return step(scene.room, rooms::command::TakeSeat{{"Ben", seat, protocol::SeatKind::Human},
                                                         rooms::token_hash(Scene::token("Ben"))});
    };
    CHECK(take({}).error().code == ErrorCode::RoomFull);
    CHECK(take(1).error().code == ErrorCode::SeatTaken);
    scene.take(step(scene.room,
                    rooms::command::Change{
                        Scene::token("owner"), {{"options", {{"companions_yield", true}}}}, {}}));
    CHECK(scene.take(take({})) == 1);
    CHECK(scene.room.seats[1]->kind == protocol::SeatKind::Human);
}

TEST_CASE("after the end the same people play again, the next level if they like") {
    TwoPlaying scene;
    const auto rematch = [&](std::optional<std::uint8_t> level, const std::string& who) {
        rooms::Seed seed;
        seed.fill(7);
        return step(scene.room, rooms::command::Rematch{Scene::token(who), {level}, seed, 9000});
    };
    CHECK(rematch({}, "Ana").error().code == ErrorCode::NotOver);
    for (std::uint64_t i = 0; !scene.room.game->is_over(); ++i) scene.play(i * 7919);
    CHECK(rematch({}, "").error().code == ErrorCode::Unauthorized);
    scene.clients[1].forget();
    scene.take(rematch(2, "Ben"));
    CHECK(scene.room.game->terms().id == scene.room.id + ".2");
    CHECK(scene.room.setup.level == 2);
    CHECK(scene.room.game->game().setup().level == 2);
    const auto& write = std::get<store::StartGame>(scene.write.value());
    CHECK(write.game.number == 2);
    CHECK(write.room.status == "playing");
    CHECK(write.seats.size() == 2);
    const Json welcome = scene.clients[1].newest("welcome");
    CHECK(welcome.at("seq") == 0);
    CHECK(welcome.at("room").at("game_id") == scene.room.id + ".2");
    CHECK(scene.clients[1].newest("update").at("seq") == 1);
    scene.play(0);
}
