#pragma once

#include "server/net/http_client.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::webhooks {

/// What became of something that was sent.
struct Delivery {
    std::optional<unsigned> status = {};    ///< that was answered
    std::optional<std::string> fault = {};  ///< nothing: it was delivered
    /// How long the receiver asks to wait before it is asked again.
    std::optional<std::chrono::seconds> asked = {};
    /// The receiver refuses what this server has signed, and has another time: that may be this
    /// server's own fault.
    bool other_clock = false;
};

inline Delivery failed(std::string fault) { return {{}, std::move(fault)}; }

/// What a final answer means for what was signed at that second: any 2xx that it was delivered.
/// Redirects are not followed.
Delivery delivery_of(const net::HttpClient::Head& answer, std::int64_t signed_s);

/// The second of a date of HTTP (RFC 9110, 5.6.7), in any of its three forms.
std::optional<std::int64_t> second_of(std::string_view date);

}  // namespace mistward::webhooks
