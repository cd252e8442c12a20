#include "protocol/commands.hpp"

#include "protocol/decoded.hpp"
#include "protocol/json_text.hpp"

#include <array>
#include <vector>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMaxCommandId = 64;
constexpr std::size_t kMaxToken = 128;
constexpr std::size_t kMaxDecision = 100;
constexpr std::size_t kMaxDecisions = 8;
constexpr std::size_t kMaxSegment = 16;
constexpr std::size_t kMaxChat = 500;

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

Result<Hello> decode_hello(const Json& message) {
    if (auto error = unsupported_protocol(message)) return tl::unexpected(std::move(*error));
    FieldReader fields(message, {"type", "protocol", "token", "since", "legal"});
    fields.integer("protocol", kProtocolVersion, kProtocolVersion);
    Hello hello;
    if (fields.has("token")) hello.token = fields.text("token", kMaxToken);
    if (fields.has("since")) hello.since = fields.integer("since", 0, kMaxInteger);
    if (fields.has("legal")) hello.legal = fields.boolean("legal");
    return decoded(fields, std::move(hello));
}

Result<Command> decode_decide(const Json& message) {
    FieldReader fields(message, {"type", "id", "expect_seq", "decision"});
    Decide decide;
    decide.id = fields.text("id", kMaxCommandId);
    decide.expect_seq = fields.integer("expect_seq", 0, kMaxInteger);
    decide.decision = fields.text("decision", kMaxDecision);
    return decoded<Command>(fields, std::move(decide));
}

Result<Command> decode_undo(const Json& message) {
    FieldReader fields(message, {"type", "id", "expect_seq", "seq"});
    Undo undo;
    undo.id = fields.text("id", kMaxCommandId);
    undo.expect_seq = fields.integer("expect_seq", 0, kMaxInteger);
    undo.seq = fields.integer("seq", 0, kMaxInteger);
    return decoded<Command>(fields, std::move(undo));
}

Result<Command> decode_answer_undo(const Json& message) {
    FieldReader fields(message, {"type", "id", "agree"});
    AnswerUndo answer{fields.text("id", kMaxCommandId), fields.boolean("agree")};
    return decoded<Command>(fields, std::move(answer));
}

Result<Command> decode_point(const Json& message) {
    FieldReader fields(message, {"type", "id", "x", "y", "segment"});
    Point point;
    point.id = fields.text("id", kMaxCommandId);
    point.position = {fields.coordinate("x"), fields.coordinate("y")};
    if (fields.has("segment")) point.segment = fields.text("segment", kMaxSegment);
    return decoded<Command>(fields, std::move(point));
}

std::vector<std::string> read_decisions(FieldReader& fields) {
    return fields.texts("decisions", kMaxDecisions, kMaxDecision);
}

Result<Command> decode_propose(const Json& message) {
    FieldReader fields(message, {"type", "id", "expect_seq", "decisions"});
    Propose propose;
    propose.id = fields.text("id", kMaxCommandId);
    propose.expect_seq = fields.integer("expect_seq", 0, kMaxInteger);
    propose.decisions = read_decisions(fields);
    return decoded<Command>(fields, std::move(propose));
}

Result<Command> decode_withdraw(const Json& message) {
    FieldReader fields(message, {"type", "id", "proposal"});
    Withdraw withdraw{fields.text("id", kMaxCommandId), fields.integer("proposal", 1, kMaxInteger)};
    return decoded<Command>(fields, std::move(withdraw));
}

Result<Command> decode_adopt(const Json& message) {
    FieldReader fields(message, {"type", "id", "expect_seq", "proposal"});
    Adopt adopt;
    adopt.id = fields.text("id", kMaxCommandId);
    adopt.expect_seq = fields.integer("expect_seq", 0, kMaxInteger);
    adopt.proposal = fields.integer("proposal", 1, kMaxInteger);
    return decoded<Command>(fields, std::move(adopt));
}

template <class Message>
Result<Command> decode_bare(const Json& message) {
    FieldReader fields(message, {"type", "id"});
    Message bare{fields.text("id", kMaxCommandId)};
    return decoded<Command>(fields, std::move(bare));
}

Result<Command> decode_say(const Json& message) {
    FieldReader fields(message, {"type", "id", "text"});
    Say say{fields.text("id", kMaxCommandId), fields.name("text", kMaxChat)};
    return decoded<Command>(fields, std::move(say));
}

