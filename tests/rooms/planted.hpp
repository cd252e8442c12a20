#pragma once

#include "tests/rooms/scene.hpp"

#include <string>
#include <vector>

namespace mistward::test {

/// A room whose game draws `deck` and hides `seed`, under a commitment that both of a pair show.
class Planted : public Scene {
public:
    Planted(const std::vector<rules::TileId>& deck, std::uint8_t seed,
            const rules::Setup& setup = {.players = 2});

    /// As `play`, and what it wrote is added to the log.
    void play_and_log(std::uint64_t choice);
    /// How many draws the log has.
    std::size_t draws() const;

    /// Everything that anybody can get out of the room now: what was sent and would be, documents,
    /// the log, and every kind of refusal.
    std::string everything() const;

    std::vector<store::Entry> log;

private:
    /// What rows of the database are told as: the game as it is exported, and the game and the
    /// room in lists.
    std::string records() const;
    /// What is told to whoever comes now, comes back or follows the log, and to everybody when
    /// somebody goes, speaks, points, pauses or decides too late.
    std::string passing() const;
    /// What is told if the last decision of a player is taken back, by whoever may or if the other
    /// agrees, and if not.
    std::string undo() const;
    /// A game that goes on from this one: what nobody has seen is shuffled by chance alone.
    std::string fork() const;
    /// How the game stood before, as anybody may ask.
    std::string earlier() const;
    /// What a companion would decide for whoever is to decide.
    std::string hint() const;
    /// At some moments: what a companion would do, and what the council is told of some legal
    /// decisions and what may follow them, draws included.
    std::string council() const;
    /// What seats are told of turns to come, and of plans for them.
    std::string plans() const;
    /// What a proposed turn is told to lead to: by a proposal, and to anybody who asks.
    std::string proposed(const std::vector<std::string>& plan) const;
    std::string foresight(const std::vector<std::string>& plan) const;
    /// What is told of it to those who are there, to whoever comes then, and when it is withdrawn.
    std::string proposal(const std::vector<std::string>& plan) const;
    /// Of a decision that is most likely in vain.
    std::string refusal(int who, const std::string& decision) const;
};

}  // namespace mistward::test
