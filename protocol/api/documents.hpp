#pragma once

#include "protocol/json.hpp"

#include <string_view>

namespace mistward::protocol::api {

/// The API over HTTP as an OpenAPI 3.1 document: the table `api/http.json`, the schemas and the
/// guide's errors, put together. `server_version` is that of the program.
Json openapi_document(std::string_view server_version);
/// The same of another table.
Json openapi_document(std::string_view server_version, const Json& table);

/// The API over WebSocket as an AsyncAPI 3.0 document: `api/websocket.json`, the schemas of
/// `client_message` and `server_message`, and `api/examples.ndjson`.
Json asyncapi_document(std::string_view server_version);

}  // namespace mistward::protocol::api
