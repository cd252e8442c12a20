#pragma once

#include "server/address/client_block.hpp"
#include "server/net/quota/quota_limits.hpp"
#include "server/net/token_bucket.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace mistward::net {

using addresses::ClientBlock;

/// Who holds what in rooms that were never started: the rooms that a network made, and the seats
/// that it took. A room counts until it starts, a seat until it is left, and both until they are
/// old. In memory alone; after a restart everything counts anew. May be called from any thread.
class WaitingRooms {
public:
    using Clock = TokenBucket::Clock;

    explicit WaitingRooms(const QuotaLimits& limits);

    /// A place for one more room or seat of the network, if it may have one. It is taken at once,
    /// and given back unless it is kept.
    class Place {
    public:
        Place(Place&& other) noexcept;
        Place& operator=(Place&&) = delete;
        ~Place();

        /// It is taken by this room.
        void keep_room(const std::string& room, Clock::time_point now);
        /// It is taken by this seat.
        void keep_seat(const std::string& room, std::uint8_t seat, Clock::time_point now);

    private:
        friend class WaitingRooms;
        enum class Kind { Room, Seat };
        Place(WaitingRooms& rooms, ClientBlock network, Kind kind);

        WaitingRooms* rooms_;
        ClientBlock network_;
        Kind kind_;
    };

    std::optional<Place> place_for_room(const ClientBlock& network, Clock::time_point now);
    std::optional<Place> place_for_seat(const ClientBlock& network, Clock::time_point now);

    /// The room has started, or will never.
    void forget_room(const std::string& room);
    /// Nobody has the seat any more.
    void forget_seat(const std::string& room, std::uint8_t seat);

private:
    struct Counts {
        std::uint32_t rooms = 0;
        std::uint32_t seats = 0;
    };
    struct Room {
        std::optional<ClientBlock> maker;
        std::map<std::uint8_t, ClientBlock> seats;
    };

    static constexpr std::size_t kMostRooms = 65'536;

    std::optional<Place> place(const ClientBlock& network, Clock::time_point now, Place::Kind kind);
    void give_back(const ClientBlock& network, Place::Kind kind);
    Room& room(const std::string& id, Clock::time_point now);
    void release(const std::string& id);
    void drop(const ClientBlock& network, Place::Kind kind);
    void forget_old(Clock::time_point now);

    QuotaLimits limits_;
    std::mutex mutex_;
    std::map<ClientBlock, Counts> counts_;
    std::unordered_map<std::string, Room> rooms_;
    std::deque<std::pair<Clock::time_point, std::string>> by_age_;
};

}  // namespace mistward::net
