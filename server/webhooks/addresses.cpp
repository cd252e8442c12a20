#include "server/webhooks/addresses.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>

namespace mistward::webhooks {

namespace {

namespace ip = boost::asio::ip;

/// So many addresses of a host are tried.
constexpr std::size_t kMostTried = 4;

struct Block4 {
    std::uint32_t network;
    int bits;
};

constexpr std::uint32_t of(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    return (a << 24U) | (b << 16U) | (c << 8U) | d;
}

/// The special-purpose registry of IPv4 (RFC 6890) and its successors, groups and what is reserved.
constexpr std::array kSpecial4{Block4{of(0, 0, 0, 0), 8},       Block4{of(10, 0, 0, 0), 8},
                               Block4{of(100, 64, 0, 0), 10},   Block4{of(127, 0, 0, 0), 8},
                               Block4{of(169, 254, 0, 0), 16},  Block4{of(172, 16, 0, 0), 12},
                               Block4{of(192, 0, 0, 0), 24},    Block4{of(192, 0, 2, 0), 24},
                               Block4{of(192, 31, 196, 0), 24}, Block4{of(192, 52, 193, 0), 24},
                               Block4{of(192, 88, 99, 0), 24},  Block4{of(192, 168, 0, 0), 16},
                               Block4{of(192, 175, 48, 0), 24}, Block4{of(198, 18, 0, 0), 15},
                               Block4{of(198, 51, 100, 0), 24}, Block4{of(203, 0, 113, 0), 24},
                               Block4{of(224, 0, 0, 0), 4},     Block4{of(240, 0, 0, 0), 4}};

bool is_in(std::uint32_t address, const Block4& block) {
    return (address >> (32 - block.bits)) == (block.network >> (32 - block.bits));
}

bool is_public4(const ip::address_v4& address) {
    return std::ranges::none_of(
        kSpecial4, [&](const Block4& block) { return is_in(address.to_uint(), block); });
}

struct Block6 {
    std::array<std::uint8_t, 6> network;
    int bits;
};

/// What of 2000::/3 is no single host: protocols (Teredo among them), documentation, 6to4.
constexpr std::array kSpecial6{Block6{{0x20, 0x01, 0x00, 0x00}, 23},
                               Block6{{0x20, 0x01, 0x0d, 0xb8}, 32}, Block6{{0x20, 0x02}, 16},
                               Block6{{0x26, 0x20, 0x00, 0x4f, 0x80, 0x00}, 48},
                               Block6{{0x3f, 0xff, 0x00, 0x00}, 20}};

bool is_in(const ip::address_v6::bytes_type& address, const Block6& block) {
    for (int bit = 0; bit < block.bits; ++bit) {
        const auto byte = static_cast<std::size_t>(bit / 8);
        const auto mask = static_cast<std::uint8_t>(0x80U >> static_cast<unsigned>(bit % 8));
        if ((address[byte] & mask) != (block.network[byte] & mask)) return false;
    }
    return true;
}

/// Nothing is global unicast outside of 2000::/3, so IPv4 in IPv6 is refused with the rest.
bool is_public6(const ip::address_v6& address) {
    const auto bytes = address.to_bytes();
    if ((bytes[0] & 0xe0U) != 0x20U) return false;
    return std::ranges::none_of(kSpecial6,
                                [&](const Block6& block) { return is_in(bytes, block); });
}

}  // namespace

std::optional<Reach> reach_of(std::string_view word) {
    if (word == "off") return Reach::Off;
    if (word == "public") return Reach::Public;
    if (word == "any") return Reach::Any;
    return std::nullopt;
}

bool is_public(const ip::address& address) {
    return address.is_v4() ? is_public4(address.to_v4()) : is_public6(address.to_v6());
}

std::vector<ip::tcp::endpoint> allowed(Reach reach,
                                       const std::vector<ip::tcp::endpoint>& endpoints) {
    std::array<std::deque<ip::tcp::endpoint>, 2> kinds;  // the one that comes first, and the other
    for (const auto& endpoint : endpoints) {
        const bool is_allowed =
            reach == Reach::Any || (reach == Reach::Public && is_public(endpoint.address()));
        const bool is_first = endpoint.protocol() == endpoints.front().protocol();
        if (is_allowed) kinds[is_first ? 0 : 1].push_back(endpoint);
    }
    std::vector<ip::tcp::endpoint> chosen;
    for (std::size_t next = 0; chosen.size() < kMostTried; next = 1 - next) {
        auto& kind = kinds[kinds[next].empty() ? 1 - next : next];
        if (kind.empty()) break;
        chosen.push_back(kind.front());
        kind.pop_front();
    }
    return chosen;
}

}  // namespace mistward::webhooks
