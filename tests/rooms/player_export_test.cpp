#include "tests/rooms/club.hpp"

#include <doctest/doctest.h>

#include <memory>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

/// Everything that it has, piece by piece.
std::vector<std::string> pieces(Club& club, rooms::ExportedPlayer& exported) {
    std::vector<std::string> all;
    do {
        all.push_back(club.house.run(exported.next()).value());
    } while (!all.back().empty());
    all.pop_back();
    return all;
}

Json whole(const std::vector<std::string>& pieces) {
    std::string text;
    for (const std::string& piece : pieces) text += piece;
    return Json::parse(text);
}

void say(Club& club, const std::string& room, const std::string& player, std::uint64_t number) {
    store::Say line{room, {number, 0, "Ana", "line " + std::to_string(number), 5, player}};
    REQUIRE(club.house.run(club.house.store().say(std::move(line))));
}

}  // namespace

TEST_CASE("who has nothing exports a document with nothing in it") {
    Club club;
    const auto ana = club.come("Ana");
    const Json all = whole(pieces(club, *club.ask(player::Export{ana.token}).value()));
    CHECK(all.at("player").at("name") == "Ana");
    for (const char* list :
         {"bots", "rooms", "games", "invitations", "chat", "plans", "people", "reports"}) {
        INFO(list);
        CHECK(all.at(list) == Json::array());
    }
    CHECK(all.at("webhook").is_null());
    CHECK(all.at("push_subscriptions") == Json::array());
}

TEST_CASE("push subscriptions are exported by their endpoints, without what they decrypt with") {
    Club club;
    const auto ana = club.come("Ana");
    store::PushRecord push{"push_a", ana.id, "https://push.example/a", "public", "secret", 10};
    REQUIRE(club.house.run(club.house.store().push().put({std::move(push), 8, 8})));
    const Json all = whole(pieces(club, *club.ask(player::Export{ana.token}).value()));
    CHECK(all.at("push_subscriptions") == Json{"https://push.example/a"});
    CHECK(all.dump().find("secret") == std::string::npos);
}

TEST_CASE("the URL of a webhook is exported, and its secret is not") {
    Club club;
    const auto ana = club.come("Ana");
    REQUIRE(club.house.run(
        club.house.store().webhooks().put({{ana.id, "https://a.example/x", "whsec_s"}, 10})));
    const Json all = whole(pieces(club, *club.ask(player::Export{ana.token}).value()));
    CHECK(all.at("webhook") == "https://a.example/x");
    CHECK(all.dump().find("whsec") == std::string::npos);
}

TEST_CASE("what a player has planned is exported seat by seat, and what nobody plans is not") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    const std::string kPlans = R"([{"tile":"14.3","decisions":["place:2,-1,3","pass"]}])";
    std::set<std::string> rooms;
    const auto plan = [&club](const std::string& room, std::uint8_t seat,
                              const std::string& plans) {
        const std::string text = R"({"command":"c1","plans":)" + plans + '}';
        REQUIRE(club.house.run(club.house.store().keep_plans({room, {seat, text}})));
    };
    for (std::size_t i = 0; i < store::kPlannedPage + 1; ++i) {
        const std::string room = club.table(ana, ben);
        rooms.insert(room);
        plan(room, 0, kPlans);
        plan(room, 1, R"([{"tile":"of Ben","decisions":["pass"]}])");
    }
    plan(club.table(ana, ben), 0, "[]");
    const Json all = whole(pieces(club, *club.ask(player::Export{ana.token}).value()));
    std::set<std::string> told;
    for (const Json& seat : all.at("plans")) {
        told.insert(seat.at("room"));
        CHECK(seat.at("seat") == 0);
        CHECK(seat.at("plans") == Json::parse(kPlans));
    }
    CHECK(told == rooms);
    CHECK(all.at("plans").size() == rooms.size());
    CHECK(all.dump().find("of Ben") == std::string::npos);
}

