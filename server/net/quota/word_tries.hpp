#pragma once

#include "server/address/client_block.hpp"
#include "server/net/token_bucket.hpp"

#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace mistward::net {

using addresses::ClientBlock;

/// How often somebody may guess the word of a room: each network five times and then every 30 s,
/// and all of them together 60 times and then every 10 s. Only wrong words count. The memory does
/// not grow: rooms that fall together by a secret hash, one of 65,536, share what they have. May be
/// called from any thread.
class WordTries {
public:
    using Clock = TokenBucket::Clock;

    explicit WordTries(Clock::time_point now);

    /// Takes a try, or says when there is one again.
    std::optional<std::chrono::milliseconds> take(const std::string& room,
                                                  const ClientBlock& network,
                                                  Clock::time_point now);
    /// The word was right.
    void give_back(const std::string& room, const ClientBlock& network);

private:
    TokenBucket& of_room(const std::string& room);
    TokenBucket& of_network(const std::string& room, const ClientBlock& network);

    std::mutex mutex_;
    std::size_t salt_;
    std::vector<TokenBucket> rooms_;
    std::vector<TokenBucket> networks_;
};

}  // namespace mistward::net
