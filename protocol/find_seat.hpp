#pragma once

#include "protocol/create_room.hpp"
#include "protocol/error.hpp"

#include <boost/describe/class.hpp>

#include <string>
#include <string_view>

namespace mistward::protocol {

/// Nobody finds anybody at a table for one.
inline constexpr std::uint8_t kFewestAtTable = 2;

/// Body of `POST /api/v1/lobby/seats`: a seat at any table with such a game and so many seats.
struct FindSeatBody {
    wire::GivenName name;
    wire::Usually<wire::Among<SeatKind::Human, SeatKind::Bot>, SeatKind::Human> kind;
    wire::Omittable<wire::GivenName> room;
    wire::Depending<rules::Mode> game;
    wire::Depending<wire::Level> level;
    wire::Depending<wire::Integer<std::uint8_t, kFewestAtTable, kMostSeats>> seats;
    wire::Depending<ScoringColours> scoring;
    wire::Depending<ChosenModules> modules;
    wire::Depending<wire::PartNames> parts;
    wire::Omittable<DealtColours> colours;
};
BOOST_DESCRIBE_STRUCT(FindSeatBody, (),
                      (name, kind, room, game, level, seats, scoring, modules, parts, colours))

struct FindSeat {
    std::string name;  ///< of whoever looks for a seat
    SeatKind kind = SeatKind::Human;
    CreateRoom table;  ///< what is made if there is none
};
Result<FindSeat> decode_find_seat(std::string_view text);

}  // namespace mistward::protocol
