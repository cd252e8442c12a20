#include "server/behaviour/silences.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// Ana, who owns the room, and Ben, in seats 0 and 1 and as subscribers 0 and 1.
struct OwnersTalk : Scene {
    OwnersTalk() : Scene(3) {
        room.owner_token = rooms::token_hash("the owner's");
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
    }
    rooms::Stepped<std::uint64_t> say(int who, const std::string& id) const {
        return act(who, protocol::Say{id, "line " + id});
    }
    rooms::Stepped<rooms::Done> silence(std::uint8_t seat, bool silenced = true,
                                        const std::string& token = "the owner's") const {
        return step(room, rooms::command::Silence{token, seat, silenced});
    }
    rooms::Stepped<rooms::Done> change(const Json& patch) const {
        return step(room, rooms::command::Change{"the owner's", patch, {}});
    }
};

}  // namespace

TEST_CASE("the owner takes the word from one seat, and gives it back; everybody sees it") {
    OwnersTalk scene;
    scene.take(scene.silence(1));
    CHECK(std::get<store::SetSilence>(scene.write.value()).silenced);
    CHECK(scene.say(1, "a").error().code == ErrorCode::Silenced);
    CHECK(scene.clients[0].newest("room").at("room").at("seats").at(1).at("silenced") == true);
    CHECK_FALSE(rooms::room_document(scene.room).at("seats").at(0).contains("silenced"));
    scene.take(scene.say(0, "b"));
    scene.take(scene.silence(1, false));
    CHECK_FALSE(std::get<store::SetSilence>(scene.write.value()).silenced);
    scene.take(scene.say(1, "a"));
}

TEST_CASE("nobody but the owner takes the word, and not from a seat that nobody has") {
    OwnersTalk scene;
    CHECK(scene.silence(1, true, Scene::token("Ana")).error().code == ErrorCode::Unauthorized);
    CHECK(scene.silence(2).error().code == ErrorCode::SeatFree);
    CHECK(scene.silence(3).error().code == ErrorCode::InvalidMessage);
    scene.take(scene.silence(1));
    const auto again = scene.silence(1);
    REQUIRE(again);
    CHECK_FALSE(again->write);
    CHECK(again->effects.empty());
}

TEST_CASE(
    "a seat that has no word is handed over without, and is anybody's again once it is free") {
    OwnersTalk scene;
    scene.take(scene.silence(1));
    scene.take(step(scene.room, rooms::command::HandOver{
                                    Scene::token("Ben"), 1, {}, rooms::token_hash("new")}));
    CHECK(scene.room.seats[1]->silenced);
    scene.take(step(scene.room, rooms::command::LeaveSeat{"the owner's", 1}));
    scene.seat("Cora", 1);
    CHECK_FALSE(scene.room.seats[1]->silenced);
}

TEST_CASE("whoever has no word has none on any seat, with any token, until it is given back") {
    OwnersTalk scene;
    const auto leave = [&scene](std::uint8_t seat) {
        scene.take(step(scene.room, rooms::command::LeaveSeat{"the owner's", seat}));
    };
    const auto sit = [&scene](const std::string& name, std::optional<std::string> player,
                              const std::string& network, std::optional<std::uint8_t> seat = {}) {
        rooms::command::TakeSeat take{{name, seat, protocol::SeatKind::Human},
                                      rooms::token_hash(Scene::token(name)),
                                      std::move(player)};
        take.network = network;
        return scene.take(step(scene.room, take));
    };
    const auto is_silenced = [&scene](std::uint8_t seat) {
        return scene.room.seats[seat]->silenced;
    };
    leave(1);
    sit("Ben", "p", "192.0.2.1", 1);
    scene.take(scene.silence(1));
    CHECK(std::get<store::SetSilence>(scene.write.value()).persons.size() == 2);
    leave(1);
    SUBCASE("the same player from elsewhere") {
        CHECK(is_silenced(sit("Bert", "p", "198.51.100.1")));
    }
    SUBCASE("the same player at another seat, and it is written") {
        CHECK(is_silenced(sit("Ben", "p", "192.0.2.1", 2)));
        CHECK(std::get<store::TakeSeat>(scene.write.value()).seat.silenced);
    }
    SUBCASE("as somebody without a name here") { CHECK(is_silenced(sit("Bert", {}, "192.0.2.1"))); }
    SUBCASE("as a new player") { CHECK(is_silenced(sit("Bert", "q", "192.0.2.1"))); }
    SUBCASE("somebody else") {
        CHECK_FALSE(is_silenced(sit("Cora", "q", "198.51.100.1")));
        CHECK_FALSE(is_silenced(sit("Dora", {}, "", 2)));
    }
    SUBCASE("until it is given back") {
        const auto seat = sit("Ben", "p", "192.0.2.1");
        scene.take(scene.silence(seat, false));
        CHECK(scene.room.silenced.empty());
        leave(seat);
        CHECK_FALSE(is_silenced(sit("Ben", "p", "192.0.2.1")));
    }
    SUBCASE("a player who is forgotten is known by the network alone") {
        scene.take(step(scene.room, rooms::command::HeedPlayer{"p", {}}));
        CHECK(scene.room.silenced.size() == 1);
        CHECK(is_silenced(sit("Bert", {}, "192.0.2.1")));
    }
}

TEST_CASE("so many persons of a room have no word, and the first of more has it again") {
    OwnersTalk scene;
    for (std::size_t i = 0; i <= rooms::kMostSilenced; ++i) {
        rooms::Seat seat{"Ben", protocol::SeatKind::Human, {}};
        seat.player = std::to_string(i);
        rooms::note_silence(scene.room, seat, true);
    }
    CHECK(scene.room.silenced.size() == rooms::kMostSilenced);
    CHECK(scene.room.silenced.front() == "player:1");
}

TEST_CASE("the owner closes the chat, and opens it again") {
    OwnersTalk scene;
    scene.take(scene.change({{"options", {{"chat", false}}}}));
    for (const int who : {0, 1}) CHECK(scene.say(who, "a").error().code == ErrorCode::ChatClosed);
    scene.take(scene.change({{"options", {{"chat", true}}}}));
    scene.take(scene.say(0, "a"));
}

TEST_CASE("a line that was said before the chat was closed is answered as it was") {
    OwnersTalk scene;
    scene.take(scene.say(0, "a"));
    scene.take(scene.change({{"options", {{"chat", false}}}}));
    const auto again = scene.say(0, "a");
    REQUIRE(again);
    CHECK_FALSE(again->write);
}

TEST_CASE("an administrator takes the word from whoever still has the seat") {
    OwnersTalk scene;
    const auto oversee = [&scene](const std::string& name, std::optional<std::string> player) {
        const rooms::command::Oversee silence =
            rooms::command::SilenceSeat{1, name, std::move(player)};
        return step(scene.room, silence);
    };
    CHECK(oversee("Bert", {}).error().code == ErrorCode::SeatFree);
    CHECK(oversee("Ben", "p").error().code == ErrorCode::SeatFree);
    scene.take(oversee("Ben", {}));
    CHECK(scene.room.seats[1]->silenced);
}
