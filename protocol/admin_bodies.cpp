#include "protocol/admin_bodies.hpp"

#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"

#include <array>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMaxReason = 200;
constexpr std::size_t kMaxAnnouncement = 500;
constexpr std::size_t kMaxAddress = 64;
constexpr std::size_t kMaxRoomId = 32;
constexpr std::uint64_t kHighestSeat = 5;
constexpr std::uint64_t kDay = 24 * 60 * 60;
constexpr std::uint64_t kTenYears = 3650 * kDay;
constexpr std::array<std::string_view, 5> kLogLevels{"debug", "info", "warn", "error", "off"};

std::optional<std::uint64_t> read_seconds(FieldReader& fields, std::string_view field,
                                          std::uint64_t most) {
    if (!fields.has(field)) return std::nullopt;
    return fields.integer(field, 1, most);
}

/// Either the address or the seat.
void read_banned(FieldReader& fields, PutBan& ban) {
    if (!fields.has("address")) {
        SeatPlace place{fields.text("room", kMaxRoomId), 0};
        place.seat = static_cast<std::uint8_t>(fields.integer("seat", 0, kHighestSeat));
        ban.seat = std::move(place);
        return;
    }
    ban.address = fields.text("address", kMaxAddress);
    for (const std::string_view other : {"room", "seat"}) {
        if (fields.has(other)) fields.refuse(other, "left out beside address");
    }
}

}  // namespace

Result<Reason> decode_reason(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"reason"});
    Reason reason{fields.name("reason", kMaxReason)};
    return decoded(fields, std::move(reason));
}

Result<PutBan> decode_put_ban(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"address", "room", "seat", "reason", "seconds"});
    PutBan ban;
    read_banned(fields, ban);
    ban.reason = fields.name("reason", kMaxReason);
    ban.seconds = read_seconds(fields, "seconds", kTenYears);
    return decoded(fields, std::move(ban));
}

Result<Announce> decode_announce(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"text", "seconds"});
    Announce announcement{fields.name("text", kMaxAnnouncement), {}};
    announcement.seconds = read_seconds(fields, "seconds", kTenYears);
    return decoded(fields, std::move(announcement));
}

Result<Drain> decode_drain(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"stop_after_seconds"});
    const Drain drain{read_seconds(fields, "stop_after_seconds", kDay)};
    return decoded(fields, drain);
}

Result<SetLogLevel> decode_log_level(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"level"});
    SetLogLevel level{std::string(kLogLevels[fields.choice("level", kLogLevels)])};
    return decoded(fields, std::move(level));
}

Result<std::optional<std::int64_t>> decode_audit_query(const Json& query) {
    FieldReader fields(query, {"before"});
    std::optional<std::int64_t> before;
    if (fields.has("before")) {
        before = static_cast<std::int64_t>(fields.integer("before", 1, kMaxInteger));
    }
    return decoded(fields, before);
}

}  // namespace mistward::protocol
