#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::net::test;
using nlohmann::json;

namespace {

const json kRoom = {
    {"id", "room1"}, {"name", "Friday mist"}, {"status", "playing"}, {"game_id", "room1.1"}};

std::string get_room(const std::string& path) {
    return "GET /api/v1/rooms" + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

std::string post_room(const std::string& path, const std::string& body, const std::string& fields) {
    return "POST /api/v1/rooms" + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields +
           "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

const std::string kJson = "Content-Type: application/json\r\n";
const std::string kCreate = R"({"name":"Friday mist","game":"mists","level":1,"seats":2})";

}  // namespace

TEST_CASE("rooms are created, listed and shown") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto created = client.ask(post_room("", kCreate, kJson));
    CHECK(created.status == 201);
    CHECK(created.header("location") == "/api/v1/rooms/room1");
    CHECK(created.header("cache-control") == "no-store");
    CHECK(created.json() == json{{"room", kRoom}, {"owner_token", "owner token"}});
    CHECK(client.ask(get_room("")).json() == json{{"rooms", {kRoom}}, {"next", nullptr}});
    CHECK(client.ask(get_room("/room1")).json() == json{{"room", kRoom}});
}

TEST_CASE("a list of rooms that somebody has is not sent again") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto ask = [&](const std::string& known) {
        const std::string field = known.empty() ? "" : "If-None-Match: " + known + "\r\n";
        return client.ask("GET /api/v1/rooms?limit=12 HTTP/1.1\r\nHost: localhost\r\n" + field +
                          "\r\n");
    };
    const auto first = ask("");
    const std::string tag = first.header("etag");
    CHECK(first.status == 200);
    CHECK(tag.substr(0, 3) == "W/\"");
    CHECK(first.header("cache-control") == "no-cache");
    for (const auto& known : {tag, tag.substr(2), "\"other\", " + tag}) {
        const auto again = ask(known);
        CHECK(again.status == 304);
        CHECK(again.body.empty());
        CHECK(again.header("etag") == tag);
    }
    CHECK(ask("W/\"0\"").body == first.body);
}

TEST_CASE("anybody may ask what decisions lead to") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto ask = [&](const std::string& body) {
        return client.ask(post_room("/room1/foresight", body, kJson));
    };
    CHECK(ask(R"({"seq":7,"decisions":["place:2,-1,3","pass"]})").json() ==
          json{{"seq", 7}, {"decisions", {"place:2,-1,3", "pass"}}});
    const auto check_refused = [&](const std::string& body, const std::string& field) {
        const auto refused = ask(body);
        CHECK(refused.status == 400);
        CHECK(refused.json().at("code") == "invalid_message");
        CHECK(refused.json().at("params").at("field") == field);
    };
    check_refused(R"({"decisions":["pass"]})", "seq");
    check_refused(R"({"seq":7,"decisions":[]})", "decisions");
    check_refused(R"({"seq":7,"decisions":["1","2","3","4","5","6","7","8","9"]})", "decisions");
    check_refused(R"({"seq":7,"decisions":[")" + std::string(101, 'p') + R"("]})", "decisions");
}

TEST_CASE("a seat is taken") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto taken = client.ask(post_room("/room1/seats", R"({"name":"Ana","seat":3})", kJson));
    CHECK(taken.status == 201);
    CHECK(taken.json() == json{{"seat", 3}, {"token", "token of Ana"}, {"room", kRoom}});
}

TEST_CASE("starting needs a token, and a body that says nothing") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto start = [&](const std::string& fields, const std::string& body = {}) {
        return client.ask(post_room("/room1/start", body, fields));
    };
    const auto without = start("");
    CHECK(without.status == 401);
    CHECK(without.header("www-authenticate") == "Bearer");
    CHECK(without.json().at("code") == "unauthorized");
    CHECK(start("Authorization: Basic abc\r\n").status == 401);
    CHECK(start("Authorization: Bearer wrong\r\n").json().at("code") == "unauthorized");
    CHECK(start("authorization: bearer right\r\n").json() == json{{"room", kRoom}});
    for (const auto* nothing : {"{}", " { }\r\n", "\n"}) {
        CHECK(start("Authorization: Bearer right\r\n", nothing).json() == json{{"room", kRoom}});
    }
    for (const std::string& something : {std::string("[]"), std::string("null"), std::string("{{}"),
                                         std::string(R"({"seat":1})"), std::string(64, ' ')}) {
        const auto refused = start("Authorization: Bearer right\r\n", something);
        CHECK(refused.status == 400);
        CHECK(refused.json().at("params").at("field") == "body");
    }
}

