#pragma once

#include "server/service/room_actor.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace mistward::rooms {

/// The rooms that are in memory. When there are more than the limit, those that nobody uses leave,
/// the longest unused first; their log keeps them. All calls on one strand.
class RoomShelf {
public:
    explicit RoomShelf(std::size_t limit) : limit_(limit) {}

    /// The room if it is in memory and has not closed.
    std::shared_ptr<RoomActor> find(const std::string& id);
    /// Makes the room leave. False: somebody uses it.
    bool drop(const std::string& id);
    /// Gives the ids of those that leave for it.
    std::vector<std::string> put(const std::string& id, std::shared_ptr<RoomActor> room);
    /// Makes at most that many rooms leave that nobody uses, the longest unused first; gives their
    /// ids.
    std::vector<std::string> drop_idle(std::size_t most);
    void clear() { rooms_.clear(); }
    std::vector<std::shared_ptr<RoomActor>> all() const;
    std::size_t size() const { return rooms_.size(); }

private:
    struct Slot {
        std::shared_ptr<RoomActor> room;
        std::uint64_t used = 0;

        /// Whoever works with a room holds it, so a room held here alone is in nobody's hands.
        bool is_idle() const { return room.use_count() == 1; }
    };

    std::size_t surplus() const { return rooms_.size() > limit_ ? rooms_.size() - limit_ : 0; }

    std::size_t limit_;
    std::uint64_t uses_ = 0;
    std::unordered_map<std::string, Slot> rooms_;
};

}  // namespace mistward::rooms
