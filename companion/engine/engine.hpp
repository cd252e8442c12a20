#pragma once

#include "companion/engine/child_process.hpp"
#include "companion/engine/fault.hpp"
#include "companion/engine/words.hpp"

#include <memory>
#include <optional>

namespace mistward::engine {

/// What an engine is allowed; whoever goes beyond has lost.
struct EngineLimits {
    std::chrono::milliseconds greeting{10000};
    std::chrono::milliseconds decision{15000};
    std::chrono::milliseconds after_stop{1000};  ///< for an answer after `stop`, when time is up
    std::chrono::milliseconds goodbye{1000};     ///< to end after `quit`
    std::size_t line = 4096;                     ///< bytes of one of its lines
    std::size_t talk = std::size_t{1} << 20U;    ///< bytes that it may say about one decision
};

/// What an engine sees of a game: its tiles, as the API tells them, and who plays.
struct Seating {
    std::uint64_t seed = 0;
    std::vector<rules::PlayerId> seats;
    std::string digest;            ///< of the tile set
    std::string tileset_document;  ///< one line of JSON; empty: not at hand
};

/// A program that plays, by the engine protocol (companion/engine/README.md): the side that asks.
/// Bound to one thread at a time. After a fault it is of no more use.
class Engine {
public:
    /// Starts the command and greets it.
    static Expected<std::unique_ptr<Engine>> start(const std::string& command,
                                                   const EngineLimits& limits);

    /// Says goodbye; what does not end, or has hung, is killed.
    ~Engine();

    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// What it calls itself.
    const std::string& name() const { return name_; }

    /// Seconds of the processor that it has used.
    double processor_seconds() const { return process_.processor_seconds(); }

    /// A game begins, before its first draw.
    Expected<void> new_game(const rules::Game& game, const Seating& seating);

    /// A decision was made: by whom it may, the engine itself included. `decision` is its text.
    Expected<void> follow(const std::string& decision, const rules::Game& after,
                          std::span<const rules::Event> events);

    /// Asks it for a decision; the value is legal.
    Expected<rules::Decision> decide(const rules::Game& game, std::size_t positions);

    /// The game is over, or is broken off.
    Expected<void> over(const rules::Game& game);

private:
    Engine(const std::string& command, const EngineLimits& limits);

    template <class T>
    Expected<T> noted(Expected<T> result);
    Expected<void> greet();
    Expected<bool> heard_in_greeting(std::string_view line);
    Expected<void> tell_game(const rules::Game& game, const Seating& seating);
    Expected<void> tell_decision(const std::string& decision, const rules::Game& after,
                                 std::span<const rules::Event> events);
    Expected<rules::Decision> asked(const rules::Game& game, std::size_t positions);
    Expected<void> say(std::string_view line, Deadline deadline);
    Expected<void> say(std::string_view line);
    Expected<std::string> hear(Deadline deadline);
    Expected<void> nothing_said();
    Expected<std::string> answer();
    Expected<std::string> answer_by(Deadline deadline, std::size_t& said);
    Expected<rules::Decision> legal_decision(const rules::Game& game, const std::string& text);
    Fault fault_of(Silence silence);

    EngineLimits limits_;
    ChildProcess process_;
    std::string name_ = "engine";
    Wants wants_;
    std::string known_tileset_;  // digest of the set that it was told
    bool sound_ = false;         // greeted, and listens
};

}  // namespace mistward::engine
