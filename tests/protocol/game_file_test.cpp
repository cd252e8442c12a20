#include "protocol/game_file.hpp"
#include "protocol/game_queries.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/wire/json.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

namespace mistward::protocol {
namespace {

GameFile running_game() {
    GameFile file;
    file.server = "0.1.0";
    file.rules = "2";
    file.game_id = "k7m2qx9d4t.2";
    file.setup = rules::Setup{.level = 3, .players = 2};
    file.tileset = {"mists", std::string(64, 'd')};
    file.commitment = std::string(64, 'c');
    file.forked_from = FileFork{"k7m2qx9d4t.1", 17};
    file.players = {FilePlayer{"Ana", SeatKind::Human}, std::nullopt};
    deal_colours(file);
    file.started_ms = 1'795'255'200'000;
    file.log = {{std::nullopt, "draw:14.3", false, 1'795'255'200'001},
                {0, "place:2,-1,3", true, 1'795'255'200'002}};
    return file;
}

GameFile ended_game() {
    GameFile file = running_game();
    file.ended_ms = 1'795'258'800'000;
    file.result = wire::Result{{}, rules::Outcome::Won, rules::EndReason::GoalReached};
    file.seed.emplace(64, '5');
    file.deck.emplace(std::vector<wire::FaceName>{"14.3", "01.0"});
    return file;
}

Json decoded_again(const Json& document) {
    const auto file = decode_game_file(document.dump());
    REQUIRE_MESSAGE(file, file.error().message);
    return wire::json_of(*file);
}

/// The field that is named when `value` stands at `pointer` of an ended game.
std::string refused_field(const std::string& pointer, const Json& value) {
    Json document = wire::json_of(ended_game());
    document[Json::json_pointer(pointer)] = value;
    const auto file = decode_game_file(document.dump());
    if (file) return "accepted";
    CHECK(file.error().code == ErrorCode::InvalidMessage);
    return file.error().params.at("field");
}

std::string refused_query(const Json& query) {
    const auto filter = decode_game_filter(query);
    return filter ? "accepted" : filter.error().params.at("field").get<std::string>();
}

}  // namespace

TEST_CASE("a game file says the same after it was read") {
    for (const GameFile& file : {running_game(), ended_game()}) {
        CHECK(decoded_again(wire::json_of(file)) == wire::json_of(file));
    }
    GameFile colourful = running_game();
    colourful.forked_from.reset();
    colourful.setup = rules::Setup{.mode = rules::Mode::Ghosts, .players = 3};
    colourful.setup.changed = {rules::Part::Castles, rules::Part::TestGifts};
    std::swap(colourful.setup.colours[0], colourful.setup.colours[5]);
    colourful.players = {std::nullopt, std::nullopt, FilePlayer{"Rook", SeatKind::Companion}};
    deal_colours(colourful);
    CHECK(decoded_again(wire::json_of(colourful)) == wire::json_of(colourful));
}

TEST_CASE("the file of a running game has neither seed nor deck nor result") {
    const Json document = wire::json_of(running_game());
    for (const char* secret : {"ended_ms", "result", "seed", "deck"}) {
        CHECK(document.at(secret).is_null());
    }
    CHECK(document.at("players").at(0).at("colours") == Json::parse(R"(["red","green"])"));
    CHECK(document.at("players").at(1).is_null());
}

TEST_CASE("a field of a game file that is not as it should be is named") {
    const std::vector<std::pair<std::string, Json>> wrong{
        {"/format", "chess"},
        {"/version", 2},
        {"/server", ""},
        {"/rules", 2},
        {"/game_id", "k7m2qx9d4t"},
        {"/setup/level", 7},
        {"/setup/players", 6},
        {"/setup/modules", Json::object()},
        {"/tileset/name", ""},
        {"/tileset/digest", std::string(64, 'X')},
        {"/commitment", "c"},
        {"/forked_from/game_id", "Room.1"},
        {"/forked_from/seq", -1},
        {"/players", Json::array({nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr})},
        {"/players/0/name", "  "},
        {"/players/0/kind", "ghost"},
        {"/players/1", 7},
        {"/started_ms", 1.5},
        {"/log", Json::object()},
        {"/log/0/player", 6},
        {"/log/0/companion", true},
        {"/log/1/decision", std::string(200, 'x')},
        {"/log/1/at_ms", "now"},
        {"/log/1/command", "c1"},
        {"/result", "won"},
        {"/seed", nullptr},
        {"/deck/1", 14},
        {"/token", "secret"},
    };
    for (const auto& [pointer, value] : wrong) {
        std::string field = pointer.substr(1);
        for (char& c : field) c = c == '/' ? '.' : c;
        CHECK_MESSAGE(refused_field(pointer, value) == field, pointer);
    }
    CHECK(refused_field("/ended_ms", nullptr) == "result");
}

TEST_CASE("a list in a game file that is longer than any game's is refused, and named") {
    const Json zeros(Json::array_t(300'000, 0U));
    const std::vector<std::string> lists{"/players",
                                         "/players/0/colours",
                                         "/log",
                                         "/deck",
                                         "/result/winners",
                                         "/result/tracks",
                                         "/tiles/tiles",
                                         "/tiles/start",
                                         "/tiles/tiles/0/edges",
                                         "/tiles/tiles/0/segments",
                                         "/tiles/tiles/0/segments/0/edges",
                                         "/tiles/tiles/0/segments/0/half_edges",
                                         "/tiles/tiles/0/segments/0/cities"};
    for (const std::string& pointer : lists) {
        GameFile file = ended_game();
        file.tiles = wire::tileset(*embedded_mists_tileset());
        Json document = wire::json_of(file);
        REQUIRE(decode_game_file(document.dump()));
        document[Json::json_pointer(pointer)] = zeros;
        const auto refused = decode_game_file(document.dump());
        std::string field = pointer.substr(1);
        for (char& c : field) c = c == '/' ? '.' : c;
        REQUIRE_FALSE(refused);
        CHECK(refused.error().params.at("field") == field);
        CHECK(refused.error().message.find("a list of ") != std::string::npos);
    }
}

TEST_CASE("no field of a game file may be left out") {
    const Json document = wire::json_of(ended_game());
    for (const auto& [field, value] : document.items()) {
        Json without = document;
        without.erase(field);
        CHECK_MESSAGE(!decode_game_file(without.dump()), field);
    }
    CHECK(decode_game_file("[]").error().code == ErrorCode::InvalidMessage);
    CHECK(decode_game_file("{").error().code == ErrorCode::MalformedJson);
}

TEST_CASE("a log is as long as a game can be, not longer") {
    GameFile file = running_game();
    file.log.assign(kMostLogEntries, file.log.front());
    CHECK(decode_game_file(wire::text_of(file)));
    file.log.push_back(file.log.front());
    CHECK(decode_game_file(wire::text_of(file)).error().params.at("field") == "log");
}

TEST_CASE("the filter of games takes what the guide says and names what it does not") {
    const auto all = decode_game_filter(Json::object()).value();
    CHECK(all.limit == 50);
    CHECK(!all.game);
    const auto some = decode_game_filter({{"game", "mists"},
                                          {"level", 3U},
                                          {"players", 2U},
                                          {"outcome", "won"},
                                          {"before", "r.1"},
                                          {"limit", 7U}})
                          .value();
    CHECK(some.game == rules::Mode::Mists);
    CHECK(some.level == 3);
    CHECK(some.players == 2);
    CHECK(some.outcome == rules::Outcome::Won);
    CHECK(some.before == "r.1");
    CHECK(some.limit == 7);
    CHECK(refused_query({{"game", "chess"}}) == "game");
    CHECK(refused_query({{"level", 7U}}) == "level");
    CHECK(refused_query({{"players", 0U}}) == "players");
    CHECK(refused_query({{"outcome", "undecided"}}) == "outcome");
    CHECK(refused_query({{"limit", 101U}}) == "limit");
    CHECK(refused_query({{"mode", "mists"}}) == "mode");
}

}  // namespace mistward::protocol
