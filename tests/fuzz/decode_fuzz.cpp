// Whatever bytes come in, reading them as a message or a tile set gives a value or a typed error.
#include "protocol/commands.hpp"
#include "protocol/tileset_file.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace mistward;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto message = protocol::decode_client_message(text);
    if (!message && message.error().message.empty()) std::abort();
    protocol::command_id(text);
    protocol::decode_create_room(text);
    protocol::decode_take_seat(text);
    const auto tiles = protocol::parse_tileset(text);
    if (!tiles && tiles.error().empty()) std::abort();
    return 0;
}
