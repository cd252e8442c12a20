#include "server/address/client_block.hpp"

#include <algorithm>
#include <functional>

namespace mistward::addresses {
namespace {

constexpr unsigned kBitsOfClient = 64;

unsigned bits_of_client(const Address& address) {
    return std::min(bits_of(plain(address)), kBitsOfClient);
}

}  // namespace

ClientBlock::ClientBlock(const Address& client) : network_(client, bits_of_client(client)) {}

std::size_t ClientBlock::hash() const { return std::hash<Address>{}(network_.first()); }

Network of_whole_clients(const Network& network) {
    const unsigned bits = std::min(network.bits(), bits_of_client(network.first()));
    return {network.first(), bits};
}

}  // namespace mistward::addresses
