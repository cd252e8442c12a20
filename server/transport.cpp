#include "server/transport.hpp"

#include "server/app.hpp"
#include "server/log/log.hpp"

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

net::ProxyPolicy trusted_proxies(const Config& config) {
    std::vector<asio::ip::address> addresses;
    for (const std::string& address : config.trusted_proxies) {
        addresses.push_back(asio::ip::make_address(address));
    }
    return net::ProxyPolicy(std::move(addresses));
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
