#include "server/behaviour/room_limits.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

constexpr int kMost = static_cast<int>(rooms::kListenersPerToken);
constexpr int kCrowd = static_cast<int>(rooms::kCrowd);

std::optional<std::string> token_of(const std::string& name) {
    return name.empty() ? std::nullopt : std::optional(Scene::token(name));
}

rooms::Stepped<std::optional<std::uint8_t>> attach(const Scene& scene, std::uint64_t who,
                                                   const std::string& name = "") {
    return step(scene.room, rooms::command::Attach{rooms::SubscriberId{who}, {{}, token_of(name)}});
}

rooms::Stepped<rooms::Done> follow(const Scene& scene, std::uint64_t who,
                                   const std::string& name = "") {
    return step(scene.room, rooms::command::Follow{rooms::SubscriberId{who}, token_of(name)});
}

void leave(Scene& scene, std::uint64_t who) {
    scene.take(step(scene.room, rooms::command::Detach{rooms::SubscriberId{who}}));
}

/// A room with places for so many who watch, and Ana in its seat 0, who is subscriber 0.
struct Open : Scene {
    explicit Open(std::size_t places = rooms::RoomLimits{}.spectators) : Scene(2) {
        room.limits.spectators = places;
        seat("Ana");
        attach(0, "Ana");
    }
};

}  // namespace

TEST_CASE("a room has places for so many who watch, by WebSocket or by its log") {
    Open scene(2);
    scene.take(attach(scene, 1));
    scene.take(follow(scene, 2));
    const auto refused = attach(scene, 3);
    CHECK(refused.error().code == ErrorCode::TooManySpectators);
    CHECK(refused.error().params == Json{{"limit", 2}});
    CHECK(follow(scene, 3).error().code == ErrorCode::TooManySpectators);
    leave(scene, 1);
    CHECK(attach(scene, 3));
    CHECK(follow(scene, 3));
}

TEST_CASE("whoever has a seat or owns the room comes in however many watch, and takes no place") {
    Open scene(1);
    scene.take(follow(scene, 1, "owner"));
    scene.take(attach(scene, 2));
    CHECK(!attach(scene, 3));
    CHECK(attach(scene, 3, "Ana"));
    CHECK(follow(scene, 3, "Ana"));
    CHECK(follow(scene, 3, "owner"));
}

TEST_CASE("a room without a limit has a place for everybody") {
    Open scene(0);
    for (std::uint64_t who = 1; who <= 300; ++who) scene.take(attach(scene, who));
    CHECK(rooms::spectators(scene.room) == 300);
}

TEST_CASE("who may not watch at all is told so, however many watch") {
    Open scene(1);
    scene.room.options.spectators = false;
    scene.start();
    CHECK(attach(scene, 1).error().code == ErrorCode::SpectatorsRefused);
    CHECK(attach(scene, 1, "Ben").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("who loses a seat needs a place to watch like everybody else") {
    Open scene(2);
    scene.attach(1, "Ana");
    scene.attach(2);
    const rooms::command::HandOver hand_over{
        Scene::token("Ana"), 0, {"Ben"}, rooms::token_hash(Scene::token("Ben"))};
    scene.take(step(scene.room, hand_over));
    CHECK(scene.clients[0].closed());
    CHECK(!scene.clients[1].closed());
    CHECK(scene.clients[1].newest("welcome").at("you").at("seat").is_null());
    CHECK(!scene.clients[2].closed());
    CHECK(rooms::guests(scene.room) == 2);
}

TEST_CASE("the newest of too many connections of a seat takes the place of the oldest") {
    Open scene;
    for (int who = 1; who < kMost; ++who) scene.attach(who, "Ana");
    CHECK(!scene.clients[0].closed());
    scene.attach(kMost, "Ana");
    CHECK(scene.clients[0].closed());
    const Json error = scene.clients[0].newest("error");
    CHECK(error.at("id").is_null());
    CHECK(error.at("code") == "too_many_connections");
    CHECK(error.at("params") == Json{{"limit", kMost}});
    scene.take(follow(scene, kMost + 1, "Ana"));
    CHECK(scene.clients[1].closed());
    CHECK(!scene.clients[2].closed());
    CHECK(scene.room.subscribers.size() == rooms::kListenersPerToken);
    CHECK(rooms::is_connected(scene.room, 0));
}

TEST_CASE("the newest of too many programs of the owner takes the place of the oldest") {
    Open scene;
    for (int who = 1; who <= kMost + 1; ++who) {
        scene.take(follow(scene, static_cast<std::uint64_t>(who), "owner"));
    }
    CHECK(scene.clients[1].closed());
    CHECK(!scene.clients[2].closed());
    CHECK(scene.room.owners.size() == rooms::kListenersPerToken);
    CHECK(rooms::spectators(scene.room) == rooms::kListenersPerToken);
    CHECK(!scene.clients[0].closed());
}

TEST_CASE("in a crowd a spectator's coming and going is told to seats and owners alone") {
    Open scene;
    const auto rooms_told = [&scene](int who) {
        return scene.clients[who].messages("room").size();
    };
    constexpr int kOwner = 1000;
    scene.take(follow(scene, kOwner, "owner"));
    for (int who = 1; who < kCrowd; ++who) scene.attach(who);
    CHECK(scene.clients[1].newest("room").at("room").at("spectators") == kCrowd);
    const std::size_t before = rooms_told(1);
    for (int who = kCrowd; who < kCrowd + 10; ++who) scene.attach(who);
    leave(scene, 2);
    CHECK(rooms_told(1) == before);
    for (const int who : {0, kOwner}) {
        CHECK(scene.clients[who].newest("room").at("room").at("spectators") == kCrowd + 9);
    }
    scene.seat("Ben");
    CHECK(rooms_told(1) == before + 1);
    CHECK(scene.clients[1].newest("room").at("room").at("spectators") == kCrowd + 9);
    scene.attach(2000, "Ben");
    CHECK(rooms_told(1) == before + 2);
}
