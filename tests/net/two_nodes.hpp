#pragma once

#include "server/net/neighbours.hpp"
#include "tests/net/test_server.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mistward::net::test {

/// Every room is at work at one other node.
struct OneNeighbour final : Neighbours {
    explicit OneNeighbour(asio::ip::tcp::endpoint at) : node(std::move(at)) {}
    asio::awaitable<std::optional<asio::ip::tcp::endpoint>> node_of(std::string room) override {
        asked.push_back(std::move(room));
        co_return node;
    }
    asio::ip::tcp::endpoint node;
    std::vector<std::string> asked;
};

inline const std::string kNodesSecret = "a secret of the nodes, of forty bytes ..";

inline ProxyPolicy known_by(const std::string& secret) {
    return ProxyPolicy({}, NodePolicy(secret));
}

/// A node to which clients come, and whose rooms are all at the other end.
struct Entry {
    explicit Entry(asio::ip::tcp::endpoint owner, const Limits& limits = {})
        : neighbour(std::move(owner)),
          server(limits, {}, no_quotas(), known_by(kNodesSecret), &neighbour) {}

    OneNeighbour neighbour;
    TestServer server;
};

/// A node at which the rooms are, and one to which the clients come. The quotas are the owner's.
struct TwoNodes {
    explicit TwoNodes(const QuotaLimits& quotas = {}, const Limits& limits = {})
        : owner(limits, {}, quotas, known_by(kNodesSecret)),
          neighbour(owner.endpoint()),
          entry(limits, {}, no_quotas(), known_by(kNodesSecret), &neighbour) {}

    TestServer owner;
    OneNeighbour neighbour;
    TestServer entry;
};

inline std::string asking(const std::string& path, const std::string& fields = {}) {
    return "GET " + path + " HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n";
}

inline const std::string kRoomThere = "/api/v1/rooms/room1";
inline const std::string kSocketThere = kRoomThere + "/ws";

/// What opens a WebSocket.
inline const std::string kOpening =
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

}  // namespace mistward::net::test
