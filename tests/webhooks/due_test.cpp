#include "server/webhooks/due.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace mistward;
using namespace mistward::test;
using webhooks::Due;
using webhooks::Told;

namespace {

/// Two players of the server at the table, both connected.
Scene table() {
    Scene scene(2);
    for (const std::string name : {"Ana", "Ben"}) {
        scene.seat(name);
        scene.attach(name == "Ana" ? 0 : 1, name);
    }
    scene.room.seats[0]->player = "ana";
    scene.room.seats[1]->player = "ben";
    scene.start();
    return scene;
}

std::size_t deciding(const Scene& scene) { return scene.room.game->point().player.value(); }

std::string name_of(std::size_t seat) { return seat == 0 ? "ana" : "ben"; }

void leave(Scene& scene, std::size_t who) {
    scene.take(step(scene.room,
                    rooms::command::Detach{static_cast<rooms::SubscriberId>(std::uint64_t{who})}));
}

Told about(const std::string& player) { return {player, {}, 0, false}; }

void tell(Told& told, const Due& due) {
    for (const auto& notice : due.notices) {
        told.marks[{notice.mark.room, notice.mark.event}] = notice.mark.mark;
    }
}

}  // namespace

TEST_CASE("a turn is due for whoever is not there, and for nobody else") {
    Scene scene = table();
    const std::size_t seat = deciding(scene);
    CHECK(webhooks::due_in(scene.room, about(name_of(seat))).notices.empty());
    leave(scene, seat);
    const Due due = webhooks::due_in(scene.room, about(name_of(seat)));
    REQUIRE(due.notices.size() == 1);
    CHECK(due.notices[0].mark.event == "my_turn");
    CHECK(due.notices[0].game->my_turn);
    CHECK(due.seen.empty());
    CHECK(webhooks::due_in(scene.room, about(name_of(1 - seat))).notices.empty());
    CHECK(webhooks::due_in(scene.room, about("cem")).notices.empty());
    Told watching = about(name_of(seat));
    watching.is_watching = true;
    CHECK(webhooks::due_in(scene.room, watching).notices.empty());
    scene.room.paused = true;
    CHECK(webhooks::due_in(scene.room, about(name_of(seat))).notices.empty());
}

TEST_CASE("one turn is due once, however many decisions it has, and the next one anew") {
    Scene scene = table();
    Told ana = about("ana");
    std::set<std::string> turns;
    std::size_t told = 0;
    for (std::uint64_t i = 0; i < 60 && !scene.room.game->is_over(); ++i) {
        const bool is_turn = deciding(scene) == 0;
        if (is_turn) turns.insert(std::to_string(scene.room.game->turn()));
        rooms::RoomState nobody = scene.room;
        nobody.subscribers.clear();
        const Due due = webhooks::due_in(nobody, ana);
        CHECK(webhooks::due_in(nobody, about("ana")).notices.size() == (is_turn ? 1 : 0));
        told += due.notices.size();
        tell(ana, due);
        scene.play(i);
    }
    CHECK(turns.size() > 3);
    CHECK(told == turns.size());
}

TEST_CASE("the end of a game is due for whoever was away, once, and not when it is old") {
    Scene scene = table();
    for (std::uint64_t i = 0; !scene.room.game->is_over(); ++i) scene.play(i);
    const Due seen = webhooks::due_in(scene.room, about("ana"));
    CHECK(seen.notices.empty());
    REQUIRE(seen.seen.size() == 1);
    CHECK(seen.seen[0].event == "over");
    leave(scene, 0);
    Told ana = about("ana");
    const Due due = webhooks::due_in(scene.room, ana);
    REQUIRE(due.notices.size() == 1);
    CHECK(due.notices[0].game->result.has_value());
    tell(ana, due);
    CHECK(webhooks::due_in(scene.room, ana).notices.empty());
    Told late = about("ana");
    late.since_ms = scene.now_ms + 1;
    CHECK(webhooks::due_in(scene.room, late).notices.empty());
}

TEST_CASE("an invitation is due once, and one that was watched is seen") {
    const protocol::wire::Invitations invitations{
        {{"r", "Friday mist", rules::Mode::Mists, protocol::wire::Level(1), 5}}};
    Told ana = about("ana");
    const Due due = webhooks::due_of(invitations, ana);
    REQUIRE(due.notices.size() == 1);
    CHECK(due.notices[0].mark.event == "invited");
    CHECK_FALSE(due.notices[0].game);
    tell(ana, due);
    CHECK(webhooks::due_of(invitations, ana).notices.empty());
    Told watching = about("ana");
    watching.is_watching = true;
    CHECK(webhooks::due_of(invitations, watching).seen.size() == 1);
}

TEST_CASE("the id of a notice depends on what it tells, of whom and since when") {
    const store::WebhookMark mark{"r", "my_turn", "r.1:5"};
    const std::string id = webhooks::notice_id("ana", 1, mark);
    CHECK(id.size() == 36);
    CHECK(id.starts_with("msg_"));
    CHECK(webhooks::notice_id("ana", 1, mark) == id);
    std::set<std::string> ids{id,
                              webhooks::notice_id("ben", 1, mark),
                              webhooks::notice_id("ana", 2, mark),
                              webhooks::notice_id("ana", 1, {"s", "my_turn", "r.1:5"}),
                              webhooks::notice_id("ana", 1, {"r", "over", "r.1:5"}),
                              webhooks::notice_id("ana", 1, {"r", "my_turn", "r.1:6"})};
    CHECK(ids.size() == 6);
}
