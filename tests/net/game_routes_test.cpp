#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::net;
using namespace mistward::net::test;
using nlohmann::json;

namespace {

std::string get(const std::string& path, const std::string& fields = "") {
    return "GET /api/v1" + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

std::string post(const std::string& path, const std::string& body) {
    return "POST /api/v1" + path +
           " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
}

/// A running game whose log has so many entries.
json game_file(int entries) {
    json log = json::array();
    for (int i = 0; i < entries; ++i) {
        log.push_back(
            {{"player", nullptr}, {"decision", "draw:14.3"}, {"companion", false}, {"at_ms", 1}});
    }
    return {{"format", "mistward-game"},
            {"version", 1},
            {"server", "0.1.0"},
            {"rules", "2"},
            {"game_id", "other.1"},
            {"setup", {{"game", "mists"}, {"players", 1}, {"level", 1}}},
            {"tileset", {{"name", "mists"}, {"digest", std::string(64, 'd')}}},
            {"commitment", std::string(64, 'c')},
            {"forked_from", nullptr},
            {"players", {nullptr}},
            {"started_ms", 1},
            {"log", log},
            {"ended_ms", nullptr},
            {"result", nullptr},
            {"seed", nullptr},
            {"deck", nullptr}};
}

}  // namespace

TEST_CASE("a game is shown, and its file is one to keep") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get("/games/room1.1")).json() == json{{"game", {{"game_id", "room1.1"}}}});
    const auto file = client.ask(get("/games/room1.1/export"));
    CHECK(file.json() == json{{"game_id", "room1.1"}});
    CHECK(file.header("content-disposition") == "attachment; filename=\"room1.1.json\"");
    for (const char* path : {"", "/export", "/log", "/state", "/features", "/review"}) {
        CAPTURE(path);
        const auto none = client.ask(get("/games/nope.1" + std::string(path)));
        CHECK(none.status == 404);
        CHECK(none.json().at("code") == "game_not_found");
        CHECK(none.json().at("params") == json{{"game_id", "nope.1"}});
        const auto secret = client.ask(
            get("/games/room1.1" + std::string(path), "Authorization: Bearer wrong\r\n"));
        CHECK(secret.status == 403);
    }
}

TEST_CASE("the log and the state of a game are read at a seq") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto log = client.ask(get("/games/room1.1/log?since=41"));
    CHECK(log.header("content-type") == "application/x-ndjson");
    CHECK(log.body == "{\"seq\":42}\n");
    CHECK(client.ask(get("/games/room1.1/log")).body == "{\"seq\":1}\n");
    CHECK(client.ask(get("/games/room1.1/state?seq=4")).json().at("seq") == 4);
    CHECK(client.ask(get("/games/room1.1/state")).json().at("seq") == 9);
    CHECK(client.ask(get("/games/room1.1/state?seq=x")).json().at("params").at("field") == "seq");
    CHECK(client.ask(get("/games/room1.1/log?seq=1")).status == 400);
    CHECK(client.ask(get("/games/room1.1/features?seq=4")).json() ==
          json{{"seq", 4}, {"features", json::array()}});
    CHECK(client.ask(get("/games/room1.1/features?seq=")).status == 400);
}

TEST_CASE("ended games are filtered by the query") {
    TestServer server;
    RawClient client(server.endpoint());
    CHECK(client.ask(get("/games?before=r.1&limit=3")).json() ==
          json{{"games", json::array()}, {"next", "r.1"}});
    CHECK(client.ask(get("/games?outcome=sad")).json().at("params").at("field") == "outcome");
    CHECK(client.ask(get("/statistics")).json() == json{{"statistics", json::array()}});
}

TEST_CASE("a game file may be longer than any other body, up to its own limit") {
    Limits limits;
    limits.body_bytes = 2000;
    limits.game_file_bytes = 20000;
    TestServer server(limits);
    const std::string file = game_file(100).dump();
    REQUIRE(file.size() > limits.body_bytes);
    REQUIRE(file.size() < limits.game_file_bytes);
    RawClient client(server.endpoint());
    const auto imported = client.ask(post("/games/import", file));
    CHECK(imported.status == 201);
    CHECK(imported.header("location") == "/api/v1/rooms/room1");
    CHECK(imported.json().at("owner_token") == "owner token");
    const auto check_too_large = [&](const std::string& path, const std::string& body,
                                     std::size_t limit) {
        RawClient other(server.endpoint());
        const auto refused = other.ask(post(path, body));
        CHECK(refused.status == 413);
        CHECK(refused.json().at("params") == json{{"limit", limit}});
    };
    check_too_large("/rooms", file, limits.body_bytes);
    check_too_large("/games/import", game_file(1000).dump(), limits.game_file_bytes);
}

TEST_CASE("a file that is none is refused") {
    TestServer server;
    RawClient client(server.endpoint());
    json file = game_file(1);
    file["format"] = "chess";
    const auto refused = client.ask(post("/games/import", file.dump()));
    CHECK(refused.status == 400);
    CHECK(refused.json().at("params").at("field") == "format");
}
