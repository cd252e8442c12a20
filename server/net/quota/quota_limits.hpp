#pragma once

#include "server/net/quota/cost.hpp"

#include <chrono>
#include <cstdint>

namespace mistward::net {

/// So much at once, and as much again in each window; 0 is no limit.
struct Allowance {
    std::uint32_t amount = 0;
    std::chrono::seconds window{60};
};

/// What each network of clients may take up: an IPv4 address, or a /64 of IPv6. Why these numbers:
/// server/DECISIONS.md, 35.
struct QuotaLimits {
    Allowance rooms{120, std::chrono::hours(1)};
    Allowance seats{600, std::chrono::hours(1)};
    Allowance readings{6000, std::chrono::minutes(1)};
    Allowance commands{18000, std::chrono::minutes(1)};
    Allowance chat{300, std::chrono::minutes(1)};
    Allowance hints{300, std::chrono::minutes(1)};

    /// At a time; 0 is no limit.
    std::uint32_t connections = 512;
    std::uint32_t all_connections = 0;  ///< of all networks
    /// Beyond those, of one network and of all: connections that may turn out to be another node's.
    std::uint32_t unproven_connections = 256;
    std::uint32_t all_unproven_connections = 1024;
    std::uint32_t game_files = 8;       ///< bodies that are being sent or worked on
    std::uint32_t all_game_files = 64;  ///< of all networks
    std::uint32_t unstarted_rooms = 60;
    std::uint32_t unstarted_seats = 60;

    /// After that a room that was never started does not count any more.
    std::chrono::seconds unstarted_time = std::chrono::hours(24);
    /// Networks that are remembered.
    std::size_t networks = 65'536;

    const Allowance& of(Quota quota) const;
};

}  // namespace mistward::net
