#pragma once

#include "protocol/sha256.hpp"
#include "server/net/http.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// How the nodes of one service know each other: by a secret of theirs, which goes with a request
/// that one of them passes on to another.
class NodePolicy {
public:
    /// A node that is alone: nobody's requests count as passed on.
    NodePolicy() = default;
    explicit NodePolicy(std::string secret);

    /// Whether another node has passed the request on; then its `X-Forwarded-For` and
    /// `X-Forwarded-Proto` name the client.
    bool passed_on(const Request& request) const;

    /// Whether there may be other nodes.
    bool may_exist() const { return hash_.has_value(); }

    /// The text of the request, as it goes to another node: with the client's address, of what the
    /// client says only what is meant for more than this node, and ending the connection unless it
    /// `opens_websocket`.
    std::string text_of(const Request& request, bool opens_websocket) const;

private:
    std::string secret_;
    std::optional<protocol::Sha256> hash_;
};

}  // namespace mistward::net
