#include "server/docs/error_links.hpp"
#include "server/docs/html.hpp"
#include "server/docs/pretty_json.hpp"
#include "server/docs/schema_html.hpp"
#include "server/docs/sections.hpp"

namespace mistward::docs {
namespace {

using protocol::Json;

/// "hello" of a reference to the message `hello`.
std::string type_of(const Json& reference) {
    const std::string path = reference.at("$ref");
    return path.substr(path.rfind('/') + 1);
}

std::string anchor(const std::string& type) { return "message-" + type; }

std::string message_links(const Json& references) {
    std::string links;
    for (const Json& reference : references) {
        const auto type = type_of(reference);
        if (!links.empty()) links += " or ";
        links += link('#' + anchor(type), code(type));
    }
    return links;
}

std::string examples(const Json& list) {
    std::string html;
    for (const Json& example : list) html += block(pretty_json(example.at("payload")));
    return html;
}

std::string article(const Json& message, const std::string& summary, const std::string& parts) {
    const std::string type = message.at("name");
    return element(
        "article",
        element("h4", {{"id", anchor(type)}}, code(type)) + prose(summary) +
            element("dl", part("Form", form(message.at("payload"))) +
                              part("Examples", examples(message.at("examples"))) + parts));
}

std::string index_entry(const std::string& type) {
    return element("li", link('#' + anchor(type), code(type)));
}

bool is_on(const Json& operation, const std::string& channel, std::string_view action) {
    return operation.at("action") == action && type_of(operation.at("channel")) == channel;
}

Section client_messages(const Json& operations, const Json& messages) {
    Section section;
    for (const Json& operation : operations) {
        if (!is_on(operation, "room", "receive")) continue;
        const auto type = type_of(operation.at("messages").at(0));
        section.index += index_entry(type);
        section.body += article(messages.at(type), operation.at("summary").get<std::string>() + ".",
                                part("Reply", message_links(operation.at("reply").at("messages"))) +
                                    part("Errors", error_links(operation.at("x-errors"))));
    }
    return section;
}

/// Those of a channel that are told nowhere else.
Section server_messages(const Json& operations, const Json& messages, const std::string& channel) {
    Section section;
    for (const Json& operation : operations) {
        if (!is_on(operation, channel, "send")) continue;
        std::string articles;
        for (const Json& reference : operation.at("messages")) {
            const auto type = type_of(reference);
            if (channel != "room" && !type.starts_with(channel)) continue;
            const Json& message = messages.at(type);
            section.index += index_entry(type);
            articles += article(message, message.value("summary", ""), "");
        }
        if (articles.empty()) continue;
        section.body += prose(operation.at("summary").get<std::string>() + ":") + articles;
    }
    return section;
}

std::string close_codes(const Json& list) {
    std::vector<std::vector<std::string>> rows;
    for (const Json& row : list) {
        rows.push_back({row.at("code").dump(), prose(row.at("when").get<std::string>())});
    }
    return element("h3", {{"id", "close"}}, "The server closes with") +
           table({"code", "when"}, rows);
}

}  // namespace

Section socket_section(const Json& asyncapi) {
    const Json& channel = asyncapi.at("channels").at("room");
    const Json& messages = asyncapi.at("components").at("messages");
    const auto client = client_messages(asyncapi.at("operations"), messages);
    const auto server = server_messages(asyncapi.at("operations"), messages, "room");
    const auto player = server_messages(asyncapi.at("operations"), messages, "player");
    const Json& players = asyncapi.at("channels").at("player");
    Section section;
    section.body = element("h2", {{"id", "websocket"}}, "WebSocket") +
                   element("p", code(channel.at("address").get<std::string>())) +
                   prose(asyncapi.at("info").at("description").get<std::string>()) +
                   element("h3", "What a client says") + client.body +
                   element("h3", "What the server says") + server.body +
                   element("h3", "What a player receives") +
                   element("p", code(players.at("address").get<std::string>())) +
                   prose("After `hello` with the player's token; `ping` is answered with `ok`.") +
                   player.body + close_codes(channel.at("x-close-codes"));
    section.index =
        element("li", link("#websocket", "WebSocket") +
                          element("ul", element("li", "client" + element("ul", client.index)) +
                                            element("li", "server" + element("ul", server.index)) +
                                            element("li", "player" + element("ul", player.index)) +
                                            element("li", link("#close", "close codes"))));
    return section;
}

}  // namespace mistward::docs
