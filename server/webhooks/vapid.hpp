#pragma once

#include "server/webhooks/p256.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::webhooks {

/// How this server shows itself to push services (RFC 8292), which take what a subscription was
/// made for from nobody else.
class Vapid {
public:
    /// A fresh private key, as text.
    static std::string new_key();
    /// The contact is a `mailto:` or `https:` URL, or empty. Nothing if the text is no key.
    static std::optional<Vapid> of(std::string_view key, std::string contact);

    /// What browsers subscribe with, in base64url.
    std::string public_key() const;
    /// The header `Authorization` for a push service, good for 12 hours from that second on; its
    /// origin is such as `https://push.example.org`.
    std::string authorization(std::string_view origin, std::int64_t now_s) const;

private:
    Vapid(P256Key key, std::string contact) : key_(std::move(key)), contact_(std::move(contact)) {}

    P256Key key_;
    std::string contact_;
};

}  // namespace mistward::webhooks
