// Whatever bytes come in, reading them as a message or as any body gives a value or a typed error,
// and what was read is read again from what is written of it.
#include "protocol/admin_bodies.hpp"
#include "protocol/commands.hpp"
#include "protocol/create_room.hpp"
#include "protocol/game_file.hpp"
#include "protocol/room_requests.hpp"
#include "protocol/tileset_file.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"

using namespace mistward;

namespace {

template <class T>
void check(const protocol::Result<T>& read) {
    fuzz::require(read || !read.error().message.empty(), "an error says what is wrong");
}

void read_administrators_bodies(std::string_view text) {
    check(protocol::decode_reason(text));
    check(protocol::decode_put_ban(text));
    check(protocol::decode_announce(text));
    check(protocol::decode_drain(text));
    check(protocol::decode_log_level(text));
}

void read_create_room(std::string_view text) {
    const auto request = protocol::decode_create_room(text);
    check(request);
    if (!request) return;
    const auto body = protocol::encode(*request);
    const auto again = protocol::read_create_room(body);
    fuzz::require(again && protocol::encode(*again) == body, "a room is made by what describes it");
}

}  // namespace

void mistward::fuzz_decode(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(protocol::decode_client_message(text));
    check(protocol::decode_command(text));
    protocol::command_id(text);
    check(protocol::decode_foresee(text));
    check(protocol::decode_fork(text));
    check(protocol::decode_rematch(text));
    check(protocol::decode_hand_over(text));
    check(protocol::decode_take_seat(text));
    read_create_room(text);
    read_administrators_bodies(text);
}
