#include "protocol/messages.hpp"
#include "protocol/wire/json.hpp"
#include "tests/protocol/games.hpp"
#include "tests/protocol/sample_rooms.hpp"
#include "tests/protocol/trees.hpp"

#include <doctest/doctest.h>

namespace mistward::protocol {
namespace {

const std::string kDigest(64, 'd');

wire::Room open_room() {
    wire::Room room = sample_room();
    room.seats = {taken_seat(0, "Ana", SeatKind::Bot), free_seat(1)};
    room.seats[0].connected = true;
    room.created_at = 1'795'255'200'999;
    room.tileset = {"mists", kDigest};
    return room;
}

}  // namespace

TEST_CASE("a room that is open shows its seats, taken and free") {
    CHECK(wire::json_of(open_room()) == Json::parse(R"({
        "id":"k7m2qx9d4t","name":"Friday mist","status":"open","visibility":"listed",
        "has_word":false,"game":"mists","level":1,"scoring":[],"modules":null,
        "colours":["red","green","blue","yellow","black","pink"],
        "options":{"timer":null,"absence":"wait","grace_seconds":180,
                   "companions_yield":false,"skill":"best",
                   "undo":"consent","spectators":true,"word_for":"seat","chat":true,
                   "aids":{"council":true,"hints":true,"odds":false}},"lesson":null,
        "paused":false,"game_id":null,"forked_from":null,
        "seats":[{"seat":0,"taken":true,"name":"Ana","kind":"bot","connected":true,"absent":false,
                  "colours":[]},
                 {"seat":1,"taken":false,"name":null,"kind":null,"connected":false,"absent":false,
                  "colours":[]}],
        "spectators":0,"created_at":"2026-11-21T10:00:00Z",
        "tileset":{"name":"mists","digest":")" + kDigest +
                                                    R"("},"rules":"3",
        "commitment":null,"seed":null})"));
}

TEST_CASE("a room whose game is over shows colours, commitment and seed") {
    wire::Room room = open_room();
    room.status = RoomStatus::Over;
    room.visibility = Visibility::Private;
    room.game_id = "k7m2qx9d4t.1";
    room.seats = {taken_seat(0, "Ana")};
    room.seats[0].colours = {rules::Colour::Red, rules::Colour::Green};
    room.spectators = 3;
    room.created_at = 0;
    room.commitment = std::string(64, 'c');
    room.seed = std::string(64, '5');
    const Json document = wire::json_of(room);
    CHECK(document.at("status") == "over");
    CHECK(document.at("visibility") == "private");
    CHECK(document.at("game_id") == "k7m2qx9d4t.1");
    CHECK(document.at("seats").at(0).at("colours") == Json::parse(R"(["red","green"])"));
    CHECK(document.at("seats").at(0).at("kind") == "human");
    CHECK(document.at("spectators") == 3);
    CHECK(document.at("created_at") == "1970-01-01T00:00:00Z");
    CHECK(document.at("commitment") == std::string(64, 'c'));
    CHECK(document.at("seed") == std::string(64, '5'));
    CHECK(name(RoomStatus::Playing) == "playing");
}

TEST_CASE("what is played in a room is shown as its game has it") {
    wire::Room room = open_room();
    show_setup(room, {.mode = rules::Mode::Ghosts, .players = 2});
    CHECK(room.level == std::nullopt);
    CHECK(room.modules == wire::Modules{true, true, true});
    CHECK(room.parts == std::nullopt);
    show_setup(room, {.mode = rules::Mode::Base, .changed = {rules::Part::TestGifts}});
    CHECK(room.modules == std::nullopt);
    CHECK(room.parts == wire::PartNames{"test_gifts"});
    show_setup(room, level(3, 2));
    CHECK(room.level == wire::Level(3));
    CHECK(room.modules == std::nullopt);
}

TEST_CASE("welcome to a room that has not started has no state") {
    CHECK(
        welcome_message(head_of(open_room(), 0, 0), nullptr) ==
        R"({"type":"welcome","protocol":1,"room":)" + wire::text_of(open_room()) +
            R"(,"you":{"seat":0},"resumed":false,)"
            R"("seq":0,"undo":null,"proposals":[],"announcement":null,"away":null,"chat":[],"plans":[],"state":null,"next":null,"legal":[]})");
}

TEST_CASE("welcome to a game is a snapshot, for spectators too") {
    const rules::Game game = play(level(1, 2), "draw:09.0");
    const Json message = Json::parse(welcome_message(head_of(open_room(), {}, 1), &game));
    CHECK(message.at("you") == Json::parse(R"({"seat":null})"));
    CHECK(message.at("resumed") == false);
    CHECK(message.at("seq") == 1);
    CHECK(message.at("state") == state_document(game));
    CHECK(message.at("next") == next_document(game.point()));
    CHECK(message.at("legal") == legal_document(game));
}

TEST_CASE("a message can be had with an empty legal, and is the same otherwise") {
    const rules::Game game = play(level(1, 2), "draw:09.0");
    const std::string name = R"(,"legal":[{"id":"x"}]})";
    wire::Room room = open_room();
    room.name = name;
    const auto welcome = welcome_message(head_of(room, {}, 1), &game, 1);
    Json lean = Json::parse(welcome);
    CHECK(lean.at("begun_by") == 1);
    CHECK(lean.at("legal").size() > 1);
    lean["legal"] = Json::array();
    CHECK(without_legal(welcome) == lean.dump());
    CHECK(without_legal(lean.dump()) == lean.dump());
    const std::string other = Json{{"type", "said"}, {"text", name}}.dump();
    CHECK(without_legal(other) == other);
    CHECK(without_legal(welcome + '\n' + other + '\n') == lean.dump() + '\n' + other + '\n');
    CHECK(without_legal("\n") == "\n");
    CHECK(without_legal("").empty());
}

TEST_CASE("welcome after a resume repeats nothing that the client has") {
    wire::Resumed head = head_of(open_room(), 3, 41);
    head.away = wire::Away{38};
    CHECK(
        resumed_message(head) ==
        R"({"type":"welcome","protocol":1,"room":)" + wire::text_of(open_room()) +
            R"(,"you":{"seat":3},"resumed":true,)"
            R"("seq":41,"undo":null,"proposals":[],"announcement":null,"away":{"since_seq":38},"chat":[],"plans":[]})");
}

TEST_CASE("clocks tell what is left of everybody's time, and whose runs") {
    CHECK(clock_message({{}, 41, TimerOption::Per::Turn, 1, {30'000, 1'250}}) ==
          R"({"type":"clock","seq":41,"per":"turn","running":1,"remaining_ms":[30000,1250]})");
    CHECK(clock_message({{}, 41, TimerOption::Per::Game, std::nullopt, {0}}) ==
          R"({"type":"clock","seq":41,"per":"game","running":null,"remaining_ms":[0]})");
}

TEST_CASE("an update tells actor, decision, events, patch, next and legal") {
    const rules::Game before = play(level(1, 2), "draw:09.0 place:0,-1,3");
    rules::Game after = before;
    const rules::Decision decision = rules::parse_decision(before, "meeple:road2:red").value();
    const auto events = after.apply(decision).value();
    CHECK(Json::parse(update_of({3, before, after, decision, events})) == Json::parse(R"({
        "type":"update","seq":3,"actor":{"kind":"player","player":0},
        "decision":{"id":"meeple:road2:red","type":"place_meeple","segment":"road2","colour":"red",
                    "guard":false},
        "events":[{"type":"meeple_placed","colour":"red","x":0,"y":-1,"segment":"road2","player":0,
                   "guard":false}],
        "patch":[{"op":"replace","path":"/supplies/0/red","value":2},
                 {"op":"add","path":"/meeples/-",
                  "value":{"x":0,"y":-1,"segment":"road2","colour":"red","guard":false,"ghosts":0}},
                 {"op":"add","path":"/pending/-",
                  "value":{"feature":"road2@0,-1","kind":"road","complete":true,"tiles":2,"coats":0,
                           "misty":0,"cities":0,"colours":1,"value":2,"points":2}}],
        "next":{"actor":"player","player":0,"kind":"score"},
        "legal":[{"id":"points:road2@0,-1","type":"take_points","feature":"road2@0,-1"},
                 {"id":"ghosts:road2@0,-1:0,0:1","type":"remove_ghosts","feature":"road2@0,-1",
                  "x":0,"y":0,"count":1},
                 {"id":"ghosts:road2@0,-1:0,1:1","type":"remove_ghosts","feature":"road2@0,-1",
                  "x":0,"y":1,"count":1},
                 {"id":"ghosts:road2@0,-1:1,1:1","type":"remove_ghosts","feature":"road2@0,-1",
                  "x":1,"y":1,"count":1}]})"));
}

TEST_CASE("the actor of a draw is chance") {
    const rules::Game before = new_game(level(1, 1));
    rules::Game after = before;
    const rules::Decision decision = rules::parse_decision(before, "draw:09.0").value();
    const auto events = after.apply(decision).value();
    const Json message = Json::parse(update_of({1, before, after, decision, events}));
    CHECK(message.at("actor") == Json::parse(R"({"kind":"chance"})"));
    CHECK(message.at("decision") ==
          Json::parse(R"({"id":"draw:09.0","type":"draw_tile","tile":"09.0"})"));
}

TEST_CASE("room, ended and ok are as the guide has them") {
    CHECK(room_message(open_room()) ==
          R"({"type":"room","room":)" + wire::text_of(open_room()) + "}");
    const rules::Game lost = play_random(level(1, 1), 1, [](const Step&) {});
    REQUIRE(lost.reason() == rules::EndReason::GhostsMissing);
    CHECK(ended_message(143, lost, {"5e", "c0"}) ==
          R"({"type":"ended","seq":143,"outcome":"lost","reason":"M-END-2","winners":[],)"
          R"("seed":"5e","commitment":"c0","deck":null})");
    CHECK(ok_message("c17 \"\u00e9\"", 42) ==
          "{\"type\":\"ok\",\"id\":\"c17 \\\"\u00e9\\\"\",\"seq\":42}");
}

}  // namespace mistward::protocol
