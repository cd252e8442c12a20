#include "server/net/quota/waiting_rooms.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::net;
using boost::asio::ip::make_address;

namespace {

const auto kNoon = WaitingRooms::Clock::time_point{};
const auto kMaker = make_address("203.0.113.7");
const auto kOther = make_address("203.0.113.8");

QuotaLimits two_of_each() {
    QuotaLimits limits;
    limits.unstarted_rooms = 2;
    limits.unstarted_seats = 2;
    return limits;
}

bool make_room(WaitingRooms& rooms, const std::string& id, WaitingRooms::Clock::time_point now) {
    auto place = rooms.place_for_room(kMaker, now);
    if (place) place->keep_room(id, now);
    return place.has_value();
}

bool take_seat(WaitingRooms& rooms, const std::string& id, std::uint8_t seat) {
    auto place = rooms.place_for_seat(kMaker, kNoon);
    if (place) place->keep_seat(id, seat, kNoon);
    return place.has_value();
}

}  // namespace

TEST_CASE("a network has a bounded number of rooms that were never started") {
    WaitingRooms rooms(two_of_each());
    CHECK(make_room(rooms, "a", kNoon));
    CHECK(make_room(rooms, "b", kNoon));
    CHECK_FALSE(make_room(rooms, "c", kNoon));
    CHECK(rooms.place_for_room(kOther, kNoon).has_value());
    rooms.forget_room("a");
    CHECK(make_room(rooms, "c", kNoon));
    CHECK_FALSE(make_room(rooms, "d", kNoon));
}

TEST_CASE("a room that was never made counts for nothing") {
    WaitingRooms rooms(two_of_each());
    for (int i = 0; i < 10; ++i) CHECK(rooms.place_for_room(kMaker, kNoon).has_value());
    CHECK(make_room(rooms, "a", kNoon));
}

TEST_CASE("a room that was never started is forgotten after a day") {
    WaitingRooms rooms(two_of_each());
    CHECK(make_room(rooms, "a", kNoon));
    CHECK(make_room(rooms, "b", kNoon + std::chrono::hours(1)));
    CHECK_FALSE(make_room(rooms, "c", kNoon + std::chrono::hours(23)));
    CHECK(make_room(rooms, "c", kNoon + std::chrono::hours(24)));
    CHECK_FALSE(make_room(rooms, "d", kNoon + std::chrono::hours(24)));
}

TEST_CASE("a network has a bounded number of seats in rooms that were never started") {
    WaitingRooms rooms(two_of_each());
    CHECK(take_seat(rooms, "a", 0));
    CHECK(take_seat(rooms, "b", 0));
    CHECK_FALSE(take_seat(rooms, "c", 0));
    CHECK(rooms.place_for_seat(kOther, kNoon).has_value());
    rooms.forget_seat("a", 0);
    rooms.forget_seat("a", 0);
    CHECK(take_seat(rooms, "c", 0));
    CHECK_FALSE(take_seat(rooms, "d", 0));
    rooms.forget_room("b");
    CHECK(take_seat(rooms, "d", 0));
}

TEST_CASE("a seat that changes hands counts for whoever has it last") {
    WaitingRooms rooms(two_of_each());
    CHECK(take_seat(rooms, "a", 0));
    rooms.place_for_seat(kOther, kNoon)->keep_seat("a", 0, kNoon);
    CHECK(take_seat(rooms, "b", 0));
    CHECK(take_seat(rooms, "c", 0));
    CHECK_FALSE(take_seat(rooms, "d", 0));
}
