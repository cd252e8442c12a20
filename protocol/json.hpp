#pragma once

#include <nlohmann/json.hpp>

namespace mistward::protocol {

/// Keeps keys in the order in which they were written, so that equal values have equal bytes and
/// people can read them.
using Json = nlohmann::ordered_json;

}  // namespace mistward::protocol
