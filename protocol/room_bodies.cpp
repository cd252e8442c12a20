#include "protocol/bounds.hpp"
#include "protocol/commands.hpp"
#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"
#include "protocol/words.hpp"

#include <span>

namespace mistward::protocol {
namespace {

constexpr std::uint64_t kMaxSeats = 6;
constexpr std::size_t kMaxRoomId = 32;
/// Companions are put on a seat by another call.
constexpr std::span kTakerWords(kSeatKindWords.data(), 2);

constexpr std::array<std::string_view, 2> kForkDeckWords{"fresh", "same"};

constexpr std::array<std::string_view, 4> kStatusWords{"open", "playing", "over", "closed"};
/// Closed rooms are shown to administrators alone.
constexpr std::span kListedStatusWords(kStatusWords.data(), 3);

Result<RoomFilter> read_room_filter(const Json& query, std::span<const std::string_view> statuses) {
    FieldReader fields(query, {"status", "game", "level", "free", "before"});
    RoomFilter filter;
    if (fields.has("status")) filter.status = statuses[fields.choice("status", statuses)];
    if (fields.has("game")) filter.game = kModeWords[fields.choice("game", kModeWords)];
    if (fields.has("level")) {
        filter.level = static_cast<std::uint8_t>(fields.integer("level", 1, kHighestLevel));
    }
    if (fields.has("free")) filter.free = fields.boolean("free");
    if (fields.has("before")) filter.before = fields.text("before", kMaxRoomId);
    return decoded(fields, std::move(filter));
}

Result<LogQuery> read_log_query(FieldReader& fields) {
    LogQuery log;
    if (fields.has("since")) log.since = fields.integer("since", 0, kMaxInteger);
    if (fields.has("follow")) log.follow = fields.boolean("follow");
    if (fields.has("legal")) log.legal = fields.boolean("legal");
    return decoded(fields, log);
}

}  // namespace

Result<TakeSeat> decode_take_seat(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"name", "seat", "kind"});
    TakeSeat request;
    request.name = fields.name("name", kMaxName);
    if (fields.has("seat")) {
        request.seat = static_cast<std::uint8_t>(fields.integer("seat", 0, kMaxSeats - 1));
    }
    if (fields.has("kind")) {
        request.kind = static_cast<SeatKind>(fields.choice("kind", kTakerWords));
    }
    return decoded(fields, std::move(request));
}

Result<std::optional<std::uint64_t>> decode_seq_query(const Json& query, std::string_view name) {
    FieldReader fields(query, {name});
    std::optional<std::uint64_t> seq;
    if (fields.has(name)) seq = fields.integer(name, 0, kMaxInteger);
    return decoded(fields, seq);
}

Result<LogQuery> decode_log_query(const Json& query) {
    FieldReader fields(query, {"since", "follow", "legal"});
    return read_log_query(fields);
}

Result<LogQuery> decode_game_log_query(const Json& query) {
    FieldReader fields(query, {"since", "legal"});
    return read_log_query(fields);
}

Result<RoomFilter> decode_room_filter(const Json& query) {
    return read_room_filter(query, kListedStatusWords);
}

Result<RoomFilter> decode_every_room_filter(const Json& query) {
    return read_room_filter(query, kStatusWords);
}

Result<Fork> decode_fork(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"seq", "name", "deck", "visibility"});
    Fork request;
    if (fields.has("seq")) request.seq = fields.integer("seq", 0, kMaxInteger);
    if (fields.has("name")) request.name = fields.name("name", kMaxName);
    if (fields.has("deck")) request.same_deck = fields.choice("deck", kForkDeckWords) == 1;
    if (fields.has("visibility")) {
        request.visibility = static_cast<Visibility>(fields.choice("visibility", kVisibilityWords));
    }
    return decoded(fields, std::move(request));
}

Result<Rematch> decode_rematch(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"level"});
    Rematch request;
    if (fields.has("level")) {
        request.level = static_cast<std::uint8_t>(fields.integer("level", 1, kHighestLevel));
    }
    return decoded(fields, request);
}

Result<HandOver> decode_hand_over(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"name"});
    HandOver request;
    if (fields.has("name")) request.name = fields.name("name", kMaxName);
    return decoded(fields, std::move(request));
}

std::string_view name(Visibility visibility) { return word(kVisibilityWords, visibility); }

std::string_view name(SeatKind kind) { return word(kSeatKindWords, kind); }

std::optional<Visibility> parse_visibility(std::string_view text) {
    return parse_word<Visibility>(kVisibilityWords, text);
}

std::optional<SeatKind> parse_seat_kind(std::string_view text) {
    return parse_word<SeatKind>(kSeatKindWords, text);
}

}  // namespace mistward::protocol
