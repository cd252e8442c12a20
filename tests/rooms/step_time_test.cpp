#include "rules/notation.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::TimerOption;

namespace {

constexpr std::int64_t kSecond = 1000;

/// A companion stands in for whoever is away for a minute.
protocol::RoomOptions stood_in() {
    protocol::RoomOptions options;
    options.absence = protocol::Absence::Companion;
    options.grace_seconds = 60;
    return options;
}

/// Two people at the table; Ana is to decide.
Scene game_of_two(const protocol::RoomOptions& options = stood_in(),
                  const rules::Setup& setup = {}) {
    Scene scene(2, setup);
    scene.room.options = options;
    scene.seat("Ana");
    scene.seat("Ben");
    scene.attach(0, "Ana");
    scene.attach(1, "Ben");
    scene.start();
    return scene;
}

protocol::RoomOptions with_timer(TimerOption::Per per, std::uint32_t seconds) {
    protocol::RoomOptions options = stood_in();
    options.timer = TimerOption{per, seconds};
    return options;
}

void leave(Scene& scene, int who) {
    const auto id = static_cast<rooms::SubscriberId>(static_cast<std::uint64_t>(who));
    scene.take(step(scene.room, rooms::command::Detach{id}));
}

/// The companion decides, now, the first legal thing.
rooms::Stepped<rooms::Done> stand_in(const Scene& scene) {
    const rules::Game& game = scene.room.game->game();
    return step(scene.room, rooms::command::StandIn{
                                scene.room.game->seq(),
                                rules::decision_text(game, game.legal().front()), scene.now_ms});
}

std::uint8_t player(const Scene& scene) {
    return static_cast<std::uint8_t>(scene.room.game->game().point().player.value());
}

/// Seconds from now; -1: never.
std::int64_t seconds_to_alarm(const Scene& scene) {
    const auto alarm = rooms::next_alarm(scene.room);
    return alarm ? (*alarm - scene.now_ms) / kSecond : -1;
}

std::int64_t remaining_seconds(const Scene& scene, std::size_t seat) {
    return rooms::clock_document(scene.room, scene.now_ms).value().remaining_ms.at(seat) / kSecond;
}

}  // namespace

TEST_CASE("nobody stands in for somebody who is there and has no timer") {
    CHECK(seconds_to_alarm(game_of_two()) == -1);
}

TEST_CASE("a companion decides for whoever must decide and is away, after the grace time") {
    Scene scene = game_of_two();
    leave(scene, 0);
    CHECK(seconds_to_alarm(scene) == 60);
    scene.now_ms += 59 * kSecond;
    scene.take(stand_in(scene));
    CHECK(scene.room.game->seq() == 1);
    scene.now_ms += kSecond;
    scene.take(stand_in(scene));
    CHECK(scene.room.game->entries()[1].author == "companion");
    CHECK(scene.clients[1].newest("update").at("seq") >= 2);
    CHECK(scene.clients[1].messages("update").at(1).at("actor").at("companion") == true);
    CHECK(scene.clients[1].newest("room").at("room").at("seats").at(0).at("absent") == true);
}

TEST_CASE("an absent player's later decisions are made at once, until they are back") {
    Scene scene = game_of_two();
    leave(scene, 0);
    scene.now_ms += 60 * kSecond;
    while (player(scene) == 0) {
        CHECK(seconds_to_alarm(scene) == 0);
        scene.take(stand_in(scene));
    }
    CHECK(seconds_to_alarm(scene) == -1);
    while (player(scene) == 1) scene.play(0);
    CHECK(seconds_to_alarm(scene) == 0);
    scene.attach(0, "Ana");
    CHECK(seconds_to_alarm(scene) == -1);
    CHECK(scene.room.clocks.absent.empty());
}

TEST_CASE("whoever comes back is told since when a companion decided") {
    Scene scene = game_of_two();
    leave(scene, 0);
    scene.now_ms += 60 * kSecond;
    scene.take(stand_in(scene));
    const Client& back = scene.attach(0, "Ana");
    CHECK(back.newest("welcome").at("away") == protocol::Json{{"since_seq", 2}});
    while (player(scene) != 0) scene.play(0);
    scene.play(0);
    CHECK(scene.attach(2, "Ana").newest("welcome").at("away").is_null());
    CHECK(scene.attach(9).newest("welcome").at("away").is_null());
}

TEST_CASE("a game waits when everybody has left") {
    Scene scene = game_of_two();
    leave(scene, 0);
    leave(scene, 1);
    scene.now_ms += kSecond;
    scene.room.clocks.since_ms = scene.now_ms;  // as after a decision since then
    CHECK(seconds_to_alarm(scene) == -1);
}

