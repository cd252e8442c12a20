#include "tests/protocol/fixtures.hpp"

#include "protocol/foresight.hpp"
#include "protocol/tileset_file.hpp"
#include "tests/protocol/games.hpp"
#include "tests/protocol/sample_rooms.hpp"

#include <set>
#include <sstream>

namespace mistward::protocol {
namespace {

constexpr std::uint64_t kGameSeed = 5785;  // short, and nearly every kind of event happens
const std::string kSeed = "5eed" + std::string(60, '0');
const std::string kCommitment = "c0ffee" + std::string(58, '0');

wire::Room room(RoomStatus status) {
    wire::Room room = sample_room();
    room.status = status;
    room.seats = {taken_seat(0, "Ana"), taken_seat(1, "Mist", SeatKind::Bot)};
    room.seats[0].connected = true;
    room.tileset = {"mists", digest(*embedded_mists_tilesets().front())};
    if (status == RoomStatus::Open) return room;
    room.game_id = "k7m2qx9d4t.1";
    room.commitment = kCommitment;
    room.seats[0].colours = {rules::Colour::Red, rules::Colour::Green};
    room.seats[1].colours = {rules::Colour::Blue, rules::Colour::Yellow};
    if (status == RoomStatus::Over) room.seed = kSeed;
    return room;
}

/// What a player in seat 0 is sent from the open room to the end of the game.
std::string game_lines() {
    const rules::Game start = new_game(level(1, 2));
    std::string lines = welcome_message(head_of(room(RoomStatus::Open), 0, 0), nullptr) + "\n";
    lines += welcome_message(head_of(room(RoomStatus::Playing), 0, 0), &start) + "\n";
    std::uint64_t seq = 0;
    const rules::Game end = play_random(level(1, 2), kGameSeed, [&](const Step& step) {
        lines += update_of(step) + "\n";
        seq = step.seq;
    });
    lines += ended_message(seq, end, {kSeed, kCommitment}) + "\n";
    return lines + room_message(room(RoomStatus::Over)) + "\n";
}

/// An undo that a seat asks for, and that is agreed to.
std::string undo_lines() {
    const rules::Game before = play(level(1, 2), "draw:09.0 place:0,-1,3");
    const rules::Game after = play(level(1, 2), "draw:09.0");
    const auto state_before = wire::state(before, std::nullopt);
    const auto state_after = wire::state(after, std::nullopt);
    return undo_asked_message({0, 1, {0}}) + "\n" + undo_settled_message(true) + "\n" +
           undo_message({3, before, after, state_before, state_after, std::nullopt}, 0, 1) + "\n";
}

/// What a council says: a segment that is shown, a proposal that is taken back, a line of chat.
std::string council_lines() {
    const rules::Game game = play(level(1, 2), "draw:09.0");
    const wire::Proposal proposal{
        {7, 1, 1}, foresee(game, {"place:0,-1,3", "pass"}, rules::PlayerId(0)).value().document};
    return pointed_message(1, {0, 1}, "road0") + "\n" + pointed_message(0, {3, -2}, {}) + "\n" +
           proposed_message(proposal) + "\n" + proposal_withdrawn_message(7) + "\n" +
           said_message({12, 0, "Ana", "North of the castle?", 1'795'255'260'000}) + "\n";
}

/// What a seat wants to decide when it draws one of two tiles; in the way of the second is one that
/// was placed since.
std::string plans_lines() {
    const Error taken{
        ErrorCode::IllegalDecision,
        "a tile lies on that space already",
        {{"decision", "place:0,-1,3"}, {"reason", "space_taken"}, {"clause", "P-1"}, {"index", 0}}};
    wire::Plan good;
    good.tile = "14.3";
    good.decisions = {"place:2,-1,3", "meeple:city0:red"};
    wire::Plan late;
    late.tile = "09.0";
    late.decisions = {"place:0,-1,3", "pass"};
    late.refusal = wire::Refused{taken.code, {taken.message}, {taken.params}};
    return plans_message({good, late}) + "\n";
}

/// One of each message that a game does not show.
std::string other_lines() {
    wire::Room with_free_seat = room(RoomStatus::Open);
    with_free_seat.seats[1] = free_seat(1);
    with_free_seat.spectators = 2;
    const wire::Room playing = room(RoomStatus::Playing);
    const Error invalid{ErrorCode::InvalidMessage,
                        "\"nmae\" must be one of the fields name, seat, kind",
                        {{"field", "nmae"}, {"expected", "one of the fields name, seat, kind"}}};
    std::string lines = room_message(with_free_seat) + "\n";
    lines += resumed_message(head_of(playing, 1, 12)) + "\n";
    lines += resumed_message(head_of(playing, {}, 12)) + "\n";
    lines += undo_lines();
    lines += council_lines();
    lines += plans_lines();
    lines += clock_message({{}, 42, TimerOption::Per::Turn, 0, {20'000, 30'000}}) + "\n";
    lines += announcement_message(wire::Announcement{"The server restarts at 20:00 UTC.",
                                                     1'795'255'200'000, 1'795'258'800'000}) +
             "\n";
    lines += announcement_message(std::nullopt) + "\n";
    lines += room_closed_message("nobody plays here any more") + "\n";
    lines += ok_message("c17", 42) + "\n";
    lines += error_message(std::nullopt, invalid) + "\n";
    lines += error_message("c18", illegal_decision(new_game(level(1, 2)), "place:9,9,0",
                                                   rules::Refusal::SpaceNotAdjacent)) +
             "\n";
    return lines + error_message("c19", malformed_decision("place:2,x,0", {8, "a number"})) + "\n";
}

/// The first of each type in those lines: the examples of the API's documents.
std::string first_of_each_type(const std::string& lines) {
    std::string firsts;
    std::set<std::string> types;
    std::istringstream all(lines);
    for (std::string line; std::getline(all, line);) {
        if (types.insert(Json::parse(line).at("type")).second) firsts += line + "\n";
    }
    return firsts;
}

}  // namespace

std::vector<Fixture> make_fixtures() {
    const std::string source = MISTWARD_SOURCE_DIR;
    const std::string fixtures = source + "/tests/protocol/fixtures/";
    const std::string game = game_lines();
    const std::string others = other_lines();
    const std::string after_welcome = game.substr(game.find('\n') + 1);  // of the open room
    return {{fixtures + "game.ndjson", game},
            {fixtures + "messages.ndjson", others},
            {source + "/protocol/api/examples.ndjson", first_of_each_type(after_welcome + others)}};
}

}  // namespace mistward::protocol
