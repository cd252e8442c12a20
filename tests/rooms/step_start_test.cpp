#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

rooms::Stepped<rooms::Done> start(const rooms::RoomState& room, const std::string& name) {
    return step(room, rooms::command::Start{Scene::token(name), rooms::Seed{}, 5000});
}

}  // namespace

TEST_CASE("the owner or a seat starts the game, nobody else") {
    Scene scene(2);
    scene.seat("Ana");
    CHECK(start(scene.room, "owner"));
    CHECK(start(scene.room, "Ana"));
    CHECK(start(scene.room, "nobody").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("a game of rivals, and its rematch, are begun by the owner alone") {
    for (const rules::Mode mode : {rules::Mode::Ghosts, rules::Mode::Base}) {
        Scene scene(2, {.mode = mode});
        scene.seat("Ana");
        scene.seat("Ben");
        CHECK(start(scene.room, "Ana").error().code == ErrorCode::Unauthorized);
        CHECK(start(scene.room, "nobody").error().code == ErrorCode::Unauthorized);
        CHECK(start(scene.room, "owner"));
        const auto again = [&](const std::string& name) {
            return step(scene.room,
                        rooms::command::Rematch{Scene::token(name), {}, rooms::Seed{}, 5000});
        };
        scene.start();
        CHECK(again("Ana").error().code == ErrorCode::Unauthorized);
        CHECK(again("owner").error().code == ErrorCode::NotOver);
    }
}

TEST_CASE("a game needs a player and starts once") {
    Scene scene(2);
    CHECK(start(scene.room, "owner").error().code == ErrorCode::NoPlayers);
    scene.seat("Ana");
    scene.start();
    CHECK(start(scene.room, "owner").error().code == ErrorCode::AlreadyStarted);
}

TEST_CASE("M-SET-5, G-SET-1: a game starts only with players who can play what was agreed") {
    const auto refusal = [](const rules::Setup& setup, int players) {
        Scene scene(5, setup);
        for (int i = 0; i < players; ++i) scene.seat(std::string(1, static_cast<char>('A' + i)));
        const auto started = start(scene.room, "owner");
        return started ? std::nullopt : std::optional(started.error());
    };
    using rules::Colour;
    const rules::Setup six{.level = 6, .scoring = {Colour::Red, Colour::Green, Colour::Yellow}};
    CHECK(refusal(six, 3)->code == ErrorCode::UnplayableSetup);
    CHECK(refusal(six, 3)->params.at("players") == 3);
    CHECK(refusal(six, 3)->params.at("faults").size() == 1);
    CHECK(!refusal(six, 4));
    for (const rules::Mode mode : {rules::Mode::Ghosts, rules::Mode::Base}) {
        CHECK(refusal({.mode = mode}, 1)->code == ErrorCode::UnplayableSetup);
        CHECK(!refusal({.mode = mode}, 2));
    }
}

TEST_CASE("the players are the seats taken, renumbered, and their tokens go on working") {
    Scene scene(5);
    scene.seat("Dora", 4);
    scene.seat("Ben", 1);
    const Client& dora = scene.attach(4, "Dora");
    scene.start();
    CHECK(scene.room.seats.size() == 2);
    CHECK(rooms::seat_of_token(scene.room, Scene::token("Ben")) == 0);
    CHECK(rooms::seat_of_token(scene.room, Scene::token("Dora")) == 1);
    const auto welcome = dora.newest("welcome");
    CHECK(welcome.at("you").at("seat") == 1);
    CHECK(welcome.at("room").at("seats").size() == 2);
    CHECK(welcome.at("room").at("seats").at(1).at("name") == "Dora");
    CHECK(welcome.at("room").at("seats").at(1).at("connected") == true);
    CHECK(!welcome.at("room").at("seats").at(1).at("colours").empty());
}

TEST_CASE("everybody is welcomed with the commitment before the first draw") {
    Scene scene(1);
    scene.seat("Ana");
    Client& ana = scene.attach(0, "Ana");
    Client& spectator = scene.attach(1);
    ana.forget();
    spectator.forget();
    scene.start();
    for (const Client* client : {&ana, &spectator}) {
        const auto messages = client->messages();
        REQUIRE(messages.size() == 2);
        CHECK(messages[0].at("type") == "welcome");
        CHECK(messages[0].at("seq") == 0);
        CHECK(messages[0].at("state").at("drawn").is_null());
        CHECK(messages[0].at("room").at("commitment") == scene.room.game->terms().commitment);
        CHECK(messages[0].at("room").at("seed").is_null());
        CHECK(messages[1].at("type") == "update");
        CHECK(messages[1].at("seq") == 1);
        CHECK(messages[1].at("actor") == protocol::Json{{"kind", "chance"}});
    }
    CHECK(ana.frames()[1] == spectator.frames()[1]);
}

TEST_CASE("everybody is told whose token began the game, and only then") {
    Scene scene(3);
    scene.seat("Ana");
    scene.seat("Ben");
    Client& ana = scene.attach(0, "Ana");
    CHECK(!ana.newest("welcome").contains("begun_by"));
    scene.take(start(scene.room, "Ben"));
    CHECK(ana.newest("welcome").at("begun_by") == 1);
    CHECK(!scene.attach(2).newest("welcome").contains("begun_by"));
}

TEST_CASE("nobody's seat is named where the owner's token began the game") {
    Scene scene(2);
    scene.seat("Ana");
    Client& ana = scene.attach(0, "Ana");
    scene.start();
    CHECK(ana.newest("welcome").at("seq") == 0);
    CHECK(!ana.newest("welcome").contains("begun_by"));
}

TEST_CASE("the start is one write: game, seats, seed and first draw") {
    Scene scene(3);
    scene.seat("Ana", 2);
    scene.start();
    const auto& write = std::get<store::StartGame>(scene.write.value());
    CHECK(write.room.id == scene.room.id);
    CHECK(write.room.status == "playing");
    CHECK(write.game.id == scene.room.id + ".1");
    CHECK(write.game.seed == scene.room.game->terms().seed);
    CHECK(write.game.commitment == scene.room.game->terms().commitment);
    CHECK(write.game.tileset_digest == rooms::tiles_of_next_game(scene.room).digest);
    REQUIRE(write.seats.size() == 1);
    CHECK(write.seats[0].seat == 0);
    REQUIRE(write.entries.size() == 1);
    CHECK(!write.entries[0].player);
    CHECK(write.entries[0].decision.starts_with("draw:"));
}
