#include "protocol/commands.hpp"

#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "rules/mists/setup.hpp"

#include <array>
#include <span>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMaxName = 40;
constexpr std::size_t kMaxCommandId = 64;
constexpr std::size_t kMaxToken = 128;
constexpr std::size_t kMaxDecision = 100;
constexpr std::uint64_t kMaxSeats = rules::mists::kMaxPlayers;
constexpr std::uint64_t kHighestLevel = 6;

constexpr std::array<std::string_view, 3> kClientMessages{"hello", "decide", "ping"};
constexpr std::array<std::string_view, 1> kGames{"mists"};
constexpr std::array<std::string_view, 2> kVisibilities{"listed", "private"};
constexpr std::array<std::string_view, 2> kSeatKinds{"human", "bot"};

template <class T>
std::optional<T> parse_word(std::span<const std::string_view> words, std::string_view text) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == text) return static_cast<T>(i);
    }
    return std::nullopt;
}

Error invalid(const FieldFault& fault) {
    const std::string what = fault.field.empty() ? "the message" : "\"" + fault.field + "\"";
    return {ErrorCode::InvalidMessage,
            what + " must be " + fault.expected,
            {{"field", fault.field}, {"expected", fault.expected}}};
}

template <class Value>
Result<Value> finish(const FieldReader& fields, Value value) {
    if (fields.fault()) return tl::unexpected(invalid(*fields.fault()));
    return value;
}

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
    return finish<ClientMessage>(fields, std::move(hello));
}

Result<ClientMessage> decode_decide(const Json& message) {
    FieldReader fields(message, {"type", "id", "expect_seq", "decision"});
    Decide decide;
    decide.id = fields.text("id", kMaxCommandId);
    decide.expect_seq = fields.integer("expect_seq", 0, kMaxInteger);
    decide.decision = fields.text("decision", kMaxDecision);
    return finish<ClientMessage>(fields, std::move(decide));
}

Result<ClientMessage> decode_ping(const Json& message) {
    FieldReader fields(message, {"type", "id"});
    Ping ping{fields.text("id", kMaxCommandId)};
    return finish<ClientMessage>(fields, std::move(ping));
}

Error unknown_message(const std::string& type) {
    return {ErrorCode::UnknownMessage,
            "no message has the type \"" + type + "\"",
            {{"type", type}, {"expected", kClientMessages}}};
}

std::uint8_t read_level(FieldReader& fields) {
    const std::uint64_t number = fields.integer("level", 1, kHighestLevel);
    const auto level = static_cast<std::uint8_t>(number);
    if (!rules::mists::level(level)) fields.refuse("level", "a level that this server plays: 1");
    return level;
}

}  // namespace

Result<ClientMessage> decode_client_message(std::string_view text) {
    const Result<Json> message = parse_json(text);
    if (!message) return tl::unexpected(message.error());
    if (!message->is_object()) return tl::unexpected(invalid({"", "an object"}));
    const auto type = message->find("type");
    if (type == message->end() || !type->is_string()) {
        return tl::unexpected(invalid({"type", "one of: hello, decide, ping"}));
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

Result<CreateRoom> decode_create_room(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"name", "game", "level", "seats", "visibility"});
    CreateRoom request;
    request.name = fields.name("name", kMaxName);
    fields.choice("game", kGames);
    request.level = read_level(fields);
    if (fields.has("seats")) {
        request.seats = static_cast<std::uint8_t>(fields.integer("seats", 1, kMaxSeats));
    }
    if (fields.has("visibility")) {
        request.visibility = static_cast<Visibility>(fields.choice("visibility", kVisibilities));
    }
    return finish(fields, std::move(request));
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
        request.kind = static_cast<SeatKind>(fields.choice("kind", kSeatKinds));
    }
    return finish(fields, std::move(request));
}

std::string_view name(Visibility visibility) {
    return kVisibilities.at(static_cast<std::size_t>(visibility));
}

std::string_view name(SeatKind kind) { return kSeatKinds.at(static_cast<std::size_t>(kind)); }

std::optional<Visibility> parse_visibility(std::string_view text) {
    return parse_word<Visibility>(kVisibilities, text);
}

std::optional<SeatKind> parse_seat_kind(std::string_view text) {
    return parse_word<SeatKind>(kSeatKinds, text);
}

}  // namespace mistward::protocol
