#pragma once

#include "protocol/json.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::rooms {

/// Decisions that a seat proposes to whoever decides now. It is gone when the log goes on.
struct Proposal {
    std::uint64_t number = 0;  ///< counts from 1 for as long as the room is in memory
    std::uint8_t seat = 0;     ///< whose proposal it is
    std::string command;       ///< made with this command id
    std::vector<std::string> decisions;
    protocol::Json document;  ///< PROPOSAL of the protocol guide
};

/// The most proposals that a seat has on the table; the oldest makes room for another.
inline constexpr std::size_t kProposalsOfSeat = 3;

}  // namespace mistward::rooms
