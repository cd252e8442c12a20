#pragma once

#include "server/config.hpp"
#include "server/net/certificate.hpp"
#include "server/net/proxy_policy.hpp"
#include "server/nodes/node_keeper.hpp"

#include <boost/asio/ip/tcp.hpp>

#include <memory>
#include <string>

namespace mistward {

/// What the host chose for TLS; null for plain HTTP. Throws `StartError`.
std::shared_ptr<net::Certificate> load_certificate(const Config& config);

/// `secret` is that of the nodes of one service; empty: this one is alone.
net::ProxyPolicy proxy_policy(const Config& config, std::string secret);

/// Where other nodes reach this one, which listens at that endpoint. Throws `StartError` if the
/// host has named a place that cannot be read.
nodes::Place node_place(const Config& config, const boost::asio::ip::tcp::endpoint& endpoint);

/// Says so in the log when secrets would travel between machines as they are.
void warn_of_plain_http(const Config& config);

}  // namespace mistward