TEST_CASE("a room waits for ever unless it is told that a companion stands in") {
    Scene scene = game_of_two({});
    leave(scene, 0);
    CHECK(seconds_to_alarm(scene) == -1);
    protocol::RoomOptions told;
    told.absence = protocol::Absence::Companion;
    scene = game_of_two(told);
    leave(scene, 0);
    CHECK(seconds_to_alarm(scene) == 180);
}

TEST_CASE("whoever is at another page of theirs is not away, and is no more stood in for") {
    Scene scene = game_of_two();
    leave(scene, 0);
    scene.now_ms += 60 * kSecond;
    CHECK(rooms::stood_in_for(scene.room, scene.now_ms) == 0);
    scene.take(step(scene.room, rooms::command::NoteThere{0, scene.now_ms}));
    CHECK_FALSE(rooms::stood_in_for(scene.room, scene.now_ms));
    CHECK(seconds_to_alarm(scene) == 60);
    scene.now_ms += 60 * kSecond;
    scene.take(stand_in(scene));
    CHECK(scene.room.clocks.absent.contains(0));
    scene.clients[1].forget();
    scene.take(step(scene.room, rooms::command::NoteThere{0, scene.now_ms}));
    CHECK(scene.room.clocks.absent.empty());
    CHECK(scene.clients[1].newest("room").at("room").at("seats").at(0).at("absent") == false);
}

TEST_CASE(
    "nobody is stood in for by presence whose time is up, who is there, or who is no person") {
    Scene timed = game_of_two(with_timer(TimerOption::Per::Turn, 30));
    leave(timed, 0);
    timed.now_ms += 30 * kSecond;
    CHECK(seconds_to_alarm(timed) == 0);
    CHECK_FALSE(rooms::stood_in_for(timed.room, timed.now_ms));
    const Scene there = game_of_two();
    CHECK_FALSE(rooms::stood_in_for(there.room, there.now_ms + 60 * kSecond));
}

TEST_CASE("whoever decides over HTTP is not absent") {
    Scene scene = game_of_two();
    leave(scene, 0);
    scene.now_ms += 50 * kSecond;
    const rules::Game& game = scene.room.game->game();
    const protocol::Decide decide{"c", 1, rules::decision_text(game, game.legal().front())};
    const rooms::Token token{Scene::token("Ana")};
    scene.take(step(scene.room, rooms::command::Act{token, decide, scene.now_ms}));
    CHECK(scene.room.clocks.seen_ms.at(0) == scene.now_ms);
}

TEST_CASE("a companion's own seat decides at once, and the entry names no other author") {
    Scene scene(2);
    scene.seat("Ana");
    scene.take(step(scene.room, rooms::command::SeatCompanion{Scene::token("owner"), 1, true}));
    scene.attach(0, "Ana");
    scene.start();
    while (player(scene) == 0) scene.play(0);
    CHECK(seconds_to_alarm(scene) == 0);
    const std::uint64_t before = scene.room.game->seq();
    scene.take(stand_in(scene));
    CHECK(scene.room.game->entries()[before].player == 1);
    CHECK(!scene.room.game->entries()[before].author);
}

TEST_CASE("what a companion has thought out too late changes nothing") {
    Scene scene = game_of_two();
    leave(scene, 0);
    scene.now_ms += 60 * kSecond;
    scene.attach(0, "Ana");
    const auto stepped = stand_in(scene);
    REQUIRE(stepped);
    CHECK(!stepped->write);
    CHECK(stepped->next.game == scene.room.game);
}

TEST_CASE("the time of a turn runs over its decisions and begins anew with the next turn") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Turn, 30));
    CHECK(seconds_to_alarm(scene) == 30);
    scene.now_ms += 10 * kSecond;
    const std::uint64_t turn = scene.room.game->game().turn();
    scene.play(0);
    const bool same_turn = scene.room.game->game().turn() == turn;
    CHECK(seconds_to_alarm(scene) == (same_turn ? 20 : 30));
    while (scene.room.game->game().turn() == turn) scene.play(0);
    CHECK(seconds_to_alarm(scene) == 30);
    CHECK(remaining_seconds(scene, 0) == 30);
}

