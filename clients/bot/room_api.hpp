#pragma once

#include "clients/bot/http_client.hpp"
#include "clients/bot/player.hpp"

namespace mistward::bot {

struct CreatedRoom {
    std::string id;
    std::string owner_token;
};

// The HTTP calls that come before a game. All throw `Refused` with the server's own sentence if it
// says no, and otherwise what `call` throws.

asio::awaitable<CreatedRoom> create_room(ServerUrl server, std::string name, unsigned level,
                                         unsigned seats);

/// Takes the first free seat; the value is the seat's token.
asio::awaitable<std::string> take_seat(ServerUrl server, std::string room, std::string name);

asio::awaitable<void> start(ServerUrl server, std::string room, std::string token);

}  // namespace mistward::bot
