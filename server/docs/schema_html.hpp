#pragma once

#include "protocol/json.hpp"

#include <string>

namespace mistward::docs {

/// The id of the place in the page that describes a schema: "schema-room".
std::string schema_anchor(std::string_view name);

/// What a value may be, in a phrase of HTML: "integer, 0 to 5", "list of <a>decision</a>".
std::string form(const protocol::Json& schema);

/// What a value may be, at length: the fields of objects, one below the other, and those of objects
/// inside them; each of several alternatives. Empty if the phrase says it all.
std::string fields(const protocol::Json& schema);

}  // namespace mistward::docs
