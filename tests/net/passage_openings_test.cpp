#include "tests/net/raw_client.hpp"
#include "tests/net/scripted_node.hpp"
#include "tests/net/two_nodes.hpp"

#include <doctest/doctest.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <string>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

const std::string kKept = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nroom";
/// What a client that thinks it speaks to the other node by now asks there.
const std::string kTrick = asking("/metrics", "X-Forwarded-For: 198.51.100.1\r\n");

std::string heard_by(ScriptedNode& node) {
    std::string all;
    for (const auto& heard : node.heard()) all += heard;
    return all;
}

/// Asks for something of a room, and then plays the trick; `mark` is all that the node may know.
void try_trick(const std::string& request) {
    CAPTURE(request);
    ScriptedNode node(kKept);
    {
        Entry entry(node.endpoint());
        RawClient client(entry.server.endpoint());
        CHECK(client.ask(request).status == 200);
        const auto after = client.ask(kTrick);
        CHECK(after.status == 401);
        CHECK(after.json().at("code") == "unauthorized");
        CHECK(client.ask(asking("/healthz")).status == 200);
    }
    const std::string heard = heard_by(node);
    CHECK(heard.find("/metrics") == std::string::npos);
    CHECK(heard.find("Upgrade") == std::string::npos);
    CHECK(heard.find("Connection: close\r\n") != std::string::npos);
    CHECK(heard.ends_with("\r\n\r\n"));
}

}  // namespace

