#pragma once

#include "server/address/network.hpp"

#include <cstddef>
#include <string>

namespace mistward::addresses {

/// What counts as one client, wherever clients are counted, limited or kept out: an IPv4 address;
/// of IPv6 the network of 64 bits, for whoever has one address has the 2^64 of it.
class ClientBlock {
public:
    ClientBlock(const Address& client);  // NOLINT(google-explicit-constructor)

    const Network& network() const { return network_; }
    std::string text() const { return network_.text(); }
    std::size_t hash() const;

    bool operator==(const ClientBlock&) const = default;
    friend bool operator<(const ClientBlock& a, const ClientBlock& b) {
        return a.network_ < b.network_;
    }

private:
    Network network_;
};

/// The network, or of a part of a client's block the whole block.
Network of_whole_clients(const Network& network);

}  // namespace mistward::addresses
