#pragma once

#include "server/webhooks/p256.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace mistward::test {

/// A browser that has subscribed: reads what a server has encrypted for it, as RFC 8291 has it,
/// with none of the server's code but its keys.
class Browser {
public:
    Browser() : key_(webhooks::P256Key::make()) {}

    std::string p256dh() const;
    std::string auth() const;
    /// The text; requires that it can be read.
    std::string read(const std::string& body) const;

private:
    webhooks::P256Key key_;
    std::array<std::uint8_t, 16> auth_{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
};

}  // namespace mistward::test
