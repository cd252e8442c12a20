#pragma once

#include "server/net/http.hpp"
#include "server/service/lobby.hpp"

#include <string_view>

namespace mistward::net {

/// 200 with the document.
Response shown(const protocol::Json& document);

/// 200 with the document as the field `name`.
inline auto shown_as(std::string_view name) {
    return [name](const protocol::Json& document) { return shown({{name, document}}); };
}

/// 201 with the document of a `CreatedRoom` and where the room is.
Response created_response(const protocol::Json& created);

/// 201 with the document.
Response made_response(const protocol::Json& document);

/// The document of a room that was made, or why none was.
rooms::AsyncResult<protocol::Json> document_of(rooms::AsyncResult<rooms::CreatedRoom> making);

/// STATE_ANSWER of the guide.
Response state_response(rooms::StateSnapshot snapshot);

}  // namespace mistward::net
