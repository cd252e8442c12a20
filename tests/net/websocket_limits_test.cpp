#include "tests/net/frame_client.hpp"
#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>

#include <string>
#include <thread>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kHuge = 16 * 1024 * 1024;  // more than the sockets' buffers hold

std::string huge_message() { return '"' + std::string(kHuge, 'x') + '"'; }

std::string ping(std::size_t size) {
    const std::string text = R"({"type":"ping","id":"p1"})";
    return text + std::string(size - text.size(), ' ');
}

std::string decide(const std::string& decision) {
    return R"({"type":"decide","id":"d1","expect_seq":7,"decision":")" + decision + "\"}";
}

/// Takes the updates up to the answer of a decision; how many there were.
std::size_t updates_before_ok(WsClient& client) {
    std::size_t updates = 0;
    auto message = client.receive();
    for (; message.at("type") == "update"; message = client.receive()) ++updates;
    CHECK(message.at("type") == "ok");
    return updates;
}

/// Comes back once the metrics have that line.
void await_metric(const TestServer& server, const std::string& line) {
    while (server.metrics().find(line) == std::string::npos) std::this_thread::yield();
}

}  // namespace

TEST_CASE("a client that does not say hello in time is closed with 1008") {
    Limits limits;
    limits.hello_time = milliseconds(20);
    TestServer server(limits);
    WsClient client(server.endpoint());
    CHECK(client.close_code() == 1008);
}

TEST_CASE("refused hellos do not stretch the time for hello") {
    Limits limits;
    limits.hello_time = milliseconds(50);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.send(R"({"type":"hello","protocol":1,"token":"wrong"})");
    CHECK(client.receive().at("code") == "unauthorized");
    CHECK(client.close_code() == 1008);
}

TEST_CASE("a message may have as many bytes as the limit; one more closes with 1009") {
    Limits limits;
    limits.message_bytes = 100;
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    client.send(ping(100));
    CHECK(client.receive().at("type") == "ok");
    client.send(ping(101));
    CHECK(client.close_code() == 1009);
    server.room().await_detached();
}

TEST_CASE("commands that come too fast are refused, and taken again later") {
    Limits limits;
    limits.commands_per_second = 20;
    limits.command_burst = 2;
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    for (int i = 0; i < 3; ++i) client.send(ping(50));
    CHECK(client.receive().at("type") == "ok");
    const auto refused = client.receive();
    CHECK(refused.at("code") == "rate_limited");
    CHECK(refused.at("id") == "p1");
    CHECK(refused.at("params").at("retry_after_ms") > 0);
    CHECK(refused.at("params").at("retry_after_ms") <= 50);
    CHECK(client.receive().at("type") == "ok");
}

TEST_CASE("too many messages that make no sense close the connection with 1008") {
    Limits limits;
    limits.faults_per_second = 0.001;
    limits.fault_burst = 3;
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    for (int i = 0; i < 4; ++i) {
        client.send("{");
        CHECK(client.receive().at("code") == "malformed_json");
    }
    CHECK(client.close_code() == 1008);
}

TEST_CASE("a peer that reads nothing is cut when a message does not get through in time") {
    Limits limits;
    limits.outbox_bytes = 2 * kHuge;
    limits.write_time = milliseconds(50);
    limits.silence_time = std::chrono::hours(1);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    server.room().broadcast(huge_message());
    server.room().await_detached();
    CHECK(server.metrics().find("mistward_slow_readers_cut_total 1\n") != std::string::npos);
}

TEST_CASE("a peer that reads too slowly is cut when too many messages wait for it") {
    Limits limits;
    limits.outbox_bytes = 2 * kHuge;
    limits.outbox_messages = 4;
    limits.write_time = std::chrono::hours(1);
    limits.close_time = milliseconds(50);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello("seat 0");
    server.room().broadcast(huge_message());
    for (int i = 0; i < 10; ++i) server.room().broadcast("{}");
    server.room().await_detached();
}

TEST_CASE("a spectator who reads too slowly gets a snapshot instead of what waited for it") {
    Limits limits;
    limits.outbox_bytes = 2 * kHuge;
    limits.spectator_messages = 4;
    limits.write_time = std::chrono::hours(1);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    server.room().broadcast(huge_message());
    for (int i = 0; i < 1000; ++i) server.room().broadcast("{\"old\":true}");
    client.send(ping(50));
    CHECK(client.receive().is_string());
    std::size_t old = 0;
    auto message = client.receive();
    for (; message.contains("old"); message = client.receive()) ++old;
    CHECK(old <= 4);
    // What is said to this client alone is never dropped.
    if (message.at("type") == "ok") message = client.receive();
    CHECK(message == nlohmann::json{{"type", "welcome"}, {"fresh", true}});
    server.room().broadcast("{\"new\":true}");
    message = client.receive();
    if (message.contains("type")) message = client.receive();
    CHECK(message.contains("new"));
    CHECK(server.metrics().find("mistward_slow_readers_coalesced_total 1\n") != std::string::npos);
    CHECK(server.metrics().find("mistward_slow_readers_cut_total 0\n") != std::string::npos);
}

TEST_CASE("a spectator who reads nothing holds no more than its share of memory, then is cut") {
    Limits limits;
    limits.outbox_bytes = 4 * kHuge;
    limits.spectator_bytes = 2 * kHuge;
    limits.write_time = milliseconds(200);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    for (int i = 0; i < 100; ++i) server.room().broadcast(huge_message());
    server.room().await_detached();
    CHECK(server.metrics().find("mistward_slow_readers_cut_total 1\n") != std::string::npos);
}

