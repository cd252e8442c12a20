#pragma once

#include "server/address/address.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mistward::addresses {

/// The addresses that begin with the same bits; all of IPv4, or all of IPv6.
class Network {
public:
    /// That address alone.
    Network(const Address& address);  // NOLINT(google-explicit-constructor)
    /// Those that share so many bits with the address, which has as many.
    Network(const Address& address, unsigned bits);

    bool contains(const Address& address) const;
    const Address& first() const { return first_; }
    unsigned bits() const { return bits_; }

    /// `203.0.113.0/24`, or the address if there is but one.
    std::string text() const;

    bool operator==(const Network&) const = default;
    friend bool operator<(const Network& a, const Network& b) {
        return a.first_ == b.first_ ? a.bits_ < b.bits_ : a.first_ < b.first_;
    }

private:
    Address first_;  ///< plain
    unsigned bits_;
};

/// So many bits an address of its kind has.
unsigned bits_of(const Address& address);

/// Reads an address, or a network as CIDR writes it (RFC 4632, RFC 4291), of whose address only the
/// bits count that belong to the network. Nothing if the text is neither.
std::optional<Network> read_network(std::string_view text);

}  // namespace mistward::addresses
