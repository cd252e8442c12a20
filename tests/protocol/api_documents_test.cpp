#include "protocol/api/deprecation.hpp"
#include "protocol/api/documents.hpp"
#include "protocol/api/sources.hpp"
#include "protocol/commands.hpp"
#include "tests/protocol/fixtures.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>

namespace mistward::protocol {
namespace {

using api::asyncapi_document;
using api::openapi_document;

void collect_references(const Json& value, std::set<std::string>& references) {
    for (const auto& item : value.items()) {
        if (item.key() == "$ref" && item.value().is_string()) {
            references.insert(item.value());
        } else if (item.value().is_structured()) {
            collect_references(item.value(), references);
        }
    }
}

std::set<std::string> references(const Json& document) {
    std::set<std::string> found;
    collect_references(document, found);
    return found;
}

/// The types that a client may say, as the decoder names them.
std::set<std::string> client_types() {
    const auto refused = decode_client_message(R"({"type":"no such type"})");
    REQUIRE_FALSE(refused);
    return refused.error().params.at("expected");
}

/// The types that the server was heard to say.
std::set<std::string> server_types() {
    std::set<std::string> types;
    for (const Fixture& fixture : make_fixtures()) {
        std::istringstream lines(fixture.text);
        for (std::string line; std::getline(lines, line);) types.insert(Json::parse(line)["type"]);
    }
    return types;
}

/// The messages of the operations of a channel with that action: "receive" for the client's, "send"
/// for the server's.
std::set<std::string> messages_of(const Json& document, std::string_view action,
                                  const std::string& channel = "room") {
    const std::string prefix = "#/channels/" + channel + "/messages/";
    std::set<std::string> types;
    for (const Json& operation : document.at("operations")) {
        if (operation.at("action") != action) continue;
        if (operation.at("channel").at("$ref") != "#/channels/" + channel) continue;
        for (const Json& message : operation.at("messages")) {
            types.insert(message.at("$ref").get<std::string>().substr(prefix.size()));
        }
    }
    return types;
}

/// Where an error code is documented: its status in OpenAPI, or "message".
std::multimap<std::string, std::string> documented_errors() {
    std::multimap<std::string, std::string> places;
    const Json http = openapi_document("1.2.3");
    for (const Json& path : http.at("paths")) {
        for (const Json& operation : path) {
            for (const auto& [status, response] : operation.at("responses").items()) {
                const Json content = response.value("content", Json::object());
                if (!content.contains("application/problem+json")) continue;
                const Json& schema = content["application/problem+json"]["schema"]["allOf"][1];
                for (const Json& code : schema["properties"]["code"]["enum"]) {
                    places.emplace(code, status);
                }
            }
        }
    }
    for (const Json& code : http.at("x-errors-without-route")) places.emplace(code, "any path");
    const Json socket = asyncapi_document("1.2.3");
    for (const Json& operation : socket.at("operations")) {
        for (const Json& code : operation.value("x-errors", Json::array())) {
            places.emplace(code, "message");
        }
    }
    return places;
}

}  // namespace

TEST_CASE("every reference of the API's documents leads to a place in them") {
    for (const Json& document : {openapi_document("1.2.3"), asyncapi_document("1.2.3")}) {
        const auto found = references(document);
        CHECK(found.size() > 20);
        for (const auto& reference : found) {
            CAPTURE(reference);
            REQUIRE(reference.starts_with("#/"));
            CHECK(document.contains(Json::json_pointer(reference.substr(1))));
        }
    }
}

TEST_CASE("the schemas in the API's documents are used, and name no other place") {
    for (const Json& document : {openapi_document("1.2.3"), asyncapi_document("1.2.3")}) {
        const auto used = references(document);
        for (const auto& [name, schema] : document.at("components").at("schemas").items()) {
            CHECK_MESSAGE(used.contains("#/components/schemas/" + name), name);
            CHECK_FALSE(schema.contains("$id"));
        }
        CHECK(document.dump().find("urn:mistward:protocol") == std::string::npos);
    }
}

TEST_CASE("the API's documents have the version of the protocol, and name that of the server") {
    for (const Json& document : {openapi_document("1.2.3"), asyncapi_document("1.2.3")}) {
        CHECK(document.at("info").at("version") == std::to_string(kProtocolVersion));
        CHECK(document.at("info").at("x-server-version") == "1.2.3");
    }
}

TEST_CASE("every message type of both sides is in the AsyncAPI document, with an example") {
    const Json document = asyncapi_document("1.2.3");
    const auto received = messages_of(document, "receive");
    for (const auto& type : client_types()) {
        CHECK_MESSAGE(received.contains(type), "add \""
                                                   << type
                                                   << "\" to \"client_messages\" of "
                                                      "protocol/api/websocket.json, and its schema "
                                                      "to protocol/schema/client_message");
    }
    const auto sent = messages_of(document, "send");
    for (const auto& type : server_types()) {
        CHECK_MESSAGE(sent.contains(type), "add \"" << type
                                                    << "\" to \"server_messages\" of "
                                                       "protocol/api/websocket.json, and its "
                                                       "schema to protocol/schema/server_message");
    }
    for (const auto& [type, message] : document.at("components").at("messages").items()) {
        const bool spoken = received.contains(type) || sent.contains(type) ||
                            messages_of(document, "send", "player").contains(type);
        CHECK_MESSAGE(spoken, "no operation of protocol/api/websocket.json has \"" << type << "\"");
        CHECK_MESSAGE(message.contains("examples"),
                      "give \"" << type << "\" an example: a client's in "
                                << "protocol/api/websocket.json, a server's by a fixture");
    }
}

TEST_CASE("the AsyncAPI document has no message that nobody says") {
    const Json document = asyncapi_document("1.2.3");
    const auto understood = client_types();
    for (const auto& type : messages_of(document, "receive")) {
        CHECK_MESSAGE(understood.contains(type), "no client can say \"" << type << "\"");
    }
    const auto heard = server_types();
    for (const auto& type : messages_of(document, "send")) {
        CHECK_MESSAGE(heard.contains(type), "no fixture has \"" << type << "\"");
    }
}

TEST_CASE("what is said on the WebSocket of a player is in the AsyncAPI document") {
    const Json document = asyncapi_document("1.2.3");
    using Types = std::set<std::string>;
    CHECK(messages_of(document, "receive", "player") == Types{"hello", "ping"});
    CHECK(messages_of(document, "send", "player") ==
          Types{"player_snapshot", "player_invited", "player_news", "ok", "error"});
    CHECK(document.at("channels").at("player").at("address") == "/api/v1/me/events");
}

TEST_CASE("the examples of what a client says are understood") {
    const Json document = asyncapi_document("1.2.3");
    for (const auto& type : client_types()) {
        for (const Json& example : document["components"]["messages"][type]["examples"]) {
            CHECK_MESSAGE(decode_client_message(example.at("payload").dump()), example.dump());
        }
    }
}

TEST_CASE("every error code is where it happens in the API's documents, with its status") {
    const auto places = documented_errors();
    for (std::size_t i = 0; i < kErrorCodeCount; ++i) {
        const auto code = static_cast<ErrorCode>(i);
        const std::string word(name(code));
        CHECK_MESSAGE(places.contains(word), "add \""
                                                 << word << "\" to \"errors\" of the operations of "
                                                 << "protocol/api/http.json, or the messages of "
                                                 << "protocol/api/websocket.json, that it answers");
        for (auto [place, end] = places.equal_range(word); place != end; ++place) {
            const bool over_http = place->second != "message" && place->second != "any path";
            if (over_http) CHECK(place->second == std::to_string(http_status(code)));
        }
    }
}

TEST_CASE("a route that shall go says so in the OpenAPI document") {
    Json table = api::source_json("api/http.json");
    Json& entry = table["operations"][0];
    const std::string path = "/api/v1/rooms";
    REQUIRE(entry.at("route") == "POST " + path);
    CHECK(!openapi_document("1.2.3", table).at("paths").at(path).at("post").contains("deprecated"));
    entry["deprecated"] = {{"since", "2026-12-31"}, {"sunset", "2027-12-31"}};
    const Json post = openapi_document("1.2.3", table).at("paths").at(path).at("post");
    CHECK(post.at("deprecated") == true);
    CHECK(post.at("x-sunset") == "2027-12-31");
    const auto found = api::deprecations(table);
    REQUIRE(found.size() == 1);
    CHECK(found[0].route == "POST " + path);
    CHECK(found[0].since == 1'798'675'200);
    CHECK(found[0].sunset == 1'830'211'200);
    entry["deprecated"] = {{"since", "2026-02-30"}};
    CHECK_THROWS(api::deprecations(table));
}

TEST_CASE("what takes an Idempotency-Key says so, and what may be said of it") {
    const Json paths = openapi_document("1.2.3").at("paths");
    const Json post = paths.at("/api/v1/rooms").at("post");
    CHECK(post.at("parameters").back().at("name") == "Idempotency-Key");
    CHECK(post.at("parameters").back().at("in") == "header");
    CHECK(post.at("responses").contains("422"));
    CHECK(paths.at("/api/v1/rooms").at("get").dump().find("Idempotency-Key") == std::string::npos);
}

}  // namespace mistward::protocol