TEST_CASE("whoever is asked within a turn has a turn's time of their own") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Turn, 30));
    // As if Ben had been asked in Ana's turn, and had thought for 12 seconds.
    scene.room.clocks.turn_ms.at(1) = 12 * kSecond;
    scene.now_ms += 10 * kSecond;
    CHECK(remaining_seconds(scene, 0) == 20);
    CHECK(remaining_seconds(scene, 1) == 18);
    CHECK(seconds_to_alarm(scene) == 20);
    const auto turn = scene.room.game->turn();
    scene.play(0);
    REQUIRE(scene.room.game->turn() == turn);
    CHECK(scene.room.clocks.turn_ms == std::vector{10 * kSecond, 12 * kSecond});
    while (scene.room.game->turn() == turn) scene.play(0);
    CHECK(scene.room.clocks.turn_ms == std::vector{0 * kSecond, 0 * kSecond});
}

TEST_CASE("time is that of whoever was to decide, also if somebody else takes something back") {
    auto options = with_timer(TimerOption::Per::Game, 100);
    options.undo = protocol::UndoPolicy::Consent;
    Scene scene = game_of_two(options);
    const auto before = scene.room.game->seq();
    while (player(scene) == 0) scene.play(0);
    scene.now_ms += 40 * kSecond;
    scene.take(scene.act(0, protocol::Undo{"u", scene.room.game->seq(), before}));
    scene.take(scene.act(1, protocol::AnswerUndo{"a", true}));
    REQUIRE(player(scene) == 0);
    CHECK(remaining_seconds(scene, 0) == 100);
    CHECK(remaining_seconds(scene, 1) == 60);
    scene.room.subscribers.clear();
    scene.room.clocks = rooms::clocks_of_log(scene.room, scene.now_ms);
    CHECK(remaining_seconds(scene, 0) == 100);
    CHECK(remaining_seconds(scene, 1) == 60);
}

TEST_CASE("when the time is up a companion decides for somebody who is there, and says so") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Turn, 30));
    scene.now_ms += 30 * kSecond;
    scene.take(stand_in(scene));
    CHECK(scene.room.game->entries()[1].author == "companion");
    CHECK(scene.room.clocks.absent.empty());
}

TEST_CASE("the time of a game is each player's own and adds up") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Game, 100));
    scene.now_ms += 40 * kSecond;
    while (player(scene) == 0) scene.play(0);
    CHECK(remaining_seconds(scene, 0) == 60);
    CHECK(remaining_seconds(scene, 1) == 100);
    scene.now_ms += 10 * kSecond;
    CHECK(remaining_seconds(scene, 1) == 90);
    CHECK(seconds_to_alarm(scene) == 90);
    CHECK(scene.room.clocks.thought_ms.at(0) == 40 * kSecond);
}

TEST_CASE("clocks are told when they change and to whoever comes") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Turn, 30));
    scene.clients[0].forget();
    scene.now_ms += 10 * kSecond;
    const Client& late = scene.attach(9);
    CHECK(late.newest("clock").at("remaining_ms").at(player(scene)) == 20 * kSecond);
    CHECK(late.newest("clock").at("running") == player(scene));
    CHECK(scene.clients[0].messages("clock").empty());
    scene.play(0);
    CHECK(scene.clients[0].messages("clock").size() == 1);
}

TEST_CASE("thinking time is in the log, and a restart goes on from it") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Game, 100));
    scene.now_ms += 40 * kSecond;
    while (player(scene) == 0) scene.play(0);
    CHECK(scene.room.game->entries()[1].thought_ms == 40 * kSecond);
    scene.now_ms += 3600 * kSecond;
    scene.room.subscribers.clear();
    scene.room.clocks = rooms::clocks_of_log(scene.room, scene.now_ms);
    CHECK(remaining_seconds(scene, 0) == 60);
    CHECK(remaining_seconds(scene, 1) == 100);
    CHECK(seconds_to_alarm(scene) == 100);
}

TEST_CASE("a clock in days runs on while the server is down, and leaves an hour") {
    constexpr std::int64_t kHour = 3600 * kSecond;
    for (const auto per : {TimerOption::Per::Turn, TimerOption::Per::Game}) {
        Scene scene = game_of_two(with_timer(per, 3 * 24 * 3600));
        scene.room.subscribers.clear();
        const std::int64_t since = scene.now_ms;
        const auto restart_after = [&](std::int64_t down_ms, std::int64_t since_ms) {
            scene.room.clocks = {};
            scene.room.clocks.since_ms = since_ms;
            scene.now_ms = since + down_ms;
            scene.room.clocks = rooms::clocks_of_log(scene.room, scene.now_ms);
            return seconds_to_alarm(scene) * kSecond / kHour;
        };
        CHECK(restart_after(5 * kHour, since) == 67);
        CHECK(remaining_seconds(scene, player(scene)) == 67 * 3600);
        CHECK(rooms::thinking_ms(scene.room, scene.now_ms) == 5 * kHour);
        CHECK(restart_after(200 * kHour, since) == 1);
        CHECK(restart_after(200 * kHour, 0) == 72);
        scene.room.paused = true;
        restart_after(200 * kHour, since);
        CHECK(remaining_seconds(scene, player(scene)) == 72 * 3600);
    }
}

