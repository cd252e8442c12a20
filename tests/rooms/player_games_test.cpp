#include "server/service/player_games.hpp"
#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

TEST_CASE("a player's games say whose turn it is and who plays") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.table(ana, ben);
    const Json mine = club.games(ana).at(0);
    CHECK(mine.at("room") == room);
    CHECK(mine.at("status") == "playing");
    CHECK(mine.at("seat") == 0);
    CHECK(mine.at("turn") == 0);
    CHECK(mine.at("my_turn") == true);
    CHECK(mine.at("seq") == 1);
    CHECK(mine.at("seats").at(1).at("name") == "Ben");
    CHECK(mine.at("result").is_null());
    CHECK(club.games(ben).at(0).at("my_turn") == false);
    club.house.reopen();
    CHECK(club.games(ana).at(0) == mine);
}

TEST_CASE("a room that a player waits in is among their games, and no room of others") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    club.create(ana);
    CHECK(club.games(ana).empty());
    REQUIRE(club.sit(room, ana));
    const Json waits = club.games(ana).at(0);
    CHECK(waits.at("status") == "open");
    CHECK(waits.at("game_id").is_null());
    CHECK(waits.at("turn").is_null());
}

TEST_CASE("games are told page by page, those under way and those that are over") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    std::set<std::string> rooms{club.table(ana, ben), club.table(ana, ben), club.table(ana, ben)};
    const auto page_of = [&](const Json& query) {
        return club
            .ask(player::Games{ana.token, protocol::decode_player_games_query(query).value()})
            .value();
    };
    const auto all = [&](Json query) {
        std::set<std::string> told;
        query["limit"] = 2U;
        for (int pages = 0; pages < 2; ++pages) {
            const Json page = page_of(query);
            for (const Json& game : page.at("games")) told.insert(game.at("room"));
            if (!page.at("next").is_null()) query["before"] = page.at("next");
        }
        return told;
    };
    const Json over{{"status", "over"}};
    CHECK(all(Json::object()) == rooms);
    CHECK(all({{"status", "playing"}}) == rooms);
    CHECK(all(over).empty());
    club.house.reopen(
        "UPDATE games SET ended = 9000, outcome = 'won', reason = 'tiles', result = '{}'; "
        "UPDATE rooms SET status = 'over', name = ''");
    CHECK(all(Json::object()).empty());
    CHECK(all(over) == rooms);
    const Json game = page_of(over).at("games").at(0);
    CHECK(game.at("room_name").is_null());
    CHECK(game.at("since") == "1970-01-01T00:00:09Z");
}

TEST_CASE("a room that cannot be read or is closed is in no list, and a store that fails is told") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string broken = club.table(ana, ben);
    const std::string sound = club.table(ana, ben);
    const std::string closed = club.table(ana, ben);
    REQUIRE(club.house.run(club.house.oversight().close_room(closed, "no reason")));
    CHECK(club.games(ana).size() == 2);
    auto closing = club.house.run(club.house.lobby().read_room(sound)).value();
    CHECK(rooms::player_game(closing, ana.id));
    closing.closed = true;
    CHECK_FALSE(rooms::player_game(closing, ana.id));
    club.house.reopen("UPDATE entries SET decision = 'nonsense' WHERE game = '" + broken + ".1'");
    CHECK(club.games(ana).size() == 1);
    CHECK(club.games(ana).at(0).at("room") == sound);
    club.house.store().reads = SpoiltStore::Mode::Unavailable;
    CHECK(club.ask(player::Games{ana.token}).error().code == ErrorCode::StorageUnavailable);
}

TEST_CASE("a game says since when somebody is to decide") {
    Club club;
    const auto ana = club.come("Ana");
    const std::string room = club.create().room.at("id");
    REQUIRE(club.sit(room, ana));
    const Json waits = club.games(ana).at(0).at("since");
    club.house.clock().pass(60'000);
    club.start(room, ana.token);
    CHECK(club.games(ana).at(0).at("since") != waits);
}

TEST_CASE("whose a room is, is told to its player, before, during and after a game") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string room = club.create(ana).room.at("id");
    REQUIRE(club.sit(room, ana));
    REQUIRE(club.sit(room, ben));
    const auto owns = [&](const rooms::Claimant& who) {
        return club.games(who).at(0).at("owner").get<bool>();
    };
    CHECK(owns(ana));
    CHECK_FALSE(owns(ben));
    club.start(room, ana.token);
    club.house.reopen();
    CHECK(owns(ana));
    CHECK_FALSE(owns(ben));
    // Whoever has their token owns it, wherever they have it from.
    const rooms::command::Change change{ana.token, {{"name", "Owls"}}};
    CHECK(club.house.run(club.house.find(room)->ask(change)).has_value());
}