TEST_CASE("what follows an upgrade that opens no WebSocket is asked of this node") {
    for (const std::string upgrade : {"x", "h2c", "websocket", "WebSocket, h2c", "TLS/1.0", ""}) {
        try_trick(asking(kRoomThere, "Upgrade: " + upgrade + "\r\nConnection: Upgrade\r\n"));
    }
    try_trick(asking(kRoomThere, "Upgrade: x\r\n"));
    try_trick(asking(kRoomThere, kOpening));
    try_trick(asking(kRoomThere + "/log", kOpening));
    try_trick(asking(kRoomThere,
                     "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                     "HTTP2-Settings: AAMAAABkAAQAAP__\r\n"));
}

TEST_CASE("what opens no WebSocket as RFC 6455 has it does not open one at another node") {
    const auto without = [](const std::string& line) {
        std::string fields = kOpening;
        return fields.erase(fields.find(line),
                            fields.find("\r\n", fields.find(line)) + 2 - fields.find(line));
    };
    try_trick(asking(kSocketThere, without("Upgrade:")));
    try_trick(asking(kSocketThere, without("Connection:")));
    try_trick(asking(kSocketThere, without("Connection:") + "Connection: keep-alive, upgraded\r\n" +
                                       "Connection: x\r\n"));
    try_trick(asking(kSocketThere, without("Sec-WebSocket-Version:")));
    try_trick(
        asking(kSocketThere, without("Sec-WebSocket-Version:") + "Sec-WebSocket-Version: 8\r\n"));
    try_trick(asking(kSocketThere, without("Sec-WebSocket-Key:")));
    try_trick(asking(kSocketThere, without("Upgrade:") + "Upgrade: h2c\r\n"));
    const std::string head =
        "HEAD " + kSocketThere + " HTTP/1.1\r\nHost: x\r\n" + kOpening + "\r\n";
    ScriptedNode node("HTTP/1.1 426 Upgrade Required\r\nContent-Length: 40\r\n\r\n");
    Entry entry(node.endpoint());
    RawClient client(entry.server.endpoint());
    client.send(head);
    CHECK(client.receive(true).status == 426);
    CHECK(client.ask(asking("/healthz")).status == 200);
}

TEST_CASE("an old client opens no WebSocket, and what it sends after goes nowhere") {
    ScriptedNode node("HTTP/1.1 426 Upgrade Required\r\nContent-Length: 0\r\n\r\n");
    {
        Entry entry(node.endpoint());
        RawClient client(entry.server.endpoint());
        client.send("GET " + kSocketThere + " HTTP/1.0\r\nHost: x\r\n" + kOpening + "\r\n" +
                    kTrick);
        CHECK(client.receive().status == 426);
        CHECK(client.is_closed());
    }
    CHECK(heard_by(node).find("/metrics") == std::string::npos);
}

TEST_CASE("an opening that cannot be answered with a WebSocket is refused here, and nobody asked") {
    const std::string bad_key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=\r\n";
    std::string wrong = kOpening;
    wrong.replace(wrong.find("Sec-WebSocket-Key"), std::string::npos, bad_key);
    const std::string with_body = "GET " + kSocketThere + " HTTP/1.1\r\nHost: x\r\n" + kOpening +
                                  "Content-Length: 40\r\n\r\n" + std::string(40, 'x');
    const std::string with_chunks = "GET " + kSocketThere + " HTTP/1.1\r\nHost: x\r\n" + kOpening +
                                    "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n";
    ScriptedNode node("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    Entry entry(node.endpoint());
    for (const auto& request : {asking(kSocketThere, wrong), with_body, with_chunks,
                                asking(kSocketThere, kOpening) + kTrick}) {
        CAPTURE(request);
        RawClient client(entry.server.endpoint());
        const auto refused = client.ask(request);
        CHECK(refused.status == 400);
        CHECK(refused.json().at("code") == "malformed_request");
        CHECK(client.is_closed());
    }
    CHECK(node.heard().empty());
}

TEST_CASE("an opening that the other node refuses leaves an ordinary connection to this one") {
    for (const std::string status :
         {"404 Not Found", "429 Too Many Requests", "503 Busy", "200 OK", "302 Found"}) {
        CAPTURE(status);
        ScriptedNode node("HTTP/1.1 " + status + "\r\nConnection: keep-alive, Upgrade\r\n" +
                          "Upgrade: websocket\r\nContent-Length: 2\r\n\r\n{}");
        {
            Entry entry(node.endpoint());
            RawClient client(entry.server.endpoint());
            const auto refused = client.ask(asking(kSocketThere, kOpening));
            CHECK(refused.status == std::stoi(status));
            CHECK(refused.body == "{}");
            CHECK(refused.header("upgrade").empty());
            CHECK(client.ask(kTrick).status == 401);
        }
        CHECK(heard_by(node).find("/metrics") == std::string::npos);
        CHECK(heard_by(node).find("Upgrade: websocket\r\n") != std::string::npos);
    }
}

TEST_CASE("only after 101 is carried what either says, from the first byte") {
    ScriptedNode node([](ScriptedNode::Socket& socket) {
        const std::string opened =
            "HTTP/1.1 103 Early Hints\r\n\r\n"
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nContent-Length: 0\r\n\r\nhello";
        boost::asio::write(socket, boost::asio::buffer(opened));
        std::array<char, 9> heard{};
        boost::asio::read(socket, boost::asio::buffer(heard));
        boost::asio::write(socket, boost::asio::buffer(heard));
    });
    Entry entry(node.endpoint());
    RawClient client(entry.server.endpoint());
    const auto opened = client.ask(asking(kSocketThere, kOpening));
    CHECK(opened.status == 101);
    CHECK(opened.header("upgrade") == "websocket");
    CHECK(opened.header("connection") == "Upgrade");
    CHECK(opened.header("sec-websocket-accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    CHECK(client.read(5) == "hello");
    client.send("any bytes");
    CHECK(client.read(9) == "any bytes");
}

TEST_CASE("101 that nobody has asked for is no answer") {
    ScriptedNode node("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n");
    {
        Entry entry(node.endpoint());
        RawClient client(entry.server.endpoint());
        const auto refused =
            client.ask(asking(kRoomThere, "Upgrade: x\r\nConnection: Upgrade\r\n"));
        CHECK(refused.status == 503);
        CHECK(refused.json().at("code") == "room_elsewhere");
        CHECK(client.ask(kTrick).status == 401);
    }
    CHECK(heard_by(node).find("/metrics") == std::string::npos);
}

TEST_CASE("requests that come together are looked at one by one, each with the nodes' own fields") {
    ScriptedNode node(kKept);
    {
        Entry entry(node.endpoint());
        RawClient client(entry.server.endpoint());
        const std::string body = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
        client.send(asking(kRoomThere, "Mistward-Node: one\r\nMistward-Node: two\r\n") + "POST " +
                    kRoomThere + "/hint HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n" +
                    "TE: trailers\r\nConnection: TE, Mistward-Node, X-Forwarded-For\r\n" +
                    "Transfer-Encoding: chunked\r\n\r\n" + "23\r\n" + body + "\r\n0\r\n\r\n" +
                    asking(kRoomThere, "X-Forwarded-For: 198.51.100.1\r\n"));
        for (int i = 0; i < 3; ++i) CHECK(client.receive().body == "room");
    }
    const auto heard = node.heard();
    REQUIRE(heard.size() == 3);
    for (const auto& one : heard) {
        CAPTURE(one);
        CHECK(one.find("Mistward-Node: " + kNodesSecret + "\r\n") != std::string::npos);
        CHECK(one.find("Mistward-Node") == one.rfind("Mistward-Node"));
        CHECK(one.find("X-Forwarded-For: 127.0.0.1\r\n") != std::string::npos);
        CHECK(one.find("X-Forwarded-For") == one.rfind("X-Forwarded-For"));
        CHECK(one.find("Expect") == std::string::npos);
        CHECK(one.find("TE:") == std::string::npos);
    }
    CHECK(heard[1].find("Content-Length: 35\r\n\r\nGET /smuggled") != std::string::npos);
    CHECK(heard[1].find("Transfer-Encoding") == std::string::npos);
}
