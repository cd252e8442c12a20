#include "server/transport.hpp"

#include "server/address/address.hpp"
#include "server/app.hpp"
#include "server/log/log.hpp"
#include "server/nodes/room_finder.hpp"

#include <algorithm>
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

net::ProxyPolicy proxy_policy(const Config& config, std::string secret) {
    auto networks = net::read_proxies(config.trusted_proxies).networks;
    if (std::ranges::any_of(networks, [](const auto& network) { return network.bits() == 0; })) {
        log::warn("every address is trusted, so anybody who connects can claim to be anybody else");
    }
    auto nodes = secret.empty() ? net::NodePolicy() : net::NodePolicy(std::move(secret));
    const auto fields = config.forwarded_fields == "forwarded" ? net::ForwardedFields::Standard
                                                               : net::ForwardedFields::XForwarded;
    return net::ProxyPolicy(std::move(networks), std::move(nodes), fields);
}

nodes::Place node_place(const Config& config, const asio::ip::tcp::endpoint& endpoint) {
    if (!config.node_address.empty()) {
        const auto named = nodes::endpoint_of(config.node_address);
        if (named.port() == 0) {
            throw StartError("--node-address must look like 192.0.2.7:8080, not " +
                             config.node_address);
        }
        return {named.address().to_string(), named.port()};
    }
    if (!config.tls_certificate.empty()) return {};  // nodes speak plain HTTP with each other
    const bool is_any = endpoint.address().is_unspecified();
    return {is_any ? "" : endpoint.address().to_string(), endpoint.port()};
}

void warn_of_plain_http(const Config& config) {
    const bool is_private = addresses::read_address(config.address).value().is_loopback();
    if (is_private || !config.tls_certificate.empty() || !config.trusted_proxies.empty()) return;
    log::warn(
        "{} can be reached from other machines, and tokens travel unencrypted: give "
        "--tls-certificate and --tls-key, or put a proxy in front and name it with "
        "--trust-proxy",
        config.address);
}

}  // namespace mistward
