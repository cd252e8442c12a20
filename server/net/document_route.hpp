#pragma once

#include "protocol/json.hpp"
#include "server/net/router.hpp"

#include <string_view>

namespace mistward::net {

/// Answers `GET path` with a document that never changes while the server runs. A client that has
/// it already (`If-None-Match`) is told so.
void add_document_route(Router& router, std::string_view path, const protocol::Json& document);

}  // namespace mistward::net
