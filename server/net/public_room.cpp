#include "server/net/public_room.hpp"

namespace mistward::net {

using protocol::Json;

bool is_for_everybody(const Json& room) {
    const Json options = room.value("options", Json::object());
    const bool is_worded =
        room.value("has_word", false) && options.value("word_for", "") == "watch";
    const bool is_hidden =
        room.value("status", "") == "playing" && !options.value("spectators", true);
    return room.value("visibility", "") == "listed" && !is_worded && !is_hidden;
}

}  // namespace mistward::net
