#include "server/service/oversight.hpp"

#include "server/behaviour/seats.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "server/service/notices.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Json;

Json listeners_document(const std::vector<Listener>& listeners) {
    Json documents = Json::array();
    for (const Listener& listener : listeners) {
        documents.push_back({{"seat", listener.seat ? Json(*listener.seat) : Json(nullptr)},
                             {"address", listener.address}});
    }
    return documents;
}

Json inspection(Json room, std::uint64_t seq, const std::vector<Listener>& listeners) {
    const auto taken = std::ranges::count_if(
        room.at("seats"), [](const Json& seat) { return seat.at("taken").get<bool>(); });
    const Json spectators = room.at("spectators");
    return {{"room", std::move(room)},
            {"seq", seq},
            {"seats_taken", taken},
            {"spectators", spectators},
            {"listeners", listeners_document(listeners)}};
}

}  // namespace

AsyncResult<Json> Oversight::list_all(protocol::RoomFilter filter) {
    return lobby_.list_rooms(std::move(filter), Listed::Every);
}

AsyncResult<Json> Oversight::inspect(std::string room) {
    const auto actor = co_await lobby_.find_in_memory(room);
    if (!actor) co_return co_await inspect_stored(std::move(room));
    const RoomState state = co_await actor->state();
    co_return inspection(room_document(state), seq(state), co_await actor->listeners());
}

AsyncResult<Json> Oversight::inspect_stored(std::string room) {
    auto stored = co_await services_.store.find_room(room);
    co_return looked_up(std::move(stored), room_not_found(room))
        .map([this](const store::StoredRoom& found) {
            return inspection(lobby_.document(found.summary), found.entries.size(), {});
        });
}

AsyncResult<Json> Oversight::close_room(std::string room, std::string reason) {
    return command(std::move(room), command::CloseRoom{std::move(reason)});
}

AsyncResult<Json> Oversight::free_seat(std::string room, std::uint8_t seat) {
    return command(std::move(room), command::FreeSeat{seat});
}

AsyncResult<Json> Oversight::silence(std::string room, command::SilenceSeat seat) {
    return command(std::move(room), std::move(seat));
}

AsyncResult<std::set<std::string>> Oversight::addresses(std::string room, std::uint8_t seat) {
    const auto actor = co_await lobby_.find_actor(std::move(room));
    if (!actor) co_return tl::unexpected(actor.error());
    const RoomState state = co_await (*actor)->state();
    const auto listeners = co_await (*actor)->listeners();
    co_return check_taken(state, seat).map([&] {
        std::set<std::string> addresses;
        for (const Listener& listener : listeners) {
            if (listener.seat == seat) addresses.insert(listener.address);
        }
        return addresses;
    });
}

asio::awaitable<void> Oversight::announce(std::optional<protocol::Announcement> announcement) {
    // First for those that come to memory from now on, then for those that are there.
    services_.notices.announce(announcement);
    for (const auto& actor : co_await lobby_.all_in_memory()) {
        // A room that refuses has just closed.
        command::Oversee tell = command::Announce{announcement};
        co_await actor->oversee(std::move(tell));
    }
}

void Oversight::set_draining(bool draining) { services_.notices.set_draining(draining); }

asio::awaitable<std::size_t> Oversight::count_played() {
    std::size_t played = 0;
    for (const auto& actor : co_await lobby_.all_in_memory()) {
        const RoomState state = co_await actor->state();
        played += is_being_played(state, services_.clock.now_ms()) ? 1 : 0;
    }
    co_return played;
}

AsyncResult<Json> Oversight::command(std::string room, command::Oversee command) {
    const auto actor = co_await lobby_.find_actor(room);
    if (actor) co_return co_await (*actor)->oversee(std::move(command));
    const bool is_unreadable = actor.error().code == protocol::ErrorCode::GameUnreadable;
    if (is_unreadable && std::holds_alternative<command::CloseRoom>(command)) {
        co_return co_await lobby_.close_unreadable(std::move(room));
    }
    co_return tl::unexpected(actor.error());
}

}  // namespace mistward::rooms
