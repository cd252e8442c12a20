#pragma once

#include "server/address/client_block.hpp"
#include "server/net/quota/quota_limits.hpp"
#include "server/net/token_bucket.hpp"

#include <array>
#include <map>
#include <mutex>

namespace mistward::net {

using addresses::ClientBlock;

/// What a network has left of a quota.
struct Share {
    bool allowed = true;
    double left = 0;
    std::chrono::milliseconds wait{0};   ///< until what was refused may be asked again
    std::chrono::milliseconds whole{0};  ///< until nothing is missing any more
};

/// What each network has taken lately, of a bounded number of networks. When there are more, those
/// that have taken least are forgotten: a network that spent much is only forgotten when all others
/// of its part spent as much, so forgetting gains nobody more than it cost. May be called from any
/// thread; the table is in parts, so that nobody waits for a long sweep.
class QuotaTable {
public:
    using Clock = TokenBucket::Clock;

    explicit QuotaTable(const QuotaLimits& limits);

    /// Takes the cost from the network's share, or nothing if there is not as much. A cost of no
    /// weight is always allowed, and so is what has no limit.
    Share take(const ClientBlock& network, Cost cost, Clock::time_point now);

    /// How many networks it remembers.
    std::size_t size() const;

private:
    static constexpr std::size_t kParts = 16;

    using Buckets = std::array<TokenBucket, kQuotaCount>;
    struct Part {
        mutable std::mutex mutex;
        std::map<ClientBlock, Buckets> networks;
    };

    Part& part_of(const ClientBlock& network);
    Buckets full(Clock::time_point now) const;
    void make_space(Part& part, Clock::time_point now) const;

    QuotaLimits limits_;
    std::size_t salt_;
    std::array<Part, kParts> parts_;
};

}  // namespace mistward::net
