#include "server/service/room_shelf.hpp"

namespace mistward::rooms {

std::shared_ptr<RoomActor> RoomShelf::find(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return nullptr;
    if (found->second.room->is_closed()) {
        rooms_.erase(found);
        return nullptr;
    }
    found->second.used = ++uses_;
    return found->second.room;
}

bool RoomShelf::drop(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return true;
    if (!found->second.is_idle()) return false;
    rooms_.erase(found);
    return true;
}

std::vector<std::string> RoomShelf::put(const std::string& id, std::shared_ptr<RoomActor> room) {
    rooms_.insert_or_assign(id, Slot{std::move(room), ++uses_});
    return drop_idle(surplus());
}

std::vector<std::shared_ptr<RoomActor>> RoomShelf::all() const {
    std::vector<std::shared_ptr<RoomActor>> rooms;
    for (const auto& [id, slot] : rooms_) rooms.push_back(slot.room);
    return rooms;
}

std::vector<std::string> RoomShelf::drop_idle(std::size_t most) {
    std::vector<std::string> left;
    while (left.size() < most) {
        auto oldest = rooms_.end();
        for (auto it = rooms_.begin(); it != rooms_.end(); ++it) {
            if (it->second.is_idle() &&
                (oldest == rooms_.end() || it->second.used < oldest->second.used)) {
                oldest = it;
            }
        }
        if (oldest == rooms_.end()) break;
        left.push_back(oldest->first);
        rooms_.erase(oldest);
    }
    return left;
}

}  // namespace mistward::rooms
