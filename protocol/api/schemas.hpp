#pragma once

#include "protocol/json.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol::api {

/// A reference to a schema of `protocol/schema`, by the name of its file.
Json schema_reference(std::string_view name);

/// The schema of `protocol/schema` with that name, as it is in its file.
Json schema(std::string_view name);

/// The names of the schemas that a schema such as "server_message" is one of, those of groups
/// within it among them; its own if it is no group.
std::vector<std::string> alternatives(std::string_view name);

/// Makes a document whole: every schema that it refers to, directly or by another, is added under
/// `components/schemas`, and every reference leads there. The definitions of `common` become
/// schemas of their own.
void bundle_schemas(Json& document);

}  // namespace mistward::protocol::api
