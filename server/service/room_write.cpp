#include "rules/overloaded.hpp"
#include "server/behaviour/effects.hpp"
#include "server/service/room_actor.hpp"
#include "server/service/storage_error.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::rooms {

// What a room writes before it takes on a new state. It runs on the strand.

AsyncResult<void> RoomActor::write(StoreRequest request) {
    const std::int64_t now = services_.clock.now_ms();
    auto writing = std::visit(
        rules::Overloaded{
            [this, now](store::RoomRecord& room) {
                room.changed_ms = now;
                return services_.store.change_room(std::move(room));
            },
            [this, now](store::TakeSeat& seat) {
                seat.at_ms = now;
                return services_.store.take_seat(std::move(seat));
            },
            [this, now](store::FreeSeat& seat) {
                seat.at_ms = now;
                return services_.store.free_seat(std::move(seat));
            },
            [this, now](store::ReplaceSeat& seat) {
                seat.at_ms = now;
                return services_.store.replace_seat(std::move(seat));
            },
            [this](store::StartGame& start) {
                return services_.store.start_game(std::move(start));
            },
            [this](store::Append& append) { return services_.store.append(std::move(append)); },
            [this](store::Say& say) { return services_.store.say(std::move(say)); }},
        request);
    const auto written = co_await std::move(writing);
    if (written) co_return protocol::Result<void>();
    if (written.error() == store::Failure::Conflict) {
        throw std::runtime_error("the log has moved on without this room");
    }
    co_return tl::unexpected(storage_error(written.error()));
}

}  // namespace mistward::rooms
