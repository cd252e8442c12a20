#pragma once

#include "protocol/server_url.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace mistward::bot {

using protocol::ServerUrl;

/// What the command line asks for.
struct BotOptions {
    ServerUrl server;
    std::string room;  ///< empty: create one
    unsigned bots = 1;
    std::string name = "Mist";
    std::optional<std::uint64_t> seed;
    bool create = false;
    unsigned level = 1;
    std::optional<unsigned> seats;  ///< of a room that is created; not given: one for each bot
    bool start = false;
    std::chrono::milliseconds think{0};  ///< before each decision
    std::chrono::seconds patience{60};
    bool verbose = false;
};

/// The options, or the exit status of a command line that asks for nothing more (such as `--help`)
/// or is wrong; what is to be said about it has been said.
std::variant<BotOptions, int> read_options(int argc, const char* const* argv);

}  // namespace mistward::bot
