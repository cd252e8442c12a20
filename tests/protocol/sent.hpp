#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// A body or a message that clients send, as an example of the API's documents has it or with more
/// in it, and its reader: what is wrong with a text, or nothing.
struct Sent {
    std::string name;  ///< of its schema
    Json example;
    std::function<std::optional<Error>(std::string_view)> read;
};

/// Of every route that takes a body and every message on a WebSocket; the routes' as
/// `api/http.json` lists them, so that a new one needs its reader here.
std::vector<Sent> everything_sent();

/// `example` as a text, with `raw` in the place of what `pointer` names.
std::string with_raw(const Json& example, const Json::json_pointer& pointer, std::string_view raw);

/// Every place in a tree: of lists, only those in their first item.
std::vector<Json::json_pointer> places_in(const Json& tree);

}  // namespace mistward::protocol
