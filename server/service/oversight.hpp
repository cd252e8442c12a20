#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/room_requests.hpp"
#include "server/behaviour/step.hpp"
#include "server/service/services.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace mistward::rooms {

namespace asio = boost::asio;

class StoreLobby;

/// What an administrator may do with the rooms of a server. Nothing is answered before it is
/// durable. May be called from any strand.
class Oversight {
public:
    template <class T>
    using AsyncResult = asio::awaitable<protocol::Result<T>>;

    /// `lobby` outlives the oversight.
    Oversight(StoreLobby& lobby, const Services& services) : lobby_(lobby), services_(services) {}

    /// As `Lobby::list`, with private and closed rooms, too.
    AsyncResult<protocol::Json> list_all(protocol::RoomFilter filter);

    /// ROOM, the newest seq, and who listens from where; of a closed room, too.
    AsyncResult<protocol::Json> inspect(std::string room);

    /// Ends a room for good: its people are told why, and nobody comes in again. Its games stay.
    /// The value is ROOM.
    AsyncResult<protocol::Json> close_room(std::string room, std::string reason);

    /// Frees a seat that somebody has. The value is ROOM.
    AsyncResult<protocol::Json> free_seat(std::string room, std::uint8_t seat);

    /// Takes the word in the chat from a seat that is still of that name and player, else
    /// `seat_free`. The value is ROOM.
    AsyncResult<protocol::Json> silence(std::string room, command::SilenceSeat seat);

    /// The addresses from which somebody listens with the token of a seat that is taken.
    AsyncResult<std::set<std::string>> addresses(std::string room, std::uint8_t seat);

    /// Tells everybody who listens, and whoever comes while it lasts; nothing ends it.
    asio::awaitable<void> announce(std::optional<protocol::Announcement> announcement);

    /// While the server drains, rooms and games are not begun.
    void set_draining(bool draining);

    /// How many games are being played at the moment.
    asio::awaitable<std::size_t> count_played();

private:
    AsyncResult<protocol::Json> command(std::string room, command::Oversee command);
    AsyncResult<protocol::Json> inspect_stored(std::string room);

    StoreLobby& lobby_;
    const Services services_;
};

}  // namespace mistward::rooms
