#pragma once

#include "server/service/oversight.hpp"
#include "server/service/room_actor.hpp"

namespace mistward::rooms {

class StoreLobby;

/// The oversight over the rooms of a store.
class StoreOversight final : public Oversight {
public:
    /// `lobby` outlives the oversight.
    StoreOversight(StoreLobby& lobby, const Services& services)
        : lobby_(lobby), services_(services) {}

    AsyncResult<protocol::Json> list_all(protocol::RoomFilter filter) override;
    AsyncResult<protocol::Json> inspect(std::string room) override;
    AsyncResult<protocol::Json> close_room(std::string room, std::string reason) override;
    AsyncResult<protocol::Json> free_seat(std::string room, std::uint8_t seat) override;
    AsyncResult<std::set<std::string>> addresses(std::string room, std::uint8_t seat) override;
    asio::awaitable<void> announce(std::optional<protocol::Announcement> announcement) override;
    void set_draining(bool draining) override;
    asio::awaitable<std::size_t> count_played() override;

private:
    AsyncResult<protocol::Json> command(std::string room, command::Oversee command);
    AsyncResult<protocol::Json> inspect_stored(std::string room);

    StoreLobby& lobby_;
    const Services services_;
};

}  // namespace mistward::rooms