Result<Ping> decode_ping(const Json& message) {
    FieldReader fields(message, {"type", "id"});
    Ping ping{fields.text("id", kMaxCommandId)};
    return decoded(fields, std::move(ping));
}

struct CommandForm {
    std::string_view type;
    Result<Command> (*decode)(const Json& message);
};

constexpr std::array kCommands{CommandForm{"decide", decode_decide},
                               CommandForm{"undo", decode_undo},
                               CommandForm{"answer_undo", decode_answer_undo},
                               CommandForm{"point", decode_point},
                               CommandForm{"propose", decode_propose},
                               CommandForm{"withdraw", decode_withdraw},
                               CommandForm{"adopt", decode_adopt},
                               CommandForm{"pause", decode_bare<Pause>},
                               CommandForm{"resume", decode_bare<Resume>},
                               CommandForm{"say", decode_say}};

/// The types that a message may have: those of `others` and every command.
std::vector<std::string_view> types(std::initializer_list<std::string_view> others) {
    std::vector<std::string_view> words(others);
    for (const CommandForm& form : kCommands) words.push_back(form.type);
    return words;
}

Error missing_type(const std::vector<std::string_view>& expected) {
    std::string text = "one of: ";
    for (const std::string_view type : expected) {
        if (type != expected.front()) text += ", ";
        text += type;
    }
    return invalid_message({"type", std::move(text)});
}

Error unknown_message(const std::string& type, const std::vector<std::string_view>& expected) {
    return {ErrorCode::UnknownMessage,
            "no message has the type \"" + type + "\"",
            {{"type", type}, {"expected", expected}}};
}

/// The message as an object, its type, and the types that it may have.
struct Typed {
    Json message;
    std::string type;
    std::vector<std::string_view> expected;
};

Result<Typed> read_typed(std::string_view text, std::vector<std::string_view> expected) {
    Result<Json> message = parse_json(text);
    if (!message) return tl::unexpected(message.error());
    if (!message->is_object()) return tl::unexpected(invalid_message({"", "an object"}));
    const auto type = message->find("type");
    if (type == message->end() || !type->is_string()) return tl::unexpected(missing_type(expected));
    std::string word = type->get<std::string>();
    return Typed{std::move(*message), std::move(word), std::move(expected)};
}

Result<Command> decode_command(const Typed& typed) {
    for (const CommandForm& form : kCommands) {
        if (form.type == typed.type) return form.decode(typed.message);
    }
    return tl::unexpected(unknown_message(typed.type, typed.expected));
}

template <class Message>
Result<ClientMessage> as_client_message(Result<Message> message) {
    if (!message) return tl::unexpected(std::move(message.error()));
    return ClientMessage(std::move(*message));
}

Result<ClientMessage> decode_client_message(const Typed& typed) {
    if (typed.type == "hello") return as_client_message(decode_hello(typed.message));
    if (typed.type == "ping") return as_client_message(decode_ping(typed.message));
    return as_client_message(decode_command(typed));
}

}  // namespace

Result<ClientMessage> decode_client_message(std::string_view text) {
    return read_typed(text, types({"hello", "ping"})).and_then([](const Typed& typed) {
        return decode_client_message(typed);
    });
}

Result<Command> decode_command(std::string_view text) {
    return read_typed(text, types({})).and_then([](const Typed& typed) {
        return decode_command(typed);
    });
}

Result<Foresee> decode_foresee(std::string_view text) {
    const Result<Json> body = parse_json(text);
    if (!body) return tl::unexpected(body.error());
    FieldReader fields(*body, {"seq", "decisions"});
    Foresee request;
    request.seq = fields.integer("seq", 0, kMaxInteger);
    request.decisions = read_decisions(fields);
    return decoded(fields, std::move(request));
}

const std::string& id_of(const Command& command) {
    const auto id = [](const auto& any) -> const std::string& { return any.id; };
    return std::visit(id, command);
}

std::optional<std::string> command_id(std::string_view text) {
    const Result<Json> message = parse_json(text);
    if (!message || !message->is_object() || !message->contains("id")) return std::nullopt;
    const Json id{{"id", message->at("id")}};
    FieldReader fields(id, {"id"});
    std::string value = fields.text("id", kMaxCommandId);
    return fields.fault() ? std::nullopt : std::optional(std::move(value));
}

}  // namespace mistward::protocol
