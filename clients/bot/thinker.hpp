#pragma once

#include "clients/bot/followed_game.hpp"
#include "companion/players/player.hpp"

#include <memory>

namespace mistward::bot {

/// One seat's player, and the game that it thinks about. It computes and waits for engines, so it
/// belongs on a thread of its own; one thread uses it at a time. Everything throws `Refused` if the
/// player cannot go on: an engine that died, hung, or decided what is not legal.
class Thinker {
public:
    explicit Thinker(std::unique_ptr<players::Player> player) : player_(std::move(player)) {}

    /// A game, with the log that there is of it so far.
    void begin(FollowedGame game, players::Seating seating);

    /// Whether a game was begun.
    bool has_game() const { return game_.has_value(); }

    /// How many entries of the log it knows.
    std::uint64_t seq() const { return game_ ? game_->seq() : 0; }

    /// The next entry of the log, by the id of its decision.
    void follow(std::string_view decision);

    /// What to decide now, as the id of the decision.
    std::string decide();

    /// The game is over.
    void end();

private:
    void tell_everything();

    std::unique_ptr<players::Player> player_;
    players::Seating seating_;
    std::optional<FollowedGame> game_;
};

}  // namespace mistward::bot
