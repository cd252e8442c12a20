#pragma once

#include "protocol/json.hpp"
#include "server/net/router.hpp"
#include "server/work/worker_pool.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace mistward::net {

/// Answers `GET path` with a text that never changes while the server runs. A client that has it
/// already (`If-None-Match`) is told so. `media_type` outlives the router.
void add_text_route(Router& router, std::string_view path, std::string_view media_type,
                    std::string text);

/// The same with a document, as JSON.
void add_document_route(Router& router, std::string_view path, const protocol::Json& document);

/// The same with a text that takes long to make and that few ask for: a worker makes it for the
/// first who does. The workers outlive the router.
void add_made_route(Router& router, work::WorkerPool& workers, std::string_view path,
                    std::string_view media_type, std::function<std::string()> make);

}  // namespace mistward::net
