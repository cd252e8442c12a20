#pragma once

#include <boost/asio/ip/address.hpp>

#include <cstddef>
#include <map>
#include <mutex>
#include <set>

namespace mistward::net {

/// What the log is told of a peer once and not with each request. So many of each kind are kept;
/// of the peers beyond that nothing is told. May be asked from any thread.
template <class Kind>
class ToldOnce {
public:
    static constexpr std::size_t kMost = 32;

    /// Whether this is to be told now.
    bool is_new(Kind kind, const boost::asio::ip::address& peer) {
        const std::lock_guard lock(mutex_);
        auto& peers = told_[kind];
        return peers.size() < kMost && peers.insert(peer).second;
    }

private:
    std::mutex mutex_;
    std::map<Kind, std::set<boost::asio::ip::address>> told_;
};

}  // namespace mistward::net
