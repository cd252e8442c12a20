#include "server/admin/room_acts.hpp"

#include "server/service/oversight.hpp"

#include <string_view>

namespace mistward::admin {

namespace {

/// The value of `task` under a name.
AsyncResult<Json> named(std::string_view name, AsyncResult<Json> task) {
    const auto value = co_await std::move(task);
    co_return value.map([name](const Json& document) { return Json{{name, document}}; });
}

}  // namespace

AsyncResult<Json> RoomActs::list(protocol::RoomFilter filter) {
    return rooms_.list_all(std::move(filter));
}

AsyncResult<Json> RoomActs::inspect(std::string room) { return rooms_.inspect(std::move(room)); }

AsyncResult<Json> RoomActs::close(std::string from, std::string room, protocol::Reason reason) {
    Act act{std::move(from), "close_room", room, {{"reason", reason.reason}}};
    return log_.carry_out(std::move(act),
                          [this, room = std::move(room), why = std::move(reason.reason)] {
                              return named("room", rooms_.close_room(room, why));
                          });
}

AsyncResult<Json> RoomActs::kick(std::string from, SeatPlace seat, protocol::Reason reason) {
    Act act{std::move(from),
            "kick",
            seat.room + '/' + std::to_string(seat.seat),
            {{"reason", std::move(reason.reason)}}};
    return log_.carry_out(std::move(act), [this, seat = std::move(seat)] {
        return named("room", rooms_.free_seat(seat.room, seat.seat));
    });
}

AsyncResult<Json> RoomActs::silence(std::string from, SeatPlace seat,
                                    rooms::command::SilenceSeat whose, protocol::Reason reason) {
    Act act{std::move(from),
            "silence",
            seat.room + '/' + std::to_string(seat.seat),
            {{"reason", std::move(reason.reason)}}};
    return log_.carry_out(std::move(act),
                          [this, room = std::move(seat.room), whose = std::move(whose)] {
                              return named("room", rooms_.silence(room, whose));
                          });
}

}  // namespace mistward::admin
