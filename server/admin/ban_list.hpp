#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::rooms {
class Clock;
}
namespace mistward::store {
class Store;
}

namespace mistward::admin {

namespace asio = boost::asio;

/// Why an address is kept out, and until when. Times are milliseconds since the Unix epoch, UTC.
struct Ban {
    std::string reason;
    std::int64_t at_ms = 0;
    std::optional<std::int64_t> until_ms;  ///< nothing: until it is lifted

    bool operator==(const Ban&) const = default;
};

/// The address that a text names, IPv4 as such and never mapped into IPv6; nothing if it names
/// none.
std::optional<asio::ip::address> parse_address(std::string_view text);

/// The addresses that are kept out. May be asked from any thread; changes come one at a time.
class BanList {
public:
    using Bans = std::map<asio::ip::address, Ban>;

    /// The clock outlives the list.
    explicit BanList(const rooms::Clock& clock) : clock_(clock) {}

    /// Takes in what the store has. Throws if it cannot be read.
    asio::awaitable<void> load(store::Store& store);

    /// The ban that holds for an address now, if there is one.
    std::optional<Ban> find(const asio::ip::address& address) const;

    std::shared_ptr<const Bans> all() const { return bans_.load(); }
    void put(const asio::ip::address& address, Ban ban);
    void lift(const asio::ip::address& address);

private:
    const rooms::Clock& clock_;
    std::atomic<std::shared_ptr<const Bans>> bans_ = std::make_shared<const Bans>();
};

/// Whether a ban holds at that moment.
bool holds(const Ban& ban, std::int64_t now_ms);

}  // namespace mistward::admin
