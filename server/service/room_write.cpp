#include "server/service/room_write.hpp"

#include "rules/core/overloaded.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::rooms {

AsyncResult<void> write_rows(const Services& services, StoreRequest request) {
    store::Store& store = services.store;
    const std::int64_t now = services.clock.now_ms();
    auto writing =
        std::visit(rules::Overloaded{
                       [&](store::RoomRecord& room) {
                           room.changed_ms = now;
                           return store.change_room(std::move(room));
                       },
                       [&](store::TakeSeat& seat) {
                           seat.at_ms = now;
                           return store.take_seat(std::move(seat));
                       },
                       [&](store::FreeSeat& seat) {
                           seat.at_ms = now;
                           return store.free_seat(std::move(seat));
                       },
                       [&](store::ReplaceSeat& seat) {
                           seat.at_ms = now;
                           return store.replace_seat(std::move(seat));
                       },
                       [&](store::SetSilence& silence) {
                           silence.at_ms = now;
                           return store.set_silence(std::move(silence));
                       },
                       [&](store::StartGame& start) { return store.start_game(std::move(start)); },
                       [&](store::Append& append) { return store.append(std::move(append)); },
                       [&](store::KeepPlans& plans) { return store.keep_plans(std::move(plans)); },
                       [&](store::Say& say) { return store.say(std::move(say)); }},
                   request);
    const auto written = co_await std::move(writing);
    if (!written && written.error() == store::Failure::Conflict) {
        throw std::runtime_error("the log has moved on without this room");
    }
    if (!written && written.error() == store::Failure::Unknown) {
        throw std::runtime_error("nobody knows whether the log has moved on");
    }
    co_return written.map_error(storage_error);
}

}  // namespace mistward::rooms
