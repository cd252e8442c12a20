#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

#include <utility>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

store::TokenHash secret(std::uint8_t first) {
    store::TokenHash hash{};
    hash.fill(first);
    return hash;
}

store::PlayerRecord player(const std::string& id, std::uint8_t first,
                           std::optional<std::string> owner = {}) {
    return {id, "Ana", secret(first), std::move(owner), 1000, 1000};
}

store::SeatRecord seat_of(const std::string& id, std::uint8_t seat) {
    store::SeatRecord record = sample_seat(seat, "Ana");
    record.player = id;
    return record;
}

struct Club {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();
    store::PlayerStore& players = store->players();

    void come(const std::string& id, std::uint8_t first) {
        REQUIRE(await(players.create({player(id, first)})));
    }
    /// A room with a game that "p" plays on seat 0 and nobody of the club on seat 1.
    void play(const std::string& room, std::optional<store::GameEnd> end = {}) {
        REQUIRE(await(store->create_room(sample_room(room))));
        store::StartGame start = sample_start(room);
        start.seats[0] = seat_of("p", 0);
        start.game.players = R"([{"name":"Ana","kind":"human"},{"name":"Ben","kind":"human"}])";
        start.end = std::move(end);
        if (start.end) start.room.status = "over";
        REQUIRE(await(store->start_game(start)));
    }
    store::StoredRoom room(const std::string& id) {
        return await(store->find_room(id)).value().value();
    }
    std::int64_t count(const std::string& what) {
        return database.connect()->integer("SELECT count(*) FROM " + what);
    }
    std::vector<std::string> ended() {
        std::vector<std::string> ids;
        const auto answer = await(players.ended_games({"p"}));
        for (const auto& game : answer.value().games) ids.push_back(game.game.id);
        return ids;
    }
};

bool conflicts(const store::Result<void>& result) {
    return failure_of(result) == Failure::Conflict;
}

const store::GameEnd kEnd{9000, "won", "tiles", R"({"tracks":[]})"};

}  // namespace

TEST_CASE("a player comes back by id and by secret, and no other has the same") {
    Club club;
    club.come("p", 1);
    CHECK(await(club.players.find("p")).value() == player("p", 1));
    CHECK(await(club.players.find_by_secret(secret(1))).value() == player("p", 1));
    CHECK(!await(club.players.find_by_secret(secret(2))).value());
    CHECK(conflicts(await(club.players.create({player("p", 2)}))));
    CHECK(conflicts(await(club.players.create({player("q", 1)}))));
}

TEST_CASE("a name, a secret and a time change by themselves") {
    Club club;
    club.come("p", 1);
    REQUIRE(await(club.players.change({"p", "Anna"})));
    REQUIRE(await(club.players.change({"p", {}, secret(2)})));
    REQUIRE(await(club.players.change({"p", {}, {}, 5000})));
    store::PlayerRecord changed = player("p", 2);
    changed.name = "Anna";
    changed.seen_ms = 5000;
    CHECK(await(club.players.find("p")).value() == changed);
    CHECK(!await(club.players.find_by_secret(secret(1))).value());
}

TEST_CASE("a seat and a room of a player are opened by the secret that the player has now") {
    Club club;
    club.come("p", 1);
    store::RoomRecord room = sample_room("r");
    room.owner = "p";
    REQUIRE(await(club.store->create_room(room)));
    REQUIRE(await(club.store->take_seat({"r", seat_of("p", 2)})));
    REQUIRE(await(club.players.change({"p", {}, secret(5)})));
    const auto stored = club.room("r").summary;
    CHECK(stored.room.owner_token == secret(5));
    CHECK(stored.room.owner == "p");
    CHECK(stored.seats.at(0).token == secret(5));
    CHECK(stored.seats.at(0).player == "p");
    CHECK(await(club.players.rooms_with({"p"})).value() == std::vector<std::string>{"r"});
}

TEST_CASE("who plays a game is noted when it begins, and stays so when seats change") {
    Club club;
    club.come("p", 1);
    club.play("r", kEnd);
    REQUIRE(await(club.store->free_seat({"r", 0, 9500})));
    CHECK(club.ended() == std::vector<std::string>{"r.1"});
    const auto page = await(club.players.ended_games({"p"})).value();
    CHECK(page.games.at(0).room == "r");
    CHECK(page.games.at(0).seat == 0);
    CHECK(page.games.at(0).seq == 1);
    CHECK(page.games.at(0).is_there);
}

TEST_CASE("who takes a seat of a running game plays it, too") {
    Club club;
    club.come("p", 1);
    club.come("q", 2);
    club.play("r");
    REQUIRE(await(club.store->free_seat({"r", 1, 2000})));
    REQUIRE(await(club.store->take_seat({"r", seat_of("q", 1), 3000})));
    CHECK(club.count("played WHERE player = 'q' AND game = 'r.1' AND seat = 1") == 1);
}

