#pragma once

#include "protocol/json.hpp"

#include <string>

namespace mistward::docs {

/// A section of the page, and its lines in the index.
struct Section {
    std::string index;  ///< `<li>` with links into the body
    std::string body;
};

/// The operations of an OpenAPI document, by tag.
Section http_section(const protocol::Json& openapi);

/// The messages of an AsyncAPI document: the client's, the server's, and what ends a WebSocket.
Section socket_section(const protocol::Json& asyncapi);

/// The table of errors of either document.
Section error_section(const protocol::Json& document);

/// Every schema of both documents, by name.
Section schema_section(const protocol::Json& openapi, const protocol::Json& asyncapi);

}  // namespace mistward::docs
