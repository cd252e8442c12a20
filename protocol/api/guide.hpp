#pragma once

#include "protocol/json.hpp"

#include <string>
#include <string_view>

namespace mistward::protocol::api {

/// One row of the guide's table of errors.
struct ErrorRow {
    std::string code;
    std::string status;  ///< of HTTP, or how a WebSocket is closed: "409", "close 1009"
    std::string when;    ///< when it happens, and its parameters; Markdown
};

/// The row of that code. Throws if the guide has none.
const ErrorRow& error_row(std::string_view code);

/// The table of the guide, `protocol/guide/errors.md`: `[{"code","status","when"}, ...]`.
Json error_table();

/// The table of close codes in the guide, `protocol/guide/websocket.md`: `[{"code","when"}, ...]`.
Json close_table();

}  // namespace mistward::protocol::api
