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
    std::string outcome;  ///< "won", "lost", or "finished" of rivals
    std::string reason;   ///< the clause, such as "M-END-1"
    std::uint64_t seq = 0;
    double share = 0;  ///< of the win that is this seat's: rivals with equal points share it
};

/// What a connection is to do after a message of the server.
struct Reaction {
    std::optional<Json> send = std::nullopt;
    std::chrono::milliseconds wait{0};  ///< before sending
    bool asked = false;                 ///< think, and send what `answer` makes of it
    bool reconnect = false;             ///< something was missed: come back with `hello`
    std::optional<Ending> ending = std::nullopt;
};

/// Who chooses among the legal decisions.
enum class Choice : std::uint8_t {
    AtRandom,  ///< the player itself, each with the same chance
    Asked,     ///< somebody who thinks: see `Reaction::asked`
};

/// One seat. Knows no sockets and no rules: it is told every message of the server, whatever
/// connection it came by, and says what to send.
class Player {
public:
    /// `name` begins the ids of its commands; equal seeds choose alike.
    Player(std::string name, std::string token, std::uint64_t seed,
           Choice choice = Choice::AtRandom);

    /// What to say first on a new connection.
    Json hello() const;

    /// Throws `Refused` if there is no point in going on, and `Json::exception` if the message is
    /// not of this protocol.
    Reaction on_message(const Json& message);

    /// The command for what was decided after `Reaction::asked`. Nothing may have been told to the
    /// player in between.
    Json answer(const std::string& decision);

    /// The seat that it plays, once a `welcome` has said so.
    std::optional<std::uint64_t> seat() const { return seat_; }

private:
    Reaction on_welcome(const Json& message);
    Reaction on_update(const Json& message);
    Reaction on_error(const Json& message);
    Ending on_ended(const Json& message) const;
    Reaction decide();

    std::string name_;
    std::string token_;
    std::mt19937_64 random_;
    Choice choice_;
    std::optional<std::uint64_t> seat_;
    std::optional<std::uint64_t> seq_;  // the last that was applied
    Json next_;
    Json legal_;
    Json colours_ = Json::array();  // that the seat plays with
    std::optional<Json> command_;   // the last that was sent and not answered
    std::uint64_t commands_ = 0;
};

}  // namespace mistward::bot
