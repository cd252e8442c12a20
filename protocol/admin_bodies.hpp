#pragma once

#include "protocol/error.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::protocol {

// Bodies and queries under /api/v1/admin.

/// Why a room is closed or a seat is freed.
struct Reason {
    std::string reason;
};
Result<Reason> decode_reason(std::string_view text);

/// A seat of a room.
struct SeatPlace {
    std::string room;
    std::uint8_t seat = 0;
};

/// An address, or the addresses from which somebody listens with a seat's token.
struct PutBan {
    std::optional<std::string> address;  ///< either this
    std::optional<SeatPlace> seat;       ///< or this
    std::string reason;
    std::optional<std::uint64_t> seconds;  ///< nothing: until it is lifted
};
Result<PutBan> decode_put_ban(std::string_view text);

/// What everybody is told.
struct Announce {
    std::string text;
    std::optional<std::uint64_t> seconds;  ///< how long; nothing: until it is taken back
};
Result<Announce> decode_announce(std::string_view text);

/// No new games. The server stops when no game is being played, after `stop_after_seconds` in any
/// case.
struct Drain {
    std::optional<std::uint64_t> stop_after_seconds;
};
Result<Drain> decode_drain(std::string_view text);

/// How much is logged from now on: a word of `--log-level`.
struct SetLogLevel {
    std::string level;
};
Result<SetLogLevel> decode_log_level(std::string_view text);

/// Query of `GET /api/v1/admin/audit`: only acts with a lower number than `before`.
Result<std::optional<std::int64_t>> decode_audit_query(const Json& query);

}  // namespace mistward::protocol
