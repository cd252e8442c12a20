#include "protocol/api/documents.hpp"
#include "protocol/api/guide.hpp"
#include "protocol/api/info.hpp"
#include "protocol/api/schemas.hpp"
#include "protocol/api/sources.hpp"
#include "protocol/json_text.hpp"

#include <sstream>
#include <stdexcept>
#include <string>

namespace mistward::protocol::api {
namespace {

constexpr std::string_view kSocketDescription =
    "What is said on the WebSocket of a room: text messages, one JSON object each. The client says "
    "`hello`, the server answers `welcome`, then an `update` for each entry of the log follows. On "
    "the WebSocket of a player, the answer is a snapshot of the games that there are, and what "
    "happens in them follows. The guide is `protocol/README.md` of the sources.\n\n"
    "Unknown fields in what a client says are refused. Within this version new messages, events "
    "and fields may appear in what the server says; clients ignore what they do not know.";

/// The `type` of the messages that a schema describes.
std::string type_of(const Json& schema) {
    const Json& form = schema.contains("oneOf") ? schema["oneOf"][0] : schema;
    return form.at("properties").at("type").at("const");
}

Json reference_to(const std::string& kind, const std::string& type) {
    return {{"$ref", "#/" + kind + "/" + type}};
}

Json message(std::string_view schema_name, const Json& schema) {
    const std::string type = type_of(schema);
    Json message{{"name", type}, {"title", type}};
    if (schema.contains("description")) message["summary"] = schema["description"];
    message["contentType"] = "application/json";
    message["payload"] = schema_reference(schema_name);
    return message;
}

/// Every message of both sides, by its type.
Json messages() {
    Json all = Json::object();
    for (const auto* side : {"client_message", "server_message"}) {
        for (const auto& name : alternatives(side)) {
            const Json form = schema(name);
            all[type_of(form)] = message(name, form);
        }
    }
    return all;
}

void add_example(Json& messages, const Json& payload) {
    const std::string type = payload.at("type");
    if (!messages.contains(type)) {
        throw std::logic_error("there is an example of \"" + type +
                               "\", but its schema is not in " +
                               "protocol/schema/client_message or server_message");
    }
    messages[type]["examples"].push_back({{"payload", payload}});
}

void add_examples(Json& messages, const Json& table) {
    for (const Json& entry : table.at("client_messages")) {
        for (const Json& example : entry.at("examples")) add_example(messages, example);
    }
    std::istringstream lines{std::string(source_text("api/examples.ndjson"))};
    for (std::string line; std::getline(lines, line);) add_example(messages, parse_own_json(line));
}

/// What is said on the WebSocket of a player alone, by the name of its schema.
Json player_messages(const Json& table) {
    Json all = Json::object();
    for (const auto& [name, example] : table.at("examples").items()) {
        const Json form = schema(name);
        all[name] = {{"name", name},
                     {"title", example.at("type")},
                     {"summary", form.at("description")},
                     {"contentType", "application/json"},
                     {"payload", schema_reference(name)},
                     {"examples", Json::array({{{"payload", example}}})}};
    }
    return all;
}

/// A WebSocket, and the section of the table that says what is said there.
struct Channel {
    std::string name;
    const Json& table;
    std::string prefix;  ///< of its operations

    Json reference() const { return reference_to("channels", name); }
    Json reference(const std::string& type) const {
        return reference_to("channels/" + name + "/messages", type);
    }
};

Json channel(const std::string& address, const std::string& title, const Json& messages) {
    Json references = Json::object();
    for (const auto& item : messages.items()) {
        references[item.key()] = reference_to("components/messages", item.key());
    }
    return {{"address", address},
            {"title", title},
            {"messages", references},
            {"bindings", {{"ws", {{"method", "GET"}}}}},
            {"x-close-codes", close_table()}};
}

Json room_channel(const Json& messages) {
    Json room = channel("/api/v1/rooms/{room}/ws", "The WebSocket of a room", messages);
    room["parameters"] = {{"room", {{"description", "The id of the room"}}}};
    return room;
}

Json player_channel(const Json& of_rooms, const Json& own) {
    Json messages = own;
    for (const char* type : {"hello", "ping", "ok", "error"}) messages[type] = of_rooms.at(type);
    return channel("/api/v1/me/events", "The WebSocket of a player", messages);
}

/// What a client says, what the server replies, and the errors that the reply may be instead.
Json listening(const Channel& on, const std::string& type, const Json& entry) {
    Json errors = entry.at("errors");
    const Json& always = on.table.at("errors").at("always");
    errors.insert(errors.end(), always.begin(), always.end());
    for (const Json& code : errors) error_row(code.get<std::string>());
    const Json replies{on.reference(entry.at("reply")), on.reference("error")};
    return {{"action", "receive"},
            {"summary", entry.at("summary")},
            {"channel", on.reference()},
            {"messages", Json::array({on.reference(type)})},
            {"reply", {{"channel", on.reference()}, {"messages", replies}}},
            {"x-errors", errors}};
}

Json speaking(const Channel& on, const Json& entry) {
    Json references = Json::array();
    for (const Json& type : entry.at("messages")) references.push_back(on.reference(type));
    return {{"action", "send"},
            {"summary", entry.at("summary")},
            {"channel", on.reference()},
            {"messages", references}};
}

void add_operations(Json& all, const Channel& on) {
    for (const auto& [type, entry] : on.table.at("client_messages").items()) {
        all[on.prefix + type] = listening(on, type, entry);
    }
    for (const auto& [name, entry] : on.table.at("server_messages").items()) {
        all[on.prefix + name] = speaking(on, entry);
    }
}

Json operations(const Json& table) {
    Json all = Json::object();
    add_operations(all, {"room", table, ""});
    add_operations(all, {"player", table.at("player"), "player_"});
    return all;
}

}  // namespace

Json asyncapi_document(std::string_view server_version) {
    const Json table = source_json("api/websocket.json");
    Json spoken = messages();
    add_examples(spoken, table);
    const Json room = room_channel(spoken);
    const Json own = player_messages(table.at("player"));
    const Json player = player_channel(spoken, own);
    spoken.update(own);
    Json document{{"asyncapi", "3.0.0"},
                  {"info", info("Mistward over WebSocket", server_version, kSocketDescription)},
                  {"defaultContentType", "application/json"},
                  {"channels", {{"room", room}, {"player", player}}},
                  {"operations", operations(table)},
                  {"components", {{"messages", std::move(spoken)}}},
                  {"x-errors", error_table()}};
    bundle_schemas(document);
    return document;
}

}  // namespace mistward::protocol::api
