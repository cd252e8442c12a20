#include "server/transport.hpp"

#include "server/app.hpp"
#include "server/log/log.hpp"
#include "server/nodes/room_finder.hpp"

#include <boost/asio/ip/address.hpp>

#include <utility>

namespace mistward {

namespace asio = boost::asio;

std::shared_ptr<net::Certificate> load_certificate(const Config& config) {
    if (config.tls_certificate.empty()) return nullptr;
    try {
        return std::make_shared<net::Certificate>(config.tls_certificate, config.tls_key);
    } catch (const net::CertificateError& error) {
        throw StartError(error.what());
    }
}

net::ProxyPolicy trusted_proxies(const Config& config, std::string secret) {
    std::vector<asio::ip::address> addresses;
    for (const std::string& address : config.trusted_proxies) {
        addresses.push_back(asio::ip::make_address(address));
    }
    auto nodes = secret.empty() ? net::NodePolicy() : net::NodePolicy(std::move(secret));
    return net::ProxyPolicy(std::move(addresses), std::move(nodes));
}

nodes::Place node_place(const Config& config, const asio::ip::tcp::endpoint& endpoint) {
    if (!config.node_address.empty()) {
        const auto named = nodes::endpoint_of(config.node_address);
        if (named.port() == 0) {
            throw StartError("--node-address is to be like 192.0.2.7:8080, not " +
                             config.node_address);
        }
        return {named.address().to_string(), named.port()};
    }
    if (!config.tls_certificate.empty()) return {};  // nodes speak plain HTTP with each other
    const bool is_any = endpoint.address().is_unspecified();
    return {is_any ? "" : endpoint.address().to_string(), endpoint.port()};
}

void warn_of_plain_http(const Config& config) {
    const bool is_private = asio::ip::make_address(config.address).is_loopback();
    if (is_private || !config.tls_certificate.empty() || !config.trusted_proxies.empty()) return;
    log::warn(
        "{} can be reached from other machines, and tokens travel unencrypted: give "
        "--tls-certificate and --tls-key, or put a proxy in front and name it with "
        "--trust-proxy",
        config.address);
}

}  // namespace mistward
