#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

rooms::Stepped<std::uint8_t> take_seat(const rooms::RoomState& room, const std::string& name,
                                       std::optional<std::uint8_t> seat) {
    return step(room, rooms::command::TakeSeat{{name, seat, protocol::SeatKind::Bot},
                                               rooms::token_hash(Scene::token(name))});
}

}  // namespace

TEST_CASE("the first free seat is taken unless one is named") {
    Scene scene(3);
    CHECK(scene.take(take_seat(scene.room, "Ana", 1)) == 1);
    CHECK(scene.take(take_seat(scene.room, "Ben", {})) == 0);
    CHECK(scene.take(take_seat(scene.room, "Cleo", {})) == 2);
    CHECK(rooms::seat_of_token(scene.room, Scene::token("Ana")) == 1);
    CHECK(!rooms::seat_of_token(scene.room, Scene::token("nobody")));
}

TEST_CASE("a seat that is taken is written with its token's hash and announced") {
    Scene scene(2);
    const Client& spectator = scene.attach(9);
    scene.seat("Ana");
    const auto& write = std::get<store::TakeSeat>(scene.write.value());
    CHECK(write.room == scene.room.id);
    CHECK(write.seat ==
          store::SeatRecord{0, "Ana", "human", rooms::token_hash(Scene::token("Ana"))});
    const auto seat = spectator.newest("room").at("room").at("seats").at(0);
    CHECK(seat.at("taken") == true);
    CHECK(seat.at("name") == "Ana");
    CHECK(seat.at("connected") == false);
}

TEST_CASE("seats that cannot be taken are refused with what would be right") {
    Scene scene(2);
    scene.seat("Ana", 0);
    const auto taken = take_seat(scene.room, "Ben", 0);
    CHECK(taken.error().code == ErrorCode::SeatTaken);
    CHECK(taken.error().params == protocol::Json{{"seat", 0}});
    const auto beyond = take_seat(scene.room, "Ben", 2);
    CHECK(beyond.error().code == ErrorCode::InvalidMessage);
    CHECK(beyond.error().params == protocol::Json{{"field", "seat"}, {"expected", "0 to 1"}});
    scene.seat("Ben");
    const auto full = take_seat(scene.room, "Cleo", {});
    CHECK(full.error().code == ErrorCode::RoomFull);
    CHECK(full.error().params == protocol::Json{{"seats", 2}});
    scene.start();
    CHECK(take_seat(scene.room, "Cleo", {}).error().code == ErrorCode::RoomFull);
}

TEST_CASE("presence is told to the others") {
    Scene scene(2);
    scene.seat("Ana");
    const Client& first = scene.attach(0, "Ana");
    CHECK(first.messages().size() == 1);
    CHECK(first.newest("welcome").at("you").at("seat") == 0);
    scene.attach(1);
    CHECK(first.newest("room").at("room").at("spectators") == 1);
    CHECK(scene.clients[1].messages().size() == 1);
    CHECK(scene.clients[1].newest("welcome").at("you").at("seat").is_null());
    scene.take(step(scene.room, rooms::command::Detach{rooms::SubscriberId{1}}));
    CHECK(first.newest("room").at("room").at("spectators") == 0);
}

TEST_CASE("a seat is connected for as long as one of its connections is") {
    Scene scene(1);
    scene.seat("Ana");
    const Client& spectator = scene.attach(9);
    const auto connected = [&spectator] {
        return spectator.newest("room").at("room").at("seats").at(0).at("connected");
    };
    scene.attach(0, "Ana");
    scene.attach(1, "Ana");
    CHECK(connected() == true);
    scene.take(step(scene.room, rooms::command::Detach{rooms::SubscriberId{0}}));
    CHECK(connected() == true);
    scene.take(step(scene.room, rooms::command::Detach{rooms::SubscriberId{1}}));
    CHECK(connected() == false);
}

TEST_CASE("a token that opens no seat is refused, the owner's too") {
    Scene scene(1);
    scene.seat("Ana");
    for (const char* name : {"nobody", "owner"}) {
        const protocol::Hello hello{{}, Scene::token(name)};
        const auto attached =
            step(scene.room, rooms::command::Attach{rooms::SubscriberId{1}, hello});
        CHECK(attached.error().code == ErrorCode::Unauthorized);
    }
}

TEST_CASE("leaving twice is no news") {
    Scene scene(1);
    scene.attach(1);
    const auto left = step(scene.room, rooms::command::Detach{rooms::SubscriberId{7}});
    CHECK(left.value().effects.empty());
}
