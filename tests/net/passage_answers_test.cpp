#include "tests/net/raw_client.hpp"
#include "tests/net/scripted_node.hpp"
#include "tests/net/two_nodes.hpp"

#include <doctest/doctest.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>

#include <future>
#include <string>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

const std::string kChunked =
    "HTTP/1.1 200 OK\r\nContent-Type: x/y\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n"
    "Keep-Alive: timeout=5\r\nX-Between: 1\r\nConnection: X-Between\r\n\r\n"
    "5;ext=1\r\nhello\r\n6\r\n world\r\n0\r\nTrailer-Field: x\r\n\r\n";

std::string old(const std::string& path, const std::string& method = "GET") {
    return method + " " + path + " HTTP/1.0\r\nHost: x\r\n\r\n";
}

/// All that a client gets for a request that ends its connection, if a node answers that.
std::string got(const std::string& request, const std::string& answer) {
    ScriptedNode node([&answer](ScriptedNode::Socket& socket) {
        boost::system::error_code ignored;
        asio::write(socket, asio::buffer(answer), ignored);
        socket.shutdown(ScriptedNode::Socket::shutdown_send, ignored);
    });
    Entry entry(node.endpoint());
    RawClient client(entry.server.endpoint());
    client.send(request);
    return client.read_to_end();
}

/// The same, and the next answer on the connection, which has to be this node's.
RawResponse got_and_went_on(const std::string& request, const std::string& answer, bool head) {
    ScriptedNode node(answer);
    Entry entry(node.endpoint());
    RawClient client(entry.server.endpoint());
    client.send(request);
    auto response = client.receive(head);
    CHECK(client.ask(asking("/healthz")).status == 200);
    return response;
}

}  // namespace

