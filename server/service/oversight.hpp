#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/room_requests.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace mistward::rooms {

namespace asio = boost::asio;

/// What an administrator may do with the rooms of a server. Nothing is answered before it is
/// durable. May be called from any strand.
class Oversight {
public:
    template <class T>
    using AsyncResult = asio::awaitable<protocol::Result<T>>;

    virtual ~Oversight() = default;

    /// As `Lobby::list`, with private and closed rooms, too.
    virtual AsyncResult<protocol::Json> list_all(protocol::RoomFilter filter) = 0;

    /// ROOM, the newest seq, and who listens from where; of a closed room, too.
    virtual AsyncResult<protocol::Json> inspect(std::string room) = 0;

    /// Ends a room for good: its people are told why, and nobody comes in again. Its games stay.
    /// The value is ROOM.
    virtual AsyncResult<protocol::Json> close_room(std::string room, std::string reason) = 0;

    /// Frees a seat that somebody has. The value is ROOM.
    virtual AsyncResult<protocol::Json> free_seat(std::string room, std::uint8_t seat) = 0;

    /// The addresses from which somebody listens with the token of a seat that is taken.
    virtual AsyncResult<std::set<std::string>> addresses(std::string room, std::uint8_t seat) = 0;

    /// Tells everybody who listens, and whoever comes while it lasts; nothing ends it.
    virtual asio::awaitable<void> announce(std::optional<protocol::Announcement> announcement) = 0;

    /// While the server drains, rooms and games are not begun.
    virtual void set_draining(bool draining) = 0;

    /// How many games are being played at the moment.
    virtual asio::awaitable<std::size_t> count_played() = 0;
};

}  // namespace mistward::rooms