TEST_CASE("a peer for whom messages have waited too long is cut, and counted once") {
    Limits limits;
    limits.outbox_bytes = 2 * kHuge;
    limits.queue_time = milliseconds(1);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello("seat 0");
    server.room().broadcast(huge_message());
    for (int i = 0; i < 10; ++i) server.room().broadcast("{}");
    await_metric(server, "mistward_outbox_messages 10\n");
    const auto too_late = std::chrono::steady_clock::now() + 2 * limits.queue_time;
    std::this_thread::sleep_until(too_late);
    CHECK(client.receive().is_string());
    CHECK(client.close_code() == 1006);
    CHECK(server.metrics().find("mistward_slow_readers_cut_total 1\n") != std::string::npos);
    CHECK(server.metrics().find("mistward_outbox_messages 0\n") != std::string::npos);
}

TEST_CASE("messages that wait together are written together") {
    Limits limits;
    limits.outbox_bytes = 2 * kHuge;
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello("seat 0");
    server.room().broadcast(huge_message());
    for (int i = 0; i < 10; ++i) server.room().broadcast("{}");
    await_metric(server, "mistward_outbox_messages 10\n");
    for (int i = 0; i < 11; ++i) client.receive();
    // The welcome, what is huge, and the rest at once.
    CHECK(server.metrics().find("mistward_messages_written_total 12\n") != std::string::npos);
    CHECK(server.metrics().find("mistward_writes_total 3\n") != std::string::npos);
}

TEST_CASE("a client whose command leads to more than may wait for it is told all of it") {
    Limits limits;
    limits.outbox_messages = 40;
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello("seat 0");
    const std::size_t updates = limits.outbox_messages + 1;
    server.room().loudness = updates;
    client.send(decide("loud"));
    CHECK(updates_before_ok(client) == updates);
    CHECK(server.metrics().find("mistward_slow_readers_cut_total 0\n") != std::string::npos);
}

TEST_CASE("a client whose command takes long has not read slowly") {
    Limits limits;
    limits.queue_time = milliseconds(1);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello("seat 0");
    server.room().late_by = milliseconds(5);
    client.send(decide("late"));
    CHECK(updates_before_ok(client) == 1);
    CHECK(server.metrics().find("mistward_slow_readers_cut_total 0\n") != std::string::npos);
}

TEST_CASE("no more is written at once than one deadline is for") {
    Limits limits;
    limits.outbox_bytes = 2 * kHuge;
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello("seat 0");
    server.room().broadcast(huge_message());
    const std::string large = '"' + std::string(40'000, 'x') + '"';
    for (int i = 0; i < 3; ++i) server.room().broadcast(large);
    for (int i = 0; i < 20; ++i) server.room().broadcast("{}");
    await_metric(server, "mistward_outbox_messages 23\n");
    for (int i = 0; i < 24; ++i) client.receive();
    // The welcome, what is huge, each that is large, sixteen of the small ones, and four.
    CHECK(server.metrics().find("mistward_writes_total 7\n") != std::string::npos);
}

TEST_CASE("a control frame comes between messages, and before those that wait") {
    Limits limits;
    limits.outbox_bytes = 4 * kHuge;
    TestServer server(limits);
    FrameClient client(server.endpoint());
    client.send(client_frame(0x81, R"({"type":"hello","protocol":1,"token":"seat 0"})"));
    CHECK(client.receive().has_value());
    server.room().broadcast(huge_message());
    // The ping comes right behind a command whose answer waits by then.
    client.send(client_frame(0x81, ping(50)) + client_frame(0x89, "are you there"));
    await_metric(server, "mistward_outbox_messages 1\n");
    server.room().broadcast(huge_message());
    await_metric(server, "mistward_outbox_messages 2\n");
    CHECK(client.receive().value().payload == huge_message());
    const auto pong = client.receive().value();
    CHECK(pong.first == 0x8a);
    CHECK(pong.payload == "are you there");
    CHECK(client.receive().value().first == 0x81);
    CHECK(client.receive().value().payload == huge_message());
}

TEST_CASE("a peer that does not answer the close frame is dropped") {
    Limits limits;
    limits.close_time = milliseconds(50);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    server.room().close_all("over");
    server.room().await_detached();
}

TEST_CASE("a peer that stays after too large a message is dropped") {
    Limits limits;
    limits.message_bytes = 100;
    limits.silence_time = milliseconds(50);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    client.send(ping(101));
    server.room().await_detached();
}

TEST_CASE("a peer that is silent and does not answer pings is dropped") {
    Limits limits;
    limits.silence_time = milliseconds(50);
    TestServer server(limits);
    WsClient client(server.endpoint());
    client.hello();
    server.room().await_detached();
}

TEST_CASE("bytes that come before the WebSocket is open are refused") {
    TestServer server;
    RawClient client(server.endpoint());
    client.send(
        "GET /api/v1/rooms/room1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\nGET / HTTP/1.1\r\n");
    const auto refused = client.receive();
    CHECK(refused.status == 400);
    CHECK(refused.json().at("code") == "malformed_request");
}

TEST_CASE("a key that is not 16 bytes in base64 opens no WebSocket") {
    TestServer server;
    RawClient client(server.endpoint());
    client.send(
        "GET /api/v1/rooms/room1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n");
    const auto refused = client.receive();
    CHECK(refused.status == 400);
    CHECK(refused.json().at("code") == "malformed_request");
}

TEST_CASE("an upgrade does not tell what the server is made of") {
    TestServer server;
    RawClient client(server.endpoint());
    client.send(
        "GET /api/v1/rooms/room1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    const auto opened = client.receive(true);
    CHECK(opened.status == 101);
    CHECK(opened.header("server") == "Mistward");
}
