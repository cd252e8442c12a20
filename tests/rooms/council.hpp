#pragma once

#include "tests/rooms/scene.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::test {

/// Ana (seat and subscriber 0) and Ben (1) at a game that has started, and somebody who watches
/// (2).
struct Council : Scene {
    explicit Council(const rules::Setup& setup = {}, std::uint8_t seed = 42);

    std::uint64_t seq() const { return rooms::seq(room); }
    int active() const { return static_cast<int>(room.game->game().point().player.value()); }
    int other() const { return 1 - active(); }

    /// Decisions to the end of the turn (at most `most`), each the `choice`-th legal one.
    std::vector<std::string> plan(std::uint64_t choice, std::size_t most = 8) const;

    rooms::Stepped<std::uint64_t> propose(int who, const std::vector<std::string>& decisions,
                                          const std::string& id = "p") const;
    rooms::Stepped<std::uint64_t> adopt(int who, std::uint64_t number,
                                        const std::string& id = "a") const;

    protocol::Json newest_proposal() const;
};

}  // namespace mistward::test
