#pragma once

#include "protocol/json.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>

namespace mistward::bot {

using protocol::Json;

/// The server says no in a way that trying again does not change.
class Refused : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// How the game ended.
struct Ending {
    std::string outcome;  ///< "won" or "lost"
    std::string reason;   ///< the clause, such as "M-END-1"
    std::uint64_t seq = 0;
};

/// What a connection is to do after a message of the server.
struct Reaction {
    std::optional<Json> send = std::nullopt;
    std::chrono::milliseconds wait{0};  ///< before sending
    bool reconnect = false;             ///< something was missed: come back with `hello`
    std::optional<Ending> ending = std::nullopt;
};

/// One seat that decides at random, each legal decision with the same chance. Knows no sockets: it
/// is told every message of the server, whatever connection it came by, and says what to send.
class Player {
public:
    /// `name` begins the ids of its commands; equal seeds choose alike.
    Player(std::string name, std::string token, std::uint64_t seed);

    /// What to say first on a new connection.
    Json hello() const;

    /// Throws `Refused` if there is no point in going on, and `Json::exception` if the message is
    /// not of this protocol.
    Reaction on_message(const Json& message);

private:
    Reaction on_welcome(const Json& message);
    Reaction on_update(const Json& message);
    Reaction on_error(const Json& message);
    Reaction decide();

    std::string name_;
    std::string token_;
    std::mt19937_64 random_;
    std::optional<std::uint64_t> seat_;
    std::optional<std::uint64_t> seq_;  // the last that was applied
    Json next_;
    Json legal_;
    std::optional<Json> command_;  // the last that was sent and not answered
    std::uint64_t commands_ = 0;
};

}  // namespace mistward::bot