TEST_CASE("a player's rooms are told by id, page by page, until their games are over") {
    Club club;
    club.come("p", 1);
    club.play("b");
    club.play("c", kEnd);
    REQUIRE(await(club.store->create_room(sample_room("a"))));
    REQUIRE(await(club.store->take_seat({"a", seat_of("p", 0)})));
    const auto all = await(club.players.rooms({"p"})).value();
    CHECK(all.rooms == std::vector<std::string>{"a", "b"});
    CHECK(!all.next);
    CHECK(await(club.players.rooms({"p", "playing"})).value().rooms ==
          std::vector<std::string>{"b"});
    store::PlayerRooms first{"p"};
    first.limit = 1;
    const auto page = await(club.players.rooms(first)).value();
    CHECK(page.rooms == std::vector<std::string>{"a"});
    CHECK(await(club.players.rooms({"p", {}, page.next})).value().rooms ==
          std::vector<std::string>{"b"});
}

TEST_CASE("a player's ended games are told page by page, the last to begin first") {
    Club club;
    club.come("p", 1);
    for (const char* room : {"a", "b", "c"}) club.play(room, kEnd);
    club.database.connect()->execute("UPDATE played SET began = 7000 WHERE game = 'b.1'");
    CHECK(club.ended() == std::vector<std::string>{"b.1", "a.1", "c.1"});
    store::PlayerGames second{"p", "b.1", 1};
    const auto page = await(club.players.ended_games(second)).value();
    CHECK(page.games.at(0).game.id == "a.1");
    CHECK(page.next == "a.1");
    CHECK(await(club.players.ended_games({"p", "never"})).value().games.empty());
}

TEST_CASE("of a player who is forgotten nothing is left but a word") {
    Club club;
    club.come("p", 1);
    REQUIRE(await(club.players.create({player("bot", 3, "p"), 1})));
    store::RoomRecord owned = sample_room("o");
    owned.owner = "p";
    REQUIRE(await(club.store->create_room(owned)));
    REQUIRE(await(club.store->take_seat({"o", seat_of("bot", 0)})));
    club.play("r", kEnd);
    REQUIRE(await(club.store->say({"r", {1, 0, "Ana", "hello", 5, "p"}})));
    REQUIRE(await(club.store->say({"r", {2, 1, "Ben", "hi", 6}})));
    REQUIRE(await(club.players.invite({"r", "p", 5, 10})));
    REQUIRE(await(club.players.forget({"p", "somebody", "…"})));
    const auto room = club.room("r");
    CHECK(room.summary.seats == std::vector{sample_seat(1, "Ben")});
    CHECK(room.chat ==
          std::vector<store::ChatRecord>{{1, 0, "somebody", "…", 5}, {2, 1, "Ben", "hi", 6}});
    const std::string players = room.summary.game->players;
    CHECK(players.find("somebody") != std::string::npos);
    CHECK(players.find("Ana") == std::string::npos);
    CHECK(players.find("Ben") != std::string::npos);
    CHECK(club.room("o").summary.room.owner_token == secret(0));
    CHECK(club.room("o").summary.seats.empty());
    for (const char* table : {"players", "played", "invitations"}) {
        INFO(table);
        CHECK(club.count(table) == 0);
    }
}

TEST_CASE("a player has as many bots as may be, and only one who is there") {
    Club club;
    club.come("p", 1);
    CHECK(await(club.players.create({player("a", 2, "p"), 1})));
    CHECK(conflicts(await(club.players.create({player("b", 3, "p"), 1}))));
    CHECK(failure_of(await(club.players.create({player("c", 4, "x"), 1}))) == Failure::Forgotten);
    CHECK(await(club.players.bots("p")).value() == std::vector{player("a", 2, "p")});
}

TEST_CASE("an invitation lasts until the seat is taken, it is taken back, or the room goes") {
    Club club;
    club.come("p", 1);
    for (const char* room : {"r", "s", "t"}) {
        REQUIRE(await(club.store->create_room(sample_room(room))));
        REQUIRE(await(club.players.invite({room, "p", 5, 10})));
        REQUIRE(await(club.players.invite({room, "p", 6, 10})));
    }
    CHECK(await(club.players.invitations_of("p")).value().size() == 3);
    CHECK(await(club.players.invitations_to("r")).value().at(0).player == "p");
    REQUIRE(await(club.store->take_seat({"r", seat_of("p", 0)})));
    REQUIRE(await(club.players.uninvite("s", "p")));
    const auto left = await(club.players.invitations_of("p")).value();
    CHECK(left.size() == 1);
    CHECK(left.at(0).room.id == "t");
    CHECK(left.at(0).at_ms == 5);
    const std::int64_t later = 1'000'000'000'000;
    REQUIRE(await(club.store->prune({store::Ageing::UnstartedRoom, {"t"}, later, later})));
    CHECK(club.count("invitations") == 0);
}

