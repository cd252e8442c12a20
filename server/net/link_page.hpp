#pragma once

#include "server/net/http.hpp"
#include "server/net/link_words.hpp"
#include "server/service/lobby.hpp"

#include <boost/asio/awaitable.hpp>

#include <string>

namespace mistward::net {

/// The `index.html` with those words in its head, for whoever shows the link to it: title,
/// description, Open Graph and Twitter cards. `origin`: of the link, such as `https://example.org`;
/// empty if it is not known, and then there is no picture, which has the path `picture`. What the
/// page does not have stays out.
std::string with_link_words(std::string index, const LinkWords& words, Language language,
                            const std::string& origin, std::string_view path,
                            std::string_view picture);

/// The answer to a link to this site, a room or a game: the page, in whose head stands what the
/// link leads to, in the visitor's language. Of private rooms and of those that are hidden from who
/// watches it says no more than of rooms that there are not. Without a lobby nothing is known of
/// any room.
boost::asio::awaitable<Response> answer_link(rooms::Lobby* lobby, const Request& request,
                                             std::string index);

/// The room that the path of a link leads to, or in which its game is: "k7m2qx9d4t" of
/// "/g/k7m2qx9d4t.1".
std::string room_of_link(std::string_view path);

}  // namespace mistward::net
