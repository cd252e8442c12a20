#pragma once

#include "server/net/http.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// Whether the page itself shows something at this path: a room, a game that is replayed, help,
/// lessons, the administration, the tile-set editor, or what belongs to whoever plays.
bool is_view(std::string_view path);

/// Whether the path is a link to a room or to a game.
bool is_link(std::string_view path);

/// Where the page shows what an address meant that people wrote or pasted: the id of a room or a
/// game in capitals, or with a slash, blanks or punctuation around it, as a chat or a mail leaves
/// them; likewise the other views. The query stays. Nothing if the address is right as it is, or
/// means nothing.
std::optional<std::string> meant_address(const Request& request);

/// Whether somebody reads the answer in a browser: it asks for an address, not a part of the API,
/// and for HTML.
bool is_for_people(const Request& request);

}  // namespace mistward::net
