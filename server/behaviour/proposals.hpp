#pragma once

#include "protocol/wire/council.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::rooms {

/// Decisions that a seat proposes to whoever decides now. It is gone when the log goes on.
struct Proposal {
    std::string command;                 ///< made with this command id
    std::vector<std::string> decisions;  ///< as they were proposed
    protocol::wire::Proposal document;
};

/// The most proposals that a seat has on the table; the oldest makes room for another.
inline constexpr std::size_t kProposalsOfSeat = 3;

}  // namespace mistward::rooms