TEST_CASE("a companion's grace begins anew after a restart, in a game over days as well") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Turn, 24 * 3600));
    const auto seat = player(scene);
    scene.room.subscribers.clear();
    scene.room.clocks = {};
    scene.room.clocks.since_ms = scene.now_ms;
    scene.now_ms += 7200 * kSecond;
    scene.room.clocks = rooms::clocks_of_log(scene.room, scene.now_ms);
    CHECK(seconds_to_alarm(scene) == 22 * 3600);
    scene.attach(1 - seat, seat == 0 ? "Ben" : "Ana");
    CHECK(seconds_to_alarm(scene) == 60);
}

TEST_CASE("while a game is paused nobody decides and no time passes") {
    Scene scene = game_of_two(with_timer(TimerOption::Per::Game, 100));
    scene.now_ms += 10 * kSecond;
    CHECK(scene.take(scene.act(1, protocol::Pause{"p"})) == 1);
    CHECK(std::get<store::RoomRecord>(scene.write.value()).paused);
    CHECK(scene.clients[0].newest("room").at("room").at("paused") == true);
    CHECK(scene.clients[0].newest("clock").at("running").is_null());
    scene.now_ms += 3600 * kSecond;
    CHECK(seconds_to_alarm(scene) == -1);
    const auto refused = scene.decide(0, "pass", 1, "c");
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::Paused);
    scene.take(scene.act(0, protocol::Resume{"r"}));
    CHECK(remaining_seconds(scene, 0) == 90);
    CHECK(seconds_to_alarm(scene) == 90);
}

TEST_CASE("pausing twice is pausing once") {
    Scene scene = game_of_two();
    scene.take(scene.act(0, protocol::Pause{"p"}));
    scene.take(scene.act(1, protocol::Pause{"q"}));
    CHECK(!scene.write);
    CHECK(scene.room.paused);
}

TEST_CASE("only the owner pauses a competitive game") {
    Scene scene = game_of_two({}, {.mode = rules::Mode::Base});
    const auto refused = scene.act(0, protocol::Pause{"p"});
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::Unauthorized);
    const rooms::Token owner{Scene::token("owner")};
    scene.take(step(scene.room, rooms::command::Act{owner, protocol::Pause{"p"}, scene.now_ms}));
    CHECK(scene.room.paused);
}

TEST_CASE("there is nothing to pause before the start") {
    Scene scene(2);
    scene.seat("Ana");
    scene.attach(0, "Ana");
    CHECK(scene.act(0, protocol::Pause{"p"}).error().code == ErrorCode::NotStarted);
}

TEST_CASE("a companion takes a free seat only, and leaves its own only") {
    Scene scene(2);
    scene.seat("Ana");
    const auto set = [&](const std::string& name, std::uint8_t seat, bool sits) {
        return step(scene.room, rooms::command::SeatCompanion{Scene::token(name), seat, sits});
    };
    CHECK(set("Ana", 0, true).error().code == ErrorCode::SeatTaken);
    CHECK(set("Ana", 0, false).error().code == ErrorCode::SeatTaken);
    CHECK(set("Ana", 1, false).error().code == ErrorCode::SeatFree);
    CHECK(set("Ana", 2, true).error().code == ErrorCode::InvalidMessage);
    CHECK(set("nobody", 1, true).error().code == ErrorCode::Unauthorized);
    scene.take(set("Ana", 1, true));
    CHECK(scene.room.seats.at(1)->kind == protocol::SeatKind::Companion);
    CHECK(!std::get<store::TakeSeat>(scene.write.value()).seat.token);
    scene.take(set("owner", 1, false));
    CHECK(!scene.room.seats.at(1));
}

TEST_CASE("in a competitive game only the owner seats companions") {
    Scene scene(2, {.mode = rules::Mode::Base});
    scene.seat("Ana");
    const rooms::command::SeatCompanion command{Scene::token("Ana"), 1, true};
    CHECK(step(scene.room, command).error().code == ErrorCode::Unauthorized);
}
