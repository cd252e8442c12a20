#include "protocol/wire/room.hpp"

namespace mistward::protocol::wire {

void show_setup(Room& room, const rules::Setup& setup) {
    room.game = setup.mode;
    room.level =
        setup.mode == rules::Mode::Mists ? std::optional<Level>(setup.level) : std::nullopt;
    room.scoring = colours(setup.scoring);
    room.modules = modules(setup);
    room.parts = part_names(setup);
    room.colours.assign(setup.colours.begin(), setup.colours.end());
}

}  // namespace mistward::protocol::wire
