#pragma once

#include "protocol/json.hpp"
#include "server/net/languages.hpp"

#include <string>

namespace mistward::net {

/// What a link says of itself wherever it is shown, before anybody opens it. Names of people and
/// rooms are as they wrote them, in isolates.
struct LinkWords {
    std::string title;
    std::string description;
};

/// Of a link that tells nothing of where it leads: what this site is.
LinkWords words_of_site(Language language);

/// Of a link to a room, by its ROOM document: its name, the game, who plays, whose seats are free.
LinkWords words_of_room(Language language, const protocol::Json& room);

/// Of a link to a game that was played, or is, in that room: the game and who plays it, but not how
/// it stands.
LinkWords words_of_game(Language language, const protocol::Json& room);

}  // namespace mistward::net