TEST_CASE("the log is read after a seq, one JSON text a line") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto log = client.ask(get_room("/room1/log?since=41"));
    CHECK(log.header("content-type") == "application/x-ndjson");
    CHECK(log.body == "{\"seq\":42}\n");
    CHECK(client.ask(get_room("/room1/log")).body == "{\"seq\":1}\n");
}

TEST_CASE("a log is read after a number and nothing else") {
    TestServer server;
    RawClient client(server.endpoint());
    for (const auto* query : {"since=", "since=-1", "since=+1", "since=1.5", "since=x",
                              "since=1&a=b", "since=18446744073709551616", "until=3"}) {
        CAPTURE(query);
        const auto refused = client.ask(get_room("/room1/log?" + std::string(query)));
        CHECK(refused.status == 400);
        CHECK(refused.json().at("code") == "invalid_message");
    }
    CHECK(client.ask(get_room("/room1/log?since=9007199254740991")).status == 200);
}

TEST_CASE("what a room refuses is answered with the status of its code") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto unknown = client.ask(get_room("/nope"));
    CHECK(unknown.status == 404);
    CHECK(unknown.json().at("code") == "room_not_found");
    CHECK(client.ask(get_room("/room1/state")).status == 409);
}

TEST_CASE("bodies are JSON, and of the documented form") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto code = [&](const std::string& body, const std::string& fields) {
        const auto refused = client.ask(post_room("", body, fields));
        return std::to_string(refused.status) + " " + refused.json().at("code").get<std::string>();
    };
    CHECK(code(kCreate, "") == "415 unsupported_media_type");
    CHECK(code(kCreate, "Content-Type: text/plain\r\n") == "415 unsupported_media_type");
    CHECK(code("{", kJson) == "400 malformed_json");
    CHECK(code("", kJson) == "400 malformed_json");
    CHECK(code("{}", kJson) == "400 invalid_message");
    const std::string with_charset = "Content-Type: Application/JSON; charset=utf-8\r\n";
    CHECK(client.ask(post_room("", kCreate, with_charset)).status == 201);
}

TEST_CASE("a body may be left out where every field of it may be") {
    TestServer server;
    RawClient client(server.endpoint());
    const std::string token = "Authorization: Bearer seat-token\r\n";
    for (const std::string path : {"/rematch", "/fork", "/seats/0/handover"}) {
        const auto status = [&](const std::string& fields) {
            return client.ask(post_room("/room1" + path, "", token + fields)).status;
        };
        CAPTURE(path);
        CHECK(status("") / 100 == 2);
        CHECK(status(kJson) == 400);
        CHECK(status("Content-Type: text/plain\r\n") == 415);
    }
}

TEST_CASE("a plain request where a WebSocket belongs is told so") {
    TestServer server;
    RawClient client(server.endpoint());
    const auto refused = client.ask(get_room("/room1/ws"));
    CHECK(refused.status == 426);
    CHECK(refused.header("upgrade") == "websocket");
    CHECK(refused.json().at("code") == "upgrade_required");
    const std::string upgrade =
        "GET /api/v1/rooms/room1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\n";
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    CHECK(client.ask(upgrade + key + "\r\n").status == 426);
    CHECK(client.ask(upgrade + key + "Sec-WebSocket-Version: 8\r\n\r\n").status == 426);
    CHECK(client.ask(upgrade + "Sec-WebSocket-Version: 13\r\n\r\n").status == 426);
    CHECK(client.ask(upgrade + key + "Sec-WebSocket-Version: 13\r\n\r\n").status == 101);
}
