#include "server/behaviour/leading.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

constexpr std::int64_t kMinute = 60'000;

/// A table for three rivals: Ana, who owns it, Ben and Cora; who sits is subscriber n of seat n.
struct Rivals : Scene {
    explicit Rivals(rules::Mode mode = rules::Mode::Base) : Scene(3, {.mode = mode}) {}

    void sit_as_owner(const std::string& name = "Ana") {
        rooms::command::TakeSeat take_it{{name, {}, protocol::SeatKind::Human},
                                         rooms::token_hash(token(name))};
        take_it.request.pass = token("owner");
        take(step(room, take_it));
    }
    void all_sit() {
        sit_as_owner();
        seat("Ben");
        seat("Cora");
        for (const int who : {0, 1, 2}) {
            attach(who, room.seats[static_cast<std::size_t>(who)]->name);
        }
    }
    void leave_line(int who) {
        take(step(room,
                  rooms::command::Detach{rooms::SubscriberId(static_cast<std::uint64_t>(who))}));
    }
    void give_up(std::uint8_t seat, const std::string& shown) {
        take(step(room, rooms::command::LeaveSeat{token(shown), seat}));
    }
    void pass(std::int64_t ms) {
        now_ms += ms;
        if (const auto next = rooms::next_lead(room); next && *next <= now_ms) {
            take(step(room, rooms::command::LeadOn{}));
        }
    }
    rooms::Stepped<rooms::Done> start_as(const std::string& who) const {
        return step(room, rooms::command::Start{token(who), {}, now_ms});
    }
    Json leader_told(int who) {
        const Json told = clients[who].newest("room").at("room");
        return told.contains("leader") ? told.at("leader") : Json();
    }
};

}  // namespace

TEST_CASE("nobody leads in the place of an owner who is there") {
    Rivals scene;
    scene.all_sit();
    scene.pass(10 * kMinute);
    CHECK_FALSE(scene.room.lead.leader);
    CHECK(scene.start_as("Ben").error().code == ErrorCode::Unauthorized);
    CHECK(rooms::room_document(scene.room).contains("leader") == false);
}

TEST_CASE("when the owner stands up, the next at the table leads at once and begins") {
    Rivals scene;
    scene.all_sit();
    std::string shown = "Ana";
    SUBCASE("by themselves") {}
    SUBCASE("with the owner's token") { shown = "owner"; }
    scene.give_up(0, shown);
    CHECK(scene.room.lead.leader == 1);
    CHECK(scene.leader_told(2) == 1);
    CHECK(scene.start_as("Cora").error().code == ErrorCode::Unauthorized);
    CHECK(scene.start_as("owner"));
    scene.take(scene.start_as("Ben"));
    CHECK(scene.room.game);
    CHECK(scene.room.lead.leader == 0);
}

TEST_CASE("an owner who is put out, or forgotten, is not waited for, either") {
    Rivals scene;
    scene.all_sit();
    SUBCASE("put out") {
        const rooms::command::Oversee kick = rooms::command::FreeSeat{0};
        scene.take(step(scene.room, kick));
    }
    SUBCASE("forgotten") {
        scene.room.owner = "p";
        scene.room.seats[0]->player = "p";
        scene.take(step(scene.room, rooms::command::HeedPlayer{"p", {}}));
        CHECK(scene.start_as("owner").error().code == ErrorCode::Unauthorized);
    }
    SUBCASE("forgotten, without a seat") {
        scene.room.owner = "p";
        scene.room.lead.owner_seat.reset();
        scene.take(step(scene.room, rooms::command::HeedPlayer{"p", {}}));
        CHECK(scene.room.lead.leader == 0);
        return;
    }
    CHECK(scene.room.lead.leader == 1);
    CHECK(scene.start_as("Ben"));
}

TEST_CASE("an owner who is away is waited for a while, and leads again when they are back") {
    Rivals scene;
    scene.all_sit();
    scene.leave_line(0);
    scene.pass(rooms::kOwnerAwayMs - 1);
    CHECK_FALSE(scene.room.lead.leader);
    scene.pass(1);
    CHECK(scene.room.lead.leader == 1);
    CHECK(scene.leader_told(1) == 1);
    scene.leave_line(1);
    CHECK(scene.room.lead.leader == 2);
    scene.attach(1, "Ben");
    CHECK(scene.room.lead.leader == 2);
    scene.attach(0, "Ana");
    CHECK_FALSE(scene.room.lead.leader);
    CHECK(scene.leader_told(2).is_null());
    CHECK(scene.start_as("Cora").error().code == ErrorCode::Unauthorized);
}

TEST_CASE("an owner who never comes is not waited for for ever") {
    Rivals scene;
    scene.seat("Ben");
    scene.seat("Cora");
    scene.pass(rooms::kOwnerAwayMs);
    CHECK(scene.room.lead.leader == 0);
    scene.attach(1, "Cora");
    CHECK(scene.room.lead.leader == 1);
    CHECK(scene.start_as("Cora"));
}

TEST_CASE("whoever leads seats companions, pauses and plays again, and does nothing else") {
    Rivals scene;
    scene.sit_as_owner();
    scene.seat("Ben");
    scene.attach(1, "Ben");
    scene.give_up(0, "Ana");
    REQUIRE(scene.room.lead.leader == 1);
    scene.take(step(scene.room, rooms::command::SeatCompanion{Scene::token("Ben"), 0, true}));
    CHECK(step(scene.room, rooms::command::Change{Scene::token("Ben"), {{"name", "Mine"}}, {}})
              .error()
              .code == ErrorCode::Unauthorized);
    CHECK(step(scene.room, rooms::command::Silence{Scene::token("Ben"), 0, true}).error().code ==
          ErrorCode::Unauthorized);
    CHECK(step(scene.room, rooms::command::LeaveSeat{Scene::token("Ben"), 0}).error().code ==
          ErrorCode::Unauthorized);
    scene.take(scene.start_as("Ben"));
    scene.take(scene.act(1, protocol::Pause{"p"}));
    CHECK(scene.room.paused);
    const rooms::Token token{Scene::token("Ben")};
    scene.take(step(scene.room, rooms::command::Act{token, protocol::Resume{"r"}, scene.now_ms}));
    CHECK_FALSE(scene.room.paused);
}

TEST_CASE("a team needs nobody to lead") {
    Rivals scene(rules::Mode::Mists);
    scene.all_sit();
    scene.give_up(0, "Ana");
    scene.pass(rooms::kOwnerAwayMs);
    CHECK_FALSE(scene.room.lead.leader);
    CHECK(scene.start_as("Ben"));
}
