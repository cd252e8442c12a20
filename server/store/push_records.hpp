#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace mistward::store {

/// A row of `push_subscriptions`. Times are milliseconds since the Unix epoch, UTC.
struct PushRecord {
    std::string id;
    std::string player;
    std::string endpoint;
    std::string p256dh;  ///< the browser's public key, in base64url
    std::string auth;    ///< the browser's secret, in base64url
    std::int64_t created_ms = 0;
    std::optional<std::int64_t> delivered_ms = {};
    std::optional<std::int64_t> failing_ms = {};
    std::optional<std::string> fault = {};
    auto operator<=>(const PushRecord&) const = default;
};

/// A subscription in place of the one with its id, whoever had that.
struct PutPush {
    PushRecord subscription;
    std::size_t most_of_player = 0;
    std::size_t most = 0;  ///< of all players
};

/// A subscription of a player's, or all of them.
struct RemovePush {
    std::string player;
    std::optional<std::string> id = {};
};

/// Which subscription that is, and when it was made.
struct PushPlayer {
    std::string player;
    std::string id;
    std::int64_t created_ms = 0;
    auto operator<=>(const PushPlayer&) const = default;
};

}  // namespace mistward::store
