#include "protocol/commands.hpp"

#include "protocol/wire/read_file_kinds.hpp"

#include <span>
#include <utility>

namespace mistward::protocol {
namespace {

/// The messages that one can be, those of a choice among them each by itself.
template <class Any>
struct MessagesOf {
    using type = boost::mp11::mp_list<Any>;
};
template <class... Any>
struct MessagesOf<std::variant<Any...>> {
    using type = boost::mp11::mp_append<typename MessagesOf<Any>::type...>;
};

template <class... Messages>
constexpr std::array<std::string_view, sizeof...(Messages)> types_of(
    boost::mp11::mp_list<Messages...>) {
    return {Messages::kType...};
}

/// The types that a message may have.
template <class Into>
inline constexpr auto kTypes = types_of(typename MessagesOf<Into>::type());

Error missing_type(std::span<const std::string_view> expected) {
    std::string text = "one of: ";
    for (const std::string_view type : expected) {
        if (type != expected.front()) text += ", ";
        text += type;
    }
    return invalid_message({"type", std::move(text)});
}

Error unknown_message(const std::string& type, const Json& expected) {
    // Nobody needs to be told in full what they sent, and it may be long.
    const std::string quoted = type.size() <= kLongestKey ? type : "...";
    return {ErrorCode::UnknownMessage,
            "no message has the type \"" + quoted + "\"",
            {{"type", quoted}, {"expected", expected}}};
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

template <class Message>
Result<Message> read_message(const Json& message) {
    if constexpr (std::is_same_v<Message, Hello>) {
        if (auto error = unsupported_protocol(message)) return tl::unexpected(std::move(*error));
    }
    return wire::read<Message>(message);
}

/// Reads the first of the messages that has the type.
template <class Into, class First, class... Others>
Result<Into> read_typed(const Json& message, const std::string& type,
                        boost::mp11::mp_list<First, Others...>) {
    if (type == First::kType) {
        auto read = read_message<First>(message);
        if (!read) return tl::unexpected(std::move(read.error()));
        return Into(std::move(*read));
    }
    if constexpr (sizeof...(Others) == 0) {
        return tl::unexpected(unknown_message(type, kTypes<Into>));
    } else {
        return read_typed<Into>(message, type, boost::mp11::mp_list<Others...>());
    }
}

template <class Into>
Result<Into> decode_typed(std::string_view text) {
    const Result<Json> message = parse_json(text);
    if (!message) return tl::unexpected(message.error());
    if (!message->is_object()) return tl::unexpected(invalid_message({"", "an object"}));
    const auto type = message->find("type");
    if (type == message->end() || !type->is_string()) {
        return tl::unexpected(missing_type(kTypes<Into>));
    }
    return read_typed<Into>(*message, type->get_ref<const std::string&>(),
                            typename MessagesOf<Into>::type());
}

}  // namespace

Result<ClientMessage> decode_client_message(std::string_view text) {
    return decode_typed<ClientMessage>(text);
}

Result<Command> decode_command(std::string_view text) { return decode_typed<Command>(text); }

const std::string& id_of(const Command& command) {
    const auto id = [](const auto& any) -> const std::string& { return any.id; };
    return std::visit(id, command);
}

std::optional<std::string> command_id(std::string_view text) {
    const Result<Json> message = parse_json(text);
    if (!message || !message->is_object() || !message->contains("id")) return std::nullopt;
    const Json id{{"id", message->at("id")}};
    FieldReader fields(id, {"id"});
    CommandId value;
    wire::read(fields, "id", value);
    return fields.fault() ? std::nullopt : std::optional<std::string>(std::move(value));
}

}  // namespace mistward::protocol
