#pragma once

#include <cstdint>
#include <string>

namespace mistward::bot {

/// The seat that a session plays for.
struct Seat {
    std::string room;  ///< the room's id
    std::string name;  ///< of the bot, for its log and its command ids
    std::string token;
    std::uint64_t seed = 0;
};

}  // namespace mistward::bot
