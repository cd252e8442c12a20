#include "protocol/commands.hpp"

#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"
#include "protocol/words.hpp"

#include <array>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMaxCommandId = 64;
constexpr std::size_t kMaxToken = 128;
constexpr std::size_t kMaxDecision = 100;
constexpr std::uint64_t kMaxSeats = 6;

constexpr std::array<std::string_view, 3> kClientMessages{"hello", "decide", "ping"};

/// Comes before the other checks: a client of a newer version is to learn just that.
std::optional<Error> unsupported_protocol(const Json& message) {
    const auto spoken = message.find("protocol");
    if (spoken == message.end() || !spoken->is_number_integer() || *spoken == kProtocolVersion) {
        return std::nullopt;
    }
    return Error{ErrorCode::UnsupportedProtocol,
                 "this server speaks protocol version " + std::to_string(kProtocolVersion),
                 {{"protocol", *spoken}, {"supported", Json::array({kProtocolVersion})}}};
}

Result<ClientMessage> decode_hello(const Json& message) {
    if (auto error = unsupported_protocol(message)) return tl::unexpected(std::move(*error));
    FieldReader fields(message, {"type", "protocol", "token", "since"});
    fields.integer("protocol", kProtocolVersion, kProtocolVersion);
    Hello hello;
    if (fields.has("token")) hello.token = fields.text("token", kMaxToken);
    if (fields.has("since")) hello.since = fields.integer("since", 0, kMaxInteger);
    return decoded<ClientMessage>(fields, std::move(hello));
}

Result<ClientMessage> decode_decide(const Json& message) {
    FieldReader fields(message, {"type", "id", "expect_seq", "decision"});
    Decide decide;
    decide.id = fields.text("id", kMaxCommandId);
    decide.expect_seq = fields.integer("expect_seq", 0, kMaxInteger);
    decide.decision = fields.text("decision", kMaxDecision);
    return decoded<ClientMessage>(fields, std::move(decide));
}

Result<ClientMessage> decode_ping(const Json& message) {
    FieldReader fields(message, {"type", "id"});
    Ping ping{fields.text("id", kMaxCommandId)};
    return decoded<ClientMessage>(fields, std::move(ping));
}

Error unknown_message(const std::string& type) {
    return {ErrorCode::UnknownMessage,
            "no message has the type \"" + type + "\"",
            {{"type", type}, {"expected", kClientMessages}}};
}

}  // namespace

Result<ClientMessage> decode_client_message(std::string_view text) {
    const Result<Json> message = parse_json(text);
    if (!message) return tl::unexpected(message.error());
    if (!message->is_object()) return tl::unexpected(invalid_message({"", "an object"}));
    const auto type = message->find("type");
    if (type == message->end() || !type->is_string()) {
        return tl::unexpected(invalid_message({"type", "one of: hello, decide, ping"}));
    }
    if (*type == "hello") return decode_hello(*message);
    if (*type == "decide") return decode_decide(*message);
    if (*type == "ping") return decode_ping(*message);
    return tl::unexpected(unknown_message(type->get<std::string>()));
}

std::optional<std::string> command_id(std::string_view text) {
    const Result<Json> message = parse_json(text);
    if (!message || !message->is_object() || !message->contains("id")) return std::nullopt;
    const Json id{{"id", message->at("id")}};
    FieldReader fields(id, {"id"});
    std::string value = fields.text("id", kMaxCommandId);
    return fields.fault() ? std::nullopt : std::optional(std::move(value));
}

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
        request.kind = static_cast<SeatKind>(fields.choice("kind", kSeatKindWords));
    }
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
