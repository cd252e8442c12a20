#pragma once

#include "protocol/error.hpp"
#include "rules/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace mistward::protocol {

inline constexpr int kProtocolVersion = 1;

/// The first message on a WebSocket. No token: a spectator. `since`: resume after that seq.
struct Hello {
    std::optional<std::string> token;
    std::optional<std::uint64_t> since;
};

/// Commits one legal decision, named by its id, seen at `expect_seq`.
struct Decide {
    std::string id;
    std::uint64_t expect_seq = 0;
    std::string decision;
};

/// Asks for an `ok`, to see that the connection lives.
struct Ping {
    std::string id;
};

/// What a client may say on a WebSocket.
using ClientMessage = std::variant<Hello, Decide, Ping>;

/// Reads one WebSocket message. Refuses anything that is not exactly of the documented form.
Result<ClientMessage> decode_client_message(std::string_view text);

/// The `id` of a command whose text could not be decoded, if it can be found; for the error's
/// reply.
std::optional<std::string> command_id(std::string_view text);

enum class Visibility { Listed, Private };
enum class SeatKind { Human, Bot };

/// Body of `POST /api/v1/rooms`. No `seats`: as many as the game can have.
struct CreateRoom {
    std::string name;
    rules::Setup setup;  ///< all but `players`, which are the seats taken at the start
    std::uint8_t seats = 5;
    Visibility visibility = Visibility::Listed;
};
Result<CreateRoom> decode_create_room(std::string_view text);

/// Body of `POST /api/v1/rooms/{room}/seats`. No `seat`: the first free one.
struct TakeSeat {
    std::string name;
    std::optional<std::uint8_t> seat;
    SeatKind kind = SeatKind::Human;
};
Result<TakeSeat> decode_take_seat(std::string_view text);

std::string_view name(Visibility visibility);
std::string_view name(SeatKind kind);
std::optional<Visibility> parse_visibility(std::string_view text);
std::optional<SeatKind> parse_seat_kind(std::string_view text);

}  // namespace mistward::protocol