TEST_CASE("a room invites no more than it may, and nobody who is not there") {
    Club club;
    club.come("p", 1);
    club.come("q", 2);
    REQUIRE(await(club.store->create_room(sample_room("r"))));
    CHECK(await(club.players.invite({"r", "p", 5, 1})));
    CHECK(conflicts(await(club.players.invite({"r", "q", 5, 1}))));
    CHECK(failure_of(await(club.players.invite({"r", "x", 5, 9}))) == Failure::Forgotten);
}

TEST_CASE("whoever invites a player often takes the place of their own, not of others") {
    Club club;
    for (std::uint8_t i = 0; i < 3; ++i) club.come(std::string(1, static_cast<char>('p' + i)), i);
    std::int64_t at_ms = 0;
    const auto invite = [&](const std::string& room, const std::string& sender,
                            std::optional<std::string> owner = {}) {
        store::RoomRecord record = sample_room(room);
        record.owner = std::move(owner);
        REQUIRE(await(club.store->create_room(record)));
        REQUIRE(await(club.players.invite({room, "p", ++at_ms, 9, sender, 2, 5})));
    };
    const auto rooms = [&] {
        std::vector<std::string> ids;
        const auto all = await(club.players.invitations_of("p")).value();
        for (const auto& one : all) ids.push_back(one.room.id);
        return ids;
    };
    using Ids = std::vector<std::string>;
    invite("a1", "a");
    invite("b1", "b");
    SUBCASE("of one network") {
        for (const char* room : {"b2", "b3", "b4"}) invite(room, "b");
        CHECK(rooms() == Ids{"a1", "b3", "b4"});
    }
    SUBCASE("of one owner") {
        invite("q1", "c", "q");
        invite("q2", "d", "q");
        invite("q3", "e", "q");
        CHECK(rooms() == Ids{"a1", "b1", "q2", "q3"});
    }
    SUBCASE("of all those who may be") {
        invite("b2", "b");
        invite("c1", "c");
        invite("d1", "d");
        invite("e1", "e");
        CHECK(rooms() == Ids{"a1", "b2", "c1", "d1", "e1"});
    }
    SUBCASE("one whom the player has blocked is counted as the others are") {
        REQUIRE(await(club.store->people().change({"p", "as q", "q", "Ben", {}, {}, true, 5, 9})));
        invite("q1", "b", "q");
        invite("q2", "b", "q");
        CHECK(rooms() == Ids{"a1"});
        CHECK(await(club.players.invitations_to("q2")).value().size() == 1);
        CHECK(await(club.players.uninvite("q2", "p")).value());
        CHECK_FALSE(await(club.players.uninvite("q2", "p")).value());
    }
}

TEST_CASE("who had several seats of a game has played it once") {
    Club club;
    club.come("p", 1);
    club.play("r", kEnd);
    club.database.connect()->execute(
        "INSERT INTO played (player, game, seat, began) SELECT player, game, 1, began FROM played");
    CHECK(club.ended() == std::vector<std::string>{"r.1"});
}

TEST_CASE("servers that share the database see that a secret has ended") {
    Club club;
    club.come("p", 1);
    const auto ended = [&] { return await(club.players.secrets_ended()).value(); };
    const std::int64_t at_first = ended();
    REQUIRE(await(club.players.change({"p", "Anna"})));
    CHECK(ended() == at_first);
    REQUIRE(await(club.players.change({"p", {}, secret(2)})));
    CHECK(ended() == (kNoServer ? 0 : at_first + 1));
    REQUIRE(await(club.players.forget({"p", "somebody", "…"})));
    CHECK(ended() == (kNoServer ? 0 : at_first + 2));
}

TEST_CASE("what a player said is told in order, page by page") {
    Club club;
    club.come("p", 1);
    REQUIRE(await(club.store->create_room(sample_room("r"))));
    for (std::uint64_t number = 1; number <= store::kSaidPage + 1; ++number) {
        REQUIRE(await(club.store->say({"r", {number, 0, "Ana", "hello", 5, "p"}})));
    }
    const auto page = await(club.players.said({"p"})).value();
    CHECK(page.size() == store::kSaidPage);
    const auto rest = await(club.players.said({"p", "r", page.back().line.number})).value();
    CHECK(rest.size() == 1);
    CHECK(rest.at(0).line.number == store::kSaidPage + 1);
}

