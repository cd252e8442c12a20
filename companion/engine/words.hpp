#pragma once

#include "rules/game.hpp"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::engine {

// The lines of the engine protocol, as companion/engine/README.md tells them; both sides write and
// read them with these. Errors are sentences without a capital at the beginning.

inline constexpr std::string_view kGreeting = "mistward-engine 1";

/// What an engine wants to be told beyond every decision.
struct Wants {
    bool tileset = false;
    bool events = false;
    bool state = false;
    bool legal = false;
    auto operator<=>(const Wants&) const = default;
};

std::string wants_line(const Wants& wants);
tl::expected<Wants, std::string> parse_wants(std::string_view words);

/// A game that begins, as one of its players is told.
struct NewGame {
    std::uint64_t seed = 0;              ///< for whatever the engine leaves to chance
    std::vector<rules::PlayerId> seats;  ///< those that it decides for
    std::string tileset;                 ///< digest, 64 hex digits
    rules::Setup setup;
    bool operator==(const NewGame&) const = default;
};

std::string newgame_line(const NewGame& game);
tl::expected<NewGame, std::string> parse_newgame(std::string_view words);

/// How much an engine may think about one decision.
struct Effort {
    std::size_t positions = 0;          ///< to judge in this turn; 0: as it likes
    std::chrono::milliseconds time{0};  ///< after which it has lost
    bool operator==(const Effort&) const = default;
};

std::string go_line(const Effort& effort);
tl::expected<Effort, std::string> parse_go(std::string_view words);

std::string events_line(const rules::Game& after, std::span<const rules::Event> events);
std::string legal_line(const rules::Game& game);

/// How a game ended, or that it was broken off.
std::string over_line(const rules::Game& game);

/// The line's first word, which is taken off it together with the space behind it.
std::string_view take_word(std::string_view& line);

/// Whether a line is one that can be shown: printable ASCII, nothing else.
bool is_printable(std::string_view line);

}  // namespace mistward::engine
