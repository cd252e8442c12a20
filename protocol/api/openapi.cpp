#include "protocol/api/documents.hpp"
#include "protocol/api/guide.hpp"
#include "protocol/api/info.hpp"
#include "protocol/api/schemas.hpp"
#include "protocol/api/sources.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <vector>

namespace mistward::protocol::api {
namespace {

constexpr std::string_view kHttpDescription =
    "Make rooms, take seats, start games and read them. To play, open a WebSocket: what is said "
    "there is in `/api/asyncapi.json`. The guide is `protocol/README.md` of the sources.\n\n"
    "Unknown fields in a body are refused. Within this version new fields may appear in answers; "
    "clients ignore what they do not know.";

using Codes = std::vector<std::string>;

Json content(const Json& described) {
    const bool shaped = described.contains("schema");
    const Json schema = shaped ? schema_reference(described["schema"].get<std::string>())
                               : Json{{"type", "string"}};
    const std::string type = described.value("type", "application/json");
    const bool opaque = !shaped && type == "application/json";
    Json body{{"schema", opaque ? Json{{"type", "object"}} : schema}};
    if (described.contains("example")) body["example"] = described["example"];
    return {{type, std::move(body)}};
}

/// The problem document with one of these codes.
Json refusal(const std::vector<ErrorRow>& rows) {
    std::string description;
    Json codes = Json::array();
    for (const ErrorRow& row : rows) {
        codes.push_back(row.code);
        description += "- `" + row.code + "`: " + row.when + "\n";
    }
    const Json one_of_these{{"type", "object"}, {"properties", {{"code", {{"enum", codes}}}}}};
    const Json schema{{"allOf", {schema_reference("problem"), one_of_these}}};
    return {{"description", description},
            {"content", {{"application/problem+json", {{"schema", schema}}}}}};
}

Codes codes_of(const Json& table, const Json& entry) {
    const Json& general = table.at("errors");
    Codes codes = entry.value("errors", Codes());
    const auto add = [&codes](const Codes& more) {
        for (const auto& code : more) {
            if (std::ranges::find(codes, code) == codes.end()) codes.push_back(code);
        }
    };
    if (entry.contains("tokens")) add({"unauthorized"});
    if (entry.contains("body")) add(general.at("with_body"));
    if (entry.value("repeatable", false)) add(general.at("repeatable"));
    const auto route = entry.at("route").get<std::string>();
    if (!route.starts_with("GET ")) add(general.at("unless_get"));
    if (route.find("/{room}") != std::string::npos) add(general.at("of_room"));
    add(general.at("always"));
    return codes;
}

Json responses(const Json& table, const Json& entry) {
    const Json& answer = entry.at("answer");
    const int status = answer.at("status");
    Json all;
    Json& good = all[std::to_string(status)];
    good["description"] = answer.at("description");
    constexpr int kSwitchingProtocols = 101;
    if (status != kSwitchingProtocols) good["content"] = content(answer);
    std::map<std::string, std::vector<ErrorRow>> by_status;
    for (const auto& code : codes_of(table, entry)) {
        const ErrorRow& row = error_row(code);
        by_status[row.status].push_back(row);
    }
    for (const auto& [refused, rows] : by_status) all[refused] = refusal(rows);
    return all;
}

Json parameter(const Json& table, const std::string& name, std::string_view place) {
    Json parameter{{"name", name}, {"in", place}, {"required", place == "path"}};
    parameter.update(table.at("parameters").at(name));
    return parameter;
}

/// Those of the path, those of the query, then those of the head.
Json parameters(const Json& table, const Json& entry, std::string_view path) {
    Json list = Json::array();
    for (auto open = path.find('{'); open != path.npos; open = path.find('{')) {
        const auto close = path.find('}');
        list.push_back(
            parameter(table, std::string(path.substr(open + 1, close - open - 1)), "path"));
        path.remove_prefix(close + 1);
    }
    for (const auto& name : entry.value("query", Codes())) {
        list.push_back(parameter(table, name, "query"));
    }
    if (entry.value("repeatable", false)) {
        list.push_back(parameter(table, "Idempotency-Key", "header"));
    }
    return list;
}

/// Any one of the tokens opens it; none is needed if there is none, or if it is for `anybody`.
Json security(const Json& entry) {
    Json list = Json::array();
    if (entry.value("anybody", false)) list.push_back(Json::object());
    for (const auto& token : entry.value("tokens", Codes())) {
        list.push_back({{token, Json::array()}});
    }
    return list;
}

Json operation(const Json& table, const Json& entry, std::string_view path) {
    Json operation{{"operationId", entry.at("id")},
                   {"tags", {entry.at("tag")}},
                   {"summary", entry.at("summary")}};
    if (entry.contains("description")) operation["description"] = entry["description"];
    if (entry.contains("deprecated")) {
        operation["deprecated"] = true;
        if (entry["deprecated"].contains("sunset")) {
            operation["x-sunset"] = entry["deprecated"]["sunset"];
        }
    }
    operation["security"] = security(entry);
    operation["parameters"] = parameters(table, entry, path);
    if (entry.contains("body")) {
        const bool required = entry["body"].value("required", true);
        operation["requestBody"] = {{"required", required}, {"content", content(entry["body"])}};
    }
    operation["responses"] = responses(table, entry);
    return operation;
}

Json paths(const Json& table) {
    Json paths = Json::object();
    for (const Json& entry : table.at("operations")) {
        const std::string route = entry.at("route");
        const auto space = route.find(' ');
        std::string method = route.substr(0, space);
        std::ranges::transform(method, method.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        const std::string path = route.substr(space + 1);
        paths[path][method] = operation(table, entry, path);
    }
    return paths;
}

Json security_schemes(const Json& table) {
    Json schemes = Json::object();
    for (const auto& [name, description] : table.at("tokens").items()) {
        schemes[name] = {{"type", "http"}, {"scheme", "bearer"}, {"description", description}};
    }
    return schemes;
}

}  // namespace

Json openapi_document(std::string_view server_version) {
    return openapi_document(server_version, source_json("api/http.json"));
}

Json openapi_document(std::string_view server_version, const Json& table) {
    Json document{{"openapi", "3.1.0"},
                  {"info", info("Mistward over HTTP", server_version, kHttpDescription)},
                  {"servers", Json::array({{{"url", "/"}}})},
                  {"tags", table.at("tags")},
                  {"paths", paths(table)},
                  {"components", {{"securitySchemes", security_schemes(table)}}},
                  {"x-errors", error_table()},
                  {"x-errors-without-route", table.at("errors").at("without_route")}};
    bundle_schemas(document);
    return document;
}

}  // namespace mistward::protocol::api