TEST_CASE("the rooms with anything of a player's are told by id, page by page, each once") {
    Club club;
    club.come("p", 1);
    for (const char* room : {"a", "b", "c", "d"}) {
        store::RoomRecord record = sample_room(room);
        if (record.id == "b") record.owner = "p";
        REQUIRE(await(club.store->create_room(record)));
    }
    REQUIRE(await(club.store->take_seat({"a", seat_of("p", 0)})));
    REQUIRE(await(club.store->take_seat({"b", seat_of("p", 0)})));
    for (std::uint64_t number : {1, 2}) {
        REQUIRE(await(club.store->say({"c", {number, 0, "Ana", "hello", 5, "p"}})));
    }
    using Ids = std::vector<std::string>;
    CHECK(await(club.players.rooms_with({"p"})).value() == Ids{"a", "b", "c"});
    CHECK(await(club.players.rooms_with({"p", "a"})).value() == Ids{"b", "c"});
    CHECK(await(club.players.rooms_with({"p", "c"})).value().empty());
    CHECK(await(club.players.rooms_with({"q"})).value().empty());
}

TEST_CASE("a glance has other figures as soon as something in a room is another") {
    Club club;
    club.come("p", 1);
    club.play("r");
    club.play("s");
    const auto glance = [&] { return await(club.players.glance({secret(1)})).value().value(); };
    const auto at_first = glance();
    CHECK(at_first.player == "p");
    CHECK(at_first.seen_ms == 1000);
    CHECK(at_first.rooms.at("r").status == "playing");
    CHECK(at_first.rooms.at("r").game == "r.1");
    CHECK(at_first.rooms.at("r").seq == 1);
    CHECK(at_first.rooms.at("r").said == 0);
    CHECK(glance() == at_first);
    auto before = at_first;
    const auto changes_r = [&] {
        const auto now = glance();
        CHECK(now.rooms.at("s") == at_first.rooms.at("s"));
        return std::exchange(before, now).rooms.at("r") != now.rooms.at("r");
    };
    CHECK_FALSE(changes_r());
    REQUIRE(await(club.store->append(sample_append("r", 1))));
    CHECK(changes_r());
    REQUIRE(await(club.store->say({"r", {1, 0, "Ana", "hello", 5, "p"}})));
    CHECK(changes_r());
    REQUIRE(await(club.store->free_seat({"r", 1, 1})));
    CHECK(changes_r());
    REQUIRE(await(club.store->take_seat({"r", sample_seat(1, "Cleo"), 1})));
    CHECK(changes_r());
    REQUIRE(await(club.store->replace_seat({"r", sample_seat(1, "Dora"), 1})));
    CHECK(changes_r());
    CHECK_FALSE(changes_r());
}

TEST_CASE("a glance is at what is open or played, and at what is named") {
    Club club;
    club.come("p", 1);
    club.play("r", kEnd);
    club.play("s");
    REQUIRE(await(club.store->create_room(sample_room("o"))));
    REQUIRE(await(club.players.invite({"o", "p", 7, 10})));
    const auto rooms = [&](const std::string& also) {
        std::vector<std::string> ids;
        const auto glance = await(club.players.glance({secret(1), also})).value().value();
        for (const auto& [id, figures] : glance.rooms) ids.push_back(id);
        return ids;
    };
    using Ids = std::vector<std::string>;
    CHECK(rooms("[]") == Ids{"s"});
    CHECK(rooms(R"(["r","s","none"])") == Ids{"r", "s"});
    const auto glance = await(club.players.glance({secret(1)})).value().value();
    CHECK(glance.invitations == std::map<std::string, std::int64_t>{{"o", 7}});
    CHECK(!await(club.players.glance({secret(2)})).value());
}

TEST_CASE("a player goes by age who has nothing here, and no other") {
    Club club;
    for (const auto& [id, first] : {std::pair("idle", 1), {"p", 2}, {"owner", 3}, {"fresh", 4}}) {
        club.come(id, static_cast<std::uint8_t>(first));
    }
    REQUIRE(await(club.players.create({player("bot", 9, "owner"), 1})));
    REQUIRE(await(club.players.change({"fresh", {}, {}, 3000})));
    club.play("r", kEnd);
    const auto old = await(club.store->expired({store::Ageing::Player, 2000})).value();
    CHECK(old == std::vector<store::Expired>{{"idle"}});
    for (const char* id : {"idle", "p", "owner", "fresh", "bot"}) {
        REQUIRE(await(club.store->prune({store::Ageing::Player, {id}, 2000, 5000})));
    }
    CHECK(club.count("players") == 4);
    CHECK(!await(club.players.find("idle")).value());
}
