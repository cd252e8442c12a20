#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace mistward::store {

/// A row of `webhooks`. Times are milliseconds since the Unix epoch, UTC.
struct WebhookRecord {
    std::string player;
    std::string url;
    std::string secret;
    std::int64_t created_ms = 0;  ///< when it was put last
    std::optional<std::int64_t> delivered_ms = {};
    std::optional<std::int64_t> failing_ms = {};
    std::optional<std::int64_t> disabled_ms = {};
    std::optional<std::string> fault = {};
    auto operator<=>(const WebhookRecord&) const = default;
};

/// Who has a webhook, and when it was put last.
struct WebhookPlayer {
    std::string player;
    std::int64_t created_ms = 0;
    auto operator<=>(const WebhookPlayer&) const = default;
};

/// A webhook in place of the one that the player had.
struct PutWebhook {
    WebhookRecord webhook;
    std::size_t most = 0;  ///< of all players
};

/// What was told of a room last.
struct WebhookMark {
    std::string room;
    std::string event;
    std::string mark;
    auto operator<=>(const WebhookMark&) const = default;
};

/// Something was told at that moment, or is not to be told any more.
struct MarkWebhook {
    std::string player;
    std::optional<WebhookMark> mark = {};           ///< nothing: nothing that has a mark
    std::optional<std::int64_t> delivered_ms = {};  ///< nothing: it was not told
};

/// Something could not be told to the webhook that was put at `created_ms`.
struct FailWebhook {
    std::string player;
    std::int64_t created_ms = 0;
    std::int64_t failed_ms = 0;
    std::string fault;
    bool disabled = false;  ///< it is given up
};

/// Another value whenever webhooks were put, removed or given up since.
struct WebhooksVersion {
    std::int64_t count = 0;
    std::int64_t changed_ms = 0;
    bool operator==(const WebhooksVersion&) const = default;
};

/// What a change at that moment leaves as the last one: a clock that goes back hides none.
inline std::int64_t next_change(const WebhooksVersion& version, std::int64_t now_ms) {
    return std::max(now_ms, version.changed_ms + 1);
}

}  // namespace mistward::store