TEST_CASE("a client of HTTP/1.0 gets no chunks from another node, but bytes until the end") {
    const std::string text = got(old(kRoomThere), kChunked);
    CHECK(text.starts_with("HTTP/1.1 200 OK\r\n"));
    CHECK(text.ends_with("\r\n\r\nhello world"));
    CHECK(text.find("Transfer-Encoding") == std::string::npos);
    CHECK(text.find("Connection: close\r\n") != std::string::npos);
    const std::string sized =
        got(old(kRoomThere), "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
    CHECK(sized.find("Content-Length: 2\r\n") != std::string::npos);
    CHECK(sized.ends_with("\r\n\r\n{}"));
}

TEST_CASE("what concerns two nodes alone is not said to the client, and chunks are made anew") {
    const std::string text = got(asking(kRoomThere), kChunked);
    CHECK(text.find("Transfer-Encoding: chunked\r\n") != std::string::npos);
    CHECK(text.find("Content-Type: x/y\r\n") != std::string::npos);
    for (const auto* field : {"Keep-Alive", "X-Between", "ext", "Trailer-Field"}) {
        CHECK(text.find(field) == std::string::npos);
    }
    CHECK(text.ends_with("\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n"));
}

TEST_CASE("an answer that its end alone delimits is one in chunks") {
    const std::string answer = "HTTP/1.1 200 OK\r\n\r\nhello";
    CHECK(got(asking(kRoomThere), answer).ends_with("\r\n\r\n5\r\nhello\r\n0\r\n\r\n"));
    CHECK(got(old(kRoomThere), answer).ends_with("\r\n\r\nhello"));
}

TEST_CASE("answers without a body have none, and the connection goes on") {
    const std::string head = "HEAD " + kRoomThere + " HTTP/1.1\r\nHost: x\r\n\r\n";
    const auto sized = got_and_went_on(head, "HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n", true);
    CHECK(sized.header("content-length") == "40");
    const auto chunked =
        got_and_went_on(head, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", true);
    CHECK(chunked.status == 200);
    CHECK(chunked.header("transfer-encoding").empty());
    for (const std::string status : {"204 No Content", "304 Not Modified"}) {
        const auto bare = got_and_went_on(asking(kRoomThere),
                                          "HTTP/1.1 " + status + "\r\nETag: \"a\"\r\n\r\n", false);
        CHECK(bare.status == std::stoi(status));
        CHECK(bare.header("etag") == "\"a\"");
        CHECK(bare.header("content-length").empty());
    }
}

TEST_CASE("interim answers of a node are not the answer, and too many are none") {
    const std::string interim = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n";
    const std::string answer = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nroom";
    CHECK(got_and_went_on(asking(kRoomThere), interim + answer, false).body == "room");
    std::string many;
    for (int i = 0; i < 10; ++i) many += interim;
    CHECK(got_and_went_on(asking(kRoomThere), many + answer, false).status == 503);
}

TEST_CASE("what is no answer, or one with too large a head, is told as a node that is away") {
    const std::string large = "HTTP/1.1 200 OK\r\nX: " + std::string(40'000, 'x') + "\r\n\r\n";
    for (const std::string& answer :
         {large, std::string("SSH-2.0-x\r\n\r\n"), std::string("HTTP/1.1 999 x\r\n\r\n"),
          std::string("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n")}) {
        CAPTURE(answer);
        const auto refused = got_and_went_on(asking(kRoomThere), answer, false);
        CHECK(refused.status == 503);
        CHECK(refused.json().at("code") == "room_elsewhere");
    }
}

TEST_CASE("a node that goes away before it answers is told of, and the connection goes on") {
    ScriptedNode node([](ScriptedNode::Socket& socket) { socket.close(); });
    Entry entry(node.endpoint());
    RawClient client(entry.server.endpoint());
    CHECK(client.ask(asking(kRoomThere)).status == 503);
    CHECK(client.ask(asking("/healthz")).status == 200);
}

TEST_CASE("a node that never answers is given up") {
    Limits limits;
    limits.response_time = std::chrono::milliseconds(20);
    ScriptedNode node("HTTP/1.1 200 OK\r\nContent-Le");
    Entry entry(node.endpoint(), limits);
    RawClient client(entry.server.endpoint());
    CHECK(client.ask(asking(kRoomThere)).status == 503);
    CHECK(client.ask(asking("/healthz")).status == 200);
}

TEST_CASE("an answer that a node breaks off does not look whole, nor does the connection go on") {
    const std::string sized =
        got(asking(kRoomThere), "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello");
    CHECK(sized.ends_with("\r\n\r\nhello"));
    const std::string chunks = got(
        asking(kRoomThere), "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
    CHECK(chunks.ends_with("\r\n\r\n5\r\nhello\r\n"));
    const std::string nonsense =
        got(asking(kRoomThere),
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nx\r\n");
    CHECK(nonsense.ends_with("\r\n\r\n5\r\nhello\r\n"));
}

TEST_CASE("an answer comes as it is said, and ends when either end does") {
    TwoNodes nodes;
    {
        RawClient client(nodes.entry.endpoint());
        client.send(asking(kRoomThere + "/log?follow=true"));
        CHECK(client.receive(true).header("transfer-encoding") == "chunked");
        CHECK(client.read_until("\r\n").size() > 2);
    }
    nodes.owner.room().await_detached();
    RawClient another(nodes.entry.endpoint());
    another.send(asking(kRoomThere + "/log?follow=true"));
    CHECK(another.receive(true).status == 200);
    nodes.owner.stop();
    CHECK(another.read_to_end().ends_with("0\r\n\r\n"));
    CHECK(nodes.entry.all_connections_end());
}

TEST_CASE("a node that stops breaks off what it passes on, and asks no other node to wait") {
    TwoNodes nodes;
    RawClient client(nodes.entry.endpoint());
    client.send(asking(kRoomThere + "/log?follow=true"));
    CHECK(client.receive(true).status == 200);
    nodes.entry.stop();
    CHECK_FALSE(client.read_to_end().ends_with("0\r\n\r\n"));
    nodes.owner.room().await_detached();
}

TEST_CASE("whoever does not read what a node says holds it back, and is dropped in the end") {
    Limits limits;
    limits.response_time = std::chrono::milliseconds(300);
    std::promise<std::size_t> sent;
    ScriptedNode node([&sent](ScriptedNode::Socket& socket) {
        boost::system::error_code error;
        asio::write(socket, asio::buffer(std::string("HTTP/1.1 200 OK\r\n\r\n")), error);
        const std::string part(64 * 1024, 'x');
        std::size_t bytes = 0;
        while (!error) bytes += asio::write(socket, asio::buffer(part), error);
        sent.set_value(bytes);
    });
    Entry entry(node.endpoint(), limits);
    RawClient client(entry.server.endpoint());
    client.send(asking(kRoomThere));
    CHECK(client.receive(true).status == 200);
    constexpr std::size_t kAllBuffers = 16 * 1024 * 1024;
    CHECK(sent.get_future().get() < kAllBuffers);
    CHECK(entry.server.all_connections_end());
}
