#pragma once

#include "protocol/json.hpp"
#include "server/picture/atlas.hpp"

#include <string_view>

namespace mistward::picture {

/// The numbers of the faces that a game is played with; `game` is its ROOM or STATE of the guide,
/// `digest` that of its tiles. Null if they are not drawn, as those of a host are not. May be asked
/// from any thread; the first time for some expansions takes a few milliseconds.
const Atlas::Faces* drawn_faces(const Atlas& atlas, std::string_view digest,
                                const protocol::Json& game);

}  // namespace mistward::picture
