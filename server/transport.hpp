#pragma once

#include "server/config.hpp"
#include "server/net/certificate.hpp"
#include "server/net/proxy_policy.hpp"

#include <memory>

namespace mistward {

/// What the host chose for TLS; null for plain HTTP. Throws `StartError`.
std::shared_ptr<net::Certificate> load_certificate(const Config& config);

net::ProxyPolicy trusted_proxies(const Config& config);

/// Says so in the log when secrets would travel between machines as they are.
void warn_of_plain_http(const Config& config);

}  // namespace mistward
