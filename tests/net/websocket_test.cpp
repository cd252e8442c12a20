#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>
#include <boost/beast/websocket/error.hpp>

using namespace mistward::net;
using namespace mistward::net::test;
using nlohmann::json;

TEST_CASE("a client says hello and is attached to the room") {
    TestServer server;
    WsClient client(server.endpoint());
    client.send(R"({"type":"hello","protocol":1})");
    CHECK(client.receive() == json{{"type", "welcome"}});
    server.room().broadcast(R"({"type":"room"})");
    CHECK(client.receive() == json{{"type", "room"}});
}

TEST_CASE("the room can see which of its clients do not decide") {
    TestServer server;
    WsClient spectator(server.endpoint());
    spectator.send(R"({"type":"hello","protocol":1,"legal":false})");
    CHECK(spectator.receive() == json{{"type", "welcome"}});
    WsClient player(server.endpoint());
    player.hello();
    CHECK(server.room().who_wants_legal() == std::vector{false, true});
}

TEST_CASE("commands are carried out in order, and updates come before the reply") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send(R"({"type":"decide","id":"a","expect_seq":0,"decision":"first"})");
    client.send(R"({"type":"decide","id":"b","expect_seq":1,"decision":"second"})");
    CHECK(client.receive().at("type") == "update");
    CHECK(client.receive() == json{{"type", "ok"}, {"id", "a"}, {"seq", 1}});
    CHECK(client.receive().at("type") == "update");
    CHECK(client.receive() == json{{"type", "ok"}, {"id", "b"}, {"seq", 2}});
    CHECK(server.room().decisions() == std::vector<std::string>{"first", "second"});
}

TEST_CASE("what a command leads to is written together with its reply") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send(R"({"type":"decide","id":"a","expect_seq":0,"decision":"first"})");
    CHECK(client.receive().at("type") == "update");
    CHECK(client.receive().at("type") == "ok");
    // The welcome, and both at once.
    CHECK(server.metrics().find("mistward_messages_written_total 3\n") != std::string::npos);
    CHECK(server.metrics().find("mistward_writes_total 2\n") != std::string::npos);
    // Nothing is held back any more.
    server.room().broadcast(R"({"type":"room"})");
    CHECK(client.receive() == json{{"type", "room"}});
}

TEST_CASE("a ping is answered with the seq of the room") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send(R"({"type":"ping","id":"p1"})");
    CHECK(client.receive() == json{{"type", "ok"}, {"id", "p1"}, {"seq", 7}});
}

TEST_CASE("what the room refuses is answered and the connection stays") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send(R"({"type":"decide","id":"a","expect_seq":0,"decision":"refused"})");
    const auto refused = client.receive();
    CHECK(refused.at("type") == "error");
    CHECK(refused.at("id") == "a");
    CHECK(refused.at("code") == "illegal_decision");
    client.send(R"({"type":"ping","id":"p1"})");
    CHECK(client.receive().at("type") == "ok");
}

TEST_CASE("a room that throws is answered as internal, without its words") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send(R"({"type":"decide","id":"a","expect_seq":0,"decision":"broken"})");
    const auto refused = client.receive();
    CHECK(refused.at("code") == "internal");
    CHECK(refused.at("id") == "a");
    CHECK(refused.dump().find("the room is broken") == std::string::npos);
}

TEST_CASE("a message that makes no sense is answered and the connection stays") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send("{");
    CHECK(client.receive().at("code") == "malformed_json");
    client.send(R"({"type":"dance"})");
    CHECK(client.receive().at("code") == "unknown_message");
    client.send(R"({"type":"ping","id":"p1"})");
    CHECK(client.receive().at("type") == "ok");
}

TEST_CASE("hello comes first, and once") {
    TestServer server;
    WsClient client(server.endpoint());
    client.send(R"({"type":"decide","id":"a","expect_seq":0,"decision":"early"})");
    const auto early = client.receive();
    CHECK(early.at("code") == "invalid_message");
    CHECK(early.at("id") == "a");
    client.hello();
    client.send(R"({"type":"hello","protocol":1})");
    CHECK(client.receive().at("code") == "invalid_message");
    CHECK(server.room().decisions().empty());
}

TEST_CASE("a hello that is refused can be said again") {
    TestServer server;
    WsClient client(server.endpoint());
    client.send(R"({"type":"hello","protocol":1,"token":"wrong"})");
    CHECK(client.receive().at("code") == "unauthorized");
    client.hello();
}

TEST_CASE("binary messages close the connection with 1003") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send_binary("{}");
    CHECK(client.close_code() == 1003);
    server.room().await_detached();
}

TEST_CASE("text that is not UTF-8 closes the connection with 1007") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send("{\"\xff\":1}");
    CHECK(client.close_code() == 1007);
    server.room().await_detached();
}

TEST_CASE("a client that goes is detached from the room") {
    TestServer server;
    {
        WsClient client(server.endpoint());
        client.hello();
    }
    server.room().await_detached();
}

TEST_CASE("a room that closes its subscribers closes their connections with 1001") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    server.room().broadcast(R"({"type":"ended"})");
    server.room().close_all("reloaded");
    CHECK(client.receive() == json{{"type", "ended"}});
    CHECK(client.close_code() == 1001);
}

TEST_CASE("a server that stops closes every WebSocket with 1001, before hello too") {
    TestServer server;
    WsClient attached(server.endpoint());
    attached.hello();
    WsClient silent(server.endpoint());
    std::jthread stopping([&] { server.stop(); });
    CHECK(attached.close_code() == 1001);
    CHECK(silent.close_code() == 1001);
}

TEST_CASE("a page of another site may not open a WebSocket") {
    TestServer server;
    const auto own = "http://127.0.0.1:" + std::to_string(server.endpoint().port());
    WsClient(server.endpoint(), own).hello();
    CHECK_THROWS_WITH_AS(WsClient(server.endpoint(), "http://evil.example"),
                         doctest::Contains("declined"), boost::system::system_error);
}
