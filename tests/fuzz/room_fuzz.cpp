// A room and the commands that the bytes choose, legal ones for the most part, so that games come
// far. After each step the room holds together, and what it wrote leads back to it.
#include "tests/fuzz/room_commands.hpp"
#include "tests/fuzz/targets.hpp"

using namespace mistward;

void mistward::fuzz_room(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kMostCommands = 400;
    fuzz::Choices choices(data, size);
    fuzz::FuzzedRoom room(choices);
    for (std::size_t i = 0; i < kMostCommands && !choices.done(); ++i) fuzz::command(room, choices);
    room.check_log();
}
