#include "server/net/quota/waiting_rooms.hpp"

#include <utility>

namespace mistward::net {

// Places

WaitingRooms::Place::Place(WaitingRooms& rooms, ClientBlock network, Kind kind)
    : rooms_(&rooms), network_(std::move(network)), kind_(kind) {}

WaitingRooms::Place::Place(Place&& other) noexcept
    : rooms_(std::exchange(other.rooms_, nullptr)), network_(other.network_), kind_(other.kind_) {}

WaitingRooms::Place::~Place() {
    if (rooms_ != nullptr) rooms_->give_back(network_, kind_);
}

void WaitingRooms::Place::keep_room(const std::string& id, Clock::time_point now) {
    auto& rooms = *std::exchange(rooms_, nullptr);
    const std::lock_guard lock(rooms.mutex_);
    rooms.room(id, now).maker = network_;
}

void WaitingRooms::Place::keep_seat(const std::string& id, std::uint8_t seat,
                                    Clock::time_point now) {
    auto& rooms = *std::exchange(rooms_, nullptr);
    const std::lock_guard lock(rooms.mutex_);
    const auto [held, is_new] = rooms.room(id, now).seats.emplace(seat, network_);
    if (is_new) return;
    // Whoever had it has lost it without a word here, such as to an administrator.
    rooms.drop(held->second, Kind::Seat);
    held->second = network_;
}

// The rooms

WaitingRooms::WaitingRooms(const QuotaLimits& limits) : limits_(limits) {}

std::optional<WaitingRooms::Place> WaitingRooms::place_for_room(const ClientBlock& network,
                                                                Clock::time_point now) {
    return place(network, now, Place::Kind::Room);
}

std::optional<WaitingRooms::Place> WaitingRooms::place_for_seat(const ClientBlock& network,
                                                                Clock::time_point now) {
    return place(network, now, Place::Kind::Seat);
}

std::optional<WaitingRooms::Place> WaitingRooms::place(const ClientBlock& network,
                                                       Clock::time_point now, Place::Kind kind) {
    const std::lock_guard lock(mutex_);
    forget_old(now);
    const bool is_room = kind == Place::Kind::Room;
    const auto most = is_room ? limits_.unstarted_rooms : limits_.unstarted_seats;
    Counts& counts = counts_[network];
    auto& held = is_room ? counts.rooms : counts.seats;
    if (most > 0 && held >= most) return std::nullopt;
    ++held;
    return Place(*this, network, kind);
}

void WaitingRooms::forget_room(const std::string& room) {
    const std::lock_guard lock(mutex_);
    release(room);
}

void WaitingRooms::forget_seat(const std::string& room, std::uint8_t seat) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(room);
    if (found == rooms_.end()) return;
    const auto held = found->second.seats.find(seat);
    if (held == found->second.seats.end()) return;
    drop(held->second, Place::Kind::Seat);
    found->second.seats.erase(held);
}

void WaitingRooms::give_back(const ClientBlock& network, Place::Kind kind) {
    const std::lock_guard lock(mutex_);
    drop(network, kind);
}

WaitingRooms::Room& WaitingRooms::room(const std::string& id, Clock::time_point now) {
    const auto [found, is_new] = rooms_.try_emplace(id);
    if (is_new) by_age_.emplace_back(now, id);
    return found->second;
}

void WaitingRooms::release(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    if (found->second.maker) drop(*found->second.maker, Place::Kind::Room);
    for (const auto& [seat, network] : found->second.seats) drop(network, Place::Kind::Seat);
    rooms_.erase(found);
}

void WaitingRooms::drop(const ClientBlock& network, Place::Kind kind) {
    const auto found = counts_.find(network);
    if (found == counts_.end()) return;
    auto& counts = found->second;
    --(kind == Place::Kind::Room ? counts.rooms : counts.seats);
    if (counts.rooms == 0 && counts.seats == 0) counts_.erase(found);
}

/// Rooms that have started are still named by age, and a name comes once, for a room that has
/// started does not wait again.
void WaitingRooms::forget_old(Clock::time_point now) {
    while (!by_age_.empty() &&
           (by_age_.size() > kMostRooms || now - by_age_.front().first >= limits_.unstarted_time)) {
        release(by_age_.front().second);
        by_age_.pop_front();
    }
}

}  // namespace mistward::net
