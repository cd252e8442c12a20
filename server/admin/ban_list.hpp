#pragma once

#include "server/address/network.hpp"

#include <boost/asio/awaitable.hpp>

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

/// Why a network is kept out, and until when. Times are milliseconds since the Unix epoch, UTC.
struct Ban {
    std::string reason;
    std::int64_t at_ms = 0;
    std::optional<std::int64_t> until_ms;  ///< nothing: until it is lifted

    bool operator==(const Ban&) const = default;
};

/// What is banned if a text is: the client whose address it is, or all of a network, with those of
/// whom it has only a part; nothing if the text names neither.
std::optional<addresses::Network> read_banned(std::string_view text);

/// The networks that are kept out. May be asked from any thread; changes come one at a time.
class BanList {
public:
    using Bans = std::map<addresses::Network, Ban>;

    /// The clock outlives the list.
    explicit BanList(const rooms::Clock& clock) : clock_(clock) {}

    /// Takes in what the store has; of several bans of one network, such as older versions made for
    /// single addresses of it, the one that holds longest. Throws if it cannot be read.
    asio::awaitable<void> load(store::Store& store);

    /// The ban that holds for an address now, if there is one; of several that of the smallest
    /// network.
    std::optional<Ban> find(const asio::ip::address& address) const;
    /// Whether a ban of that very network holds now.
    bool has(const addresses::Network& network) const;

    std::shared_ptr<const Bans> all() const { return bans_.load(); }
    void put(const addresses::Network& network, Ban ban);
    void lift(const addresses::Network& network);

private:
    const rooms::Clock& clock_;
    std::atomic<std::shared_ptr<const Bans>> bans_ = std::make_shared<const Bans>();
};

/// Whether a ban holds at that moment.
bool holds(const Ban& ban, std::int64_t now_ms);

}  // namespace mistward::admin
