#pragma once

#include "clients/bot/http_client.hpp"
#include "clients/bot/player.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::bot {

struct CreatedRoom {
    std::string id;
    std::string owner_token;
};

// The HTTP calls that come before a game. All throw `Refused` with the server's own sentence if it
// says no, `Json::exception` if it does not speak this protocol, and otherwise what `call` throws.
// A server that asks for patience is asked again, for two minutes.

/// `wish` is the body of `POST /api/v1/rooms`.
asio::awaitable<CreatedRoom> create_room(Server server, Json wish);

/// A room whose game begins as that of `room`, which is over, with the same deck.
asio::awaitable<CreatedRoom> play_again(Server server, std::string room, std::string token);

/// Takes the first free seat, if this program knows all that the room plays with; the value is the
/// seat's token.
asio::awaitable<std::string> take_seat(Server server, std::string room, std::string name);

asio::awaitable<void> start(Server server, std::string room, std::string token);

/// The tiles of a game with that digest, as the API tells them. `game` is the name of the game
/// whose present tiles they may be.
asio::awaitable<Json> tileset_document(Server server, std::string game, std::string digest);

/// The ids of the first `count` decisions in the log of the room's game.
asio::awaitable<std::vector<std::string>> log_decisions(Server server, std::string room,
                                                        std::string token, std::uint64_t count);

}  // namespace mistward::bot