TEST_CASE("an export comes in pieces of a page each, and they are one document in order") {
    Club club;
    const auto ana = club.come("Ana");
    REQUIRE(club.ask(player::NewBot{ana.token, {"Robot"}}));
    const auto ben = club.come("Ben");
    const std::string room = club.table(ana, ben);
    const std::string asking = club.create(ben).room.at("id");
    REQUIRE(club.ask(player::Invite{asking, ben.token, {ana.id}}));
    for (std::uint64_t i = 1; i <= store::kSaidPage + 3; ++i) say(club, room, ana.id, i);
    say(club, asking, ana.id, 1);
    club.house.reopen(
        "UPDATE games SET ended = 9000, outcome = 'won', reason = 'tiles', result = '{}'; "
        "UPDATE rooms SET status = 'over'");
    const auto all = pieces(club, *club.ask(player::Export{ana.token}).value());
    // The player, rooms, games, invitations, chat in two, plans, the webhook, pushes, people,
    // reports.
    CHECK(all.size() == 11);
    const Json document = whole(all);
    CHECK(document.at("bots").at(0).at("name") == "Robot");
    CHECK(document.at("rooms").size() == 2);
    CHECK(document.at("games").at(0).at("room") == room);
    CHECK(document.at("invitations").at(0).at("room") == asking);
    const Json& chat = document.at("chat");
    REQUIRE(chat.size() == store::kSaidPage + 4);
    std::set<std::pair<std::string, std::uint64_t>> told;
    for (const Json& line : chat) told.emplace(line.at("room"), line.at("line").at("number"));
    CHECK(told.size() == chat.size());
    CHECK(chat.at(0).at("line").at("text") == "line 1");
}

TEST_CASE("rooms and games of several pages are told once each") {
    Club club;
    const auto ana = club.come("Ana");
    club.table(ana, club.come("Ben"));
    constexpr std::size_t kRooms = 2 * store::kRoomsPage;
    constexpr std::size_t kGames = 250;
    club.house.reopen(
        "UPDATE games SET ended = 9000, outcome = 'won', reason = 'tiles', result = '{}'; "
        "UPDATE rooms SET status = 'over'; CREATE TEMP TABLE n (i); INSERT INTO n "
        "WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) "
        "SELECT i FROM n; "
        "INSERT INTO rooms (id, name, setup, options, visibility, seats, owner_token, status, "
        "created, changed, owner) SELECT 'x' || i, name, setup, options, visibility, seats, "
        "owner_token, status, created, changed, owner FROM rooms, n; "
        "CREATE TEMP TABLE g AS SELECT n.i, games.* FROM games, n WHERE i <= 250; "
        "UPDATE g SET id = 'g' || i, number = i; ALTER TABLE g DROP COLUMN i; "
        "INSERT INTO games SELECT * FROM g; "
        "INSERT INTO played SELECT player, 'g' || i, seat, i % 7 FROM played, n "
        "WHERE i <= 250 AND seat = 0; DROP TABLE g; DROP TABLE n");
    const Json all = whole(pieces(club, *club.ask(player::Export{ana.token}).value()));
    CHECK(std::set<Json>(all.at("rooms").begin(), all.at("rooms").end()).size() == kRooms);
    CHECK(all.at("rooms").size() == kRooms);
    std::set<Json> games;
    for (const Json& game : all.at("games")) games.insert(game.at("game_id"));
    CHECK(games.size() == kGames);
    CHECK(all.at("games").size() == kGames);
}

TEST_CASE("a player has one export at a time, for as long as somebody has it") {
    Club club;
    const auto ana = club.come("Ana");
    const auto ben = club.come("Ben");
    auto first = club.ask(player::Export{ana.token}).value();
    const auto second = club.ask(player::Export{ana.token});
    CHECK(second.error().code == ErrorCode::RateLimited);
    CHECK(second.error().params.at("retry_after_ms") == 1000);
    CHECK(club.ask(player::Export{ben.token}));
    first.reset();
    CHECK(club.ask(player::Export{ana.token}));
}

TEST_CASE("an export breaks off when the token that began it ends") {
    for (const bool is_forgotten : {false, true}) {
        Club club;
        const auto ana = club.come("Ana");
        const auto exported = club.ask(player::Export{ana.token}).value();
        REQUIRE(club.house.run(exported->next()));
        if (is_forgotten) REQUIRE(club.ask(player::Forget{ana.token}));
        if (!is_forgotten) REQUIRE(club.ask(player::Renew{ana.token}));
        CHECK(club.house.run(exported->next()).error().code == ErrorCode::Unauthorized);
    }
}
