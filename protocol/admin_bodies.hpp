#pragma once

#include "protocol/error.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/words.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <string_view>

namespace mistward::protocol {

// Bodies and queries under /api/v1/admin; see commands.hpp for how they are described.

using StatedReason = wire::FreeText<200>;

inline constexpr std::uint64_t kDay = 24 * 60 * 60;
/// For so many seconds; left out: until it is taken back.
using Lasting = wire::Omittable<wire::Integer<std::uint64_t, 1, 3650 * kDay>>;

/// Why a room is closed or a seat is freed.
struct Reason {
    StatedReason reason;
};
BOOST_DESCRIBE_STRUCT(Reason, (), (reason))
Result<Reason> decode_reason(std::string_view text);

/// An address, or the seat of a room: the addresses from which somebody listens with its token.
struct PutBan {
    wire::Depending<wire::Text<64>> address;
    wire::Depending<wire::RoomId> room;
    wire::Depending<wire::Seat> seat;
    StatedReason reason;
    Lasting seconds;
};
BOOST_DESCRIBE_STRUCT(PutBan, (), (address, room, seat, reason, seconds))
Result<PutBan> decode_put_ban(std::string_view text);

/// What everybody is told.
struct Announce {
    wire::FreeText<500> text;
    Lasting seconds;
};
BOOST_DESCRIBE_STRUCT(Announce, (), (text, seconds))
Result<Announce> decode_announce(std::string_view text);

/// No new games. The server stops when no game is being played, after `stop_after_seconds` in any
/// case.
struct Drain {
    wire::Omittable<wire::Integer<std::uint64_t, 1, kDay>> stop_after_seconds;
};
BOOST_DESCRIBE_STRUCT(Drain, (), (stop_after_seconds))
Result<Drain> decode_drain(std::string_view text);

/// How much is logged, as `--log-level` says it.
enum class LogAmount { Debug, Info, Warn, Error, Off };
template <>
struct wire::Words<LogAmount> : wire::WordList<LogAmount, "debug", "info", "warn", "error", "off"> {
};

struct SetLogLevel {
    LogAmount level = LogAmount::Info;
};
BOOST_DESCRIBE_STRUCT(SetLogLevel, (), (level))
Result<SetLogLevel> decode_log_level(std::string_view text);

/// Which of the host's tile sets games begin with from now on.
struct ChooseTileset {
    wire::Digest digest;
};
BOOST_DESCRIBE_STRUCT(ChooseTileset, (), (digest))
Result<ChooseTileset> decode_choose_tileset(std::string_view text);

/// Query of `GET /api/v1/admin/audit`: only acts with a lower number than `before`.
struct AuditQuery {
    wire::Omittable<wire::Integer<std::int64_t, 1, kMaxInteger>> before;
};
BOOST_DESCRIBE_STRUCT(AuditQuery, (), (before))
Result<AuditQuery> decode_audit_query(const Json& query);

}  // namespace mistward::protocol
