#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

rooms::Stepped<rooms::Done> oversee(const Scene& scene, rooms::command::Oversee command) {
    return step(scene.room, std::move(command));
}

/// Two players at a game, whom somebody watches; player n is subscriber n.
struct Watched : Scene {
    Watched() : Scene(2) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        attach(2);
        start();
    }
};

}  // namespace

TEST_CASE("whoever listens to a room that is closed is told why and sent away") {
    Watched scene;
    scene.take(oversee(scene, rooms::command::CloseRoom{"the evening is over"}));
    for (int who = 0; who < 3; ++who) {
        CHECK(scene.clients[who].newest("room_closed").at("reason") == "the evening is over");
        CHECK(scene.clients[who].closed().has_value());
    }
    CHECK(std::get<store::RoomRecord>(scene.write.value()).status == "closed");
    CHECK(rooms::room_document(scene.room).at("status") == "closed");
    CHECK(scene.room.subscribers.empty());
    CHECK(scene.room.game->seq() > 0);
}

TEST_CASE("an administrator frees a seat that somebody has") {
    Watched scene;
    scene.take(oversee(scene, rooms::command::FreeSeat{1}));
    CHECK(std::get<store::FreeSeat>(scene.write.value()).seat == 1);
    CHECK(!scene.room.seats[1]);
    CHECK(scene.clients[1].newest("welcome").at("you").at("seat").is_null());
    CHECK(scene.clients[0].newest("room").at("room").at("seats").at(1).at("taken") == false);
    CHECK(oversee(scene, rooms::command::FreeSeat{1}).error().code == ErrorCode::SeatFree);
    CHECK(oversee(scene, rooms::command::FreeSeat{2}).error().params.at("field") == "seat");
}

TEST_CASE("an announcement is told to everybody, and to those who come while it lasts") {
    Watched scene;
    CHECK(scene.clients[0].newest("welcome").at("announcement").is_null());
    const protocol::Announcement announcement{"Restart at eight.", 6000, 3'606'000};
    scene.take(oversee(scene, rooms::command::Announce{announcement}));
    const Json document{{"text", "Restart at eight."},
                        {"at", "1970-01-01T00:00:06Z"},
                        {"until", "1970-01-01T01:00:06Z"}};
    for (int who = 0; who < 3; ++who) {
        CHECK(scene.clients[who].newest("announcement").at("announcement") == document);
    }
    CHECK(!scene.write);
    CHECK(scene.attach(3).newest("welcome").at("announcement") == document);
    CHECK(scene.attach(4, "Ana", scene.room.game->seq()).newest("welcome").at("announcement") ==
          document);
    scene.take(oversee(scene, rooms::command::Announce{std::nullopt}));
    CHECK(scene.clients[3].newest("announcement").at("announcement").is_null());
    CHECK(scene.attach(5).newest("welcome").at("announcement").is_null());
}

TEST_CASE(
    "a game is being played while somebody of a seat is there, has just decided, or a companion is "
    "to") {
    Watched scene;
    const auto last = scene.room.game->entries().back().at_ms;
    constexpr std::int64_t kLater = 120'000;
    CHECK(rooms::is_being_played(scene.room, last + kLater));
    scene.room.subscribers.erase(rooms::SubscriberId{0});
    scene.room.subscribers.erase(rooms::SubscriberId{1});
    CHECK(rooms::is_being_played(scene.room, last + 1000));
    CHECK_FALSE(rooms::is_being_played(scene.room, last + kLater));
    scene.room.seats[scene.room.game->game().point().player.value()]->kind =
        protocol::SeatKind::Companion;
    CHECK(rooms::is_being_played(scene.room, last + kLater));
    scene.room.paused = true;
    CHECK_FALSE(rooms::is_being_played(scene.room, last + 1000));
    CHECK_FALSE(rooms::is_being_played(Scene(2).room, last));
}

TEST_CASE("a game over days is being played while somebody is there, or when the time is up") {
    Watched scene;
    const auto last = scene.room.game->entries().back().at_ms;
    constexpr std::int64_t kLater = 120'000;
    scene.room.subscribers.clear();
    scene.room.options.timer = protocol::TimerOption{protocol::TimerOption::Per::Turn, 600};
    CHECK(rooms::is_being_played(scene.room, last + kLater));
    scene.room.options.timer->seconds = 24 * 60 * 60;
    CHECK_FALSE(rooms::is_being_played(scene.room, last + kLater));
    const auto alarm = rooms::next_alarm(scene.room).value();
    CHECK(rooms::is_being_played(scene.room, alarm - 1000));
}
