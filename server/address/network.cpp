#include "server/address/network.hpp"

#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

#include <charconv>

namespace mistward::addresses {
namespace {

constexpr unsigned kBitsOfIPv4 = 32;
constexpr unsigned kBitsOfIPv6 = 128;
/// Before an IPv4 address that is mapped into IPv6.
constexpr unsigned kMappedBits = kBitsOfIPv6 - kBitsOfIPv4;

Address first_of(const Address& address, unsigned bits) {
    const auto length = static_cast<unsigned short>(bits);
    if (address.is_v4()) return asio::ip::network_v4(address.to_v4(), length).network();
    return asio::ip::network_v6(address.to_v6(), length).network();
}

}  // namespace

unsigned bits_of(const Address& address) { return address.is_v4() ? kBitsOfIPv4 : kBitsOfIPv6; }

Network::Network(const Address& address) : first_(plain(address)), bits_(bits_of(first_)) {}

Network::Network(const Address& address, unsigned bits)
    : first_(first_of(plain(address), bits)), bits_(bits) {}

bool Network::contains(const Address& address) const {
    const Address other = plain(address);
    return other.is_v4() == first_.is_v4() && first_of(other, bits_) == first_;
}

std::string Network::text() const {
    const std::string address = first_.to_string();
    return bits_ == bits_of(first_) ? address : address + '/' + std::to_string(bits_);
}

std::optional<Network> read_network(std::string_view text) {
    const auto slash = text.find('/');
    const auto address = read_address(text.substr(0, slash));
    if (!address) return std::nullopt;
    if (slash == std::string_view::npos) return Network(*address);
    unsigned bits = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data() + slash + 1, end, bits);
    if (fault != std::errc() || rest != end) return std::nullopt;
    const bool is_mapped =
        address->is_v4() && text.substr(0, slash).find(":") != std::string_view::npos;
    if (is_mapped && bits < kMappedBits) return std::nullopt;
    if (is_mapped) bits -= kMappedBits;
    if (bits > bits_of(*address)) return std::nullopt;
    return Network(*address, bits);
}

}  // namespace mistward::addresses
