#include "server/app.hpp"

#include "server/commit.hpp"
#include "server/log/log.hpp"
#include "server/log/standard_streams.hpp"
#include "server/running_server.hpp"
#include "server/signals.hpp"
#include "server/transport.hpp"

#include <unistd.h>

#include <iostream>
#include <string>

namespace mistward {
namespace {

namespace asio = boost::asio;

/// Where a browser on this machine finds the server.
std::string link_to(const asio::ip::tcp::endpoint& endpoint, bool encrypted) {
    auto address = endpoint.address();
    if (address == asio::ip::address_v4::any()) address = asio::ip::address_v4::loopback();
    if (address == asio::ip::address_v6::any()) address = asio::ip::address_v6::loopback();
    const auto host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
    return (encrypted ? "https://" : "http://") + host + ":" + std::to_string(endpoint.port()) +
           "/";
}

/// Before anything can fail: whoever sends a log says with it what has failed.
void log_what_runs(const Config& config) {
    const std::string port = config.port == 0 ? "any port" : "port " + std::to_string(config.port);
    log::info("mistward " MISTWARD_VERSION ", commit {}, for {}, {}", commit(), config.address,
              port);
}

}  // namespace

void run(const Config& config, std::span<const EmbeddedFile> page) {
    end_at_once_when_told();
    ignore_idle_signals();
    log_what_runs(config);
    RunningServer server(config, page);
    const auto endpoint = server.start();
    warn_of_plain_http(config);
    if (log::takes_output(STDOUT_FILENO)) {
        std::cout << "Mistward is ready: " << link_to(endpoint, !config.tls_certificate.empty())
                  << std::endl;
    }
    server.run();
}

}  // namespace mistward
