#pragma once

#include "protocol/json.hpp"

#include <ctime>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::api {

/// A route that shall go.
struct Deprecation {
    std::string route;                  ///< as `GET /api/v1/rooms/{room}`
    std::time_t since = 0;              ///< nobody should begin to use it from then on
    std::optional<std::time_t> sunset;  ///< it may be gone from then on
};

/// Those that `api/http.json` calls so, by `"deprecated": {"since": "2027-01-31", "sunset":
/// "2027-12-31"}`, of which `sunset` may be left out.
std::vector<Deprecation> deprecations();
/// The same of another table. Throws `std::invalid_argument` for what is no date.
std::vector<Deprecation> deprecations(const Json& table);

}  // namespace mistward::protocol::api
