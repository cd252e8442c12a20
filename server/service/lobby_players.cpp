#include "server/service/store_lobby.hpp"

#include "server/service/on_worker.hpp"
#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace mistward::rooms {

// What rooms in memory learn of players whose secrets have ended. What is stored is right already.

namespace {

std::set<std::string> players_of(const RoomState& room) {
    std::set<std::string> players;
    if (room.owner) players.insert(*room.owner);
    for (const auto& seat : room.seats) {
        if (seat && seat->player) players.insert(*seat->player);
    }
    return players;
}

}  // namespace

/// A room that is being loaded may have been read before: whoever loads it looks again.
asio::awaitable<void> StoreLobby::heed_player(std::string player) {
    ++secrets_ended_;
    store::RoomsWith wanted{std::move(player)};
    for (std::size_t found = store::kRoomsPage; found == store::kRoomsPage;) {
        const auto rooms = co_await services_.store.players().rooms_with(wanted);
        if (!rooms) co_return co_await heed_players();
        for (const std::string& id : *rooms) {
            const auto actor = co_await find_in_memory(id);
            if (actor) co_await heed_in(actor);
        }
        found = rooms->size();
        if (found > 0) wanted.after = rooms->back();
    }
}

asio::awaitable<void> StoreLobby::heed_forgotten(std::string player,
                                                 std::vector<std::string> rooms) {
    ++secrets_ended_;
    for (std::string& id : rooms) {
        const auto actor = co_await find_in_memory(std::move(id));
        std::set<std::string> also{player};
        if (actor) co_await heed_in(actor, std::move(also));
    }
}

asio::awaitable<void> StoreLobby::heed_players() {
    ++secrets_ended_;
    const auto actors = co_await all_in_memory();
    for (const auto& actor : actors) co_await heed_in(actor);
}

asio::awaitable<void> StoreLobby::heed_in(std::shared_ptr<RoomActor> room) {
    std::set<std::string> nobody_else;
    co_await heed_in(std::move(room), std::move(nobody_else));
}

/// A room that cannot be made right is read again from what is stored.
asio::awaitable<void> StoreLobby::heed_in(std::shared_ptr<RoomActor> room,
                                          std::set<std::string> also) {
    const RoomState state = co_await room->state();
    also.merge(players_of(state));
    if (also.empty() && state.chat->empty()) co_return;
    std::vector<std::string> ids(also.begin(), also.end());
    const auto heeded = co_await heed_all(*room, state, std::move(ids));
    if (!heeded) co_await room->close("the room is read again");
}

AsyncResult<void> StoreLobby::heed_all(RoomActor& room, const RoomState& state,
                                       std::vector<std::string> ids) {
    const auto secrets = stored(co_await services_.store.players().secrets(ids));
    if (!secrets) co_return tl::unexpected(secrets.error());
    std::map<std::string, TokenHash> known;
    for (const auto& [player, secret] : *secrets) known.emplace(player, secret);
    for (const std::string& id : ids) {
        command::HeedPlayer heed{id, {}, {}};
        if (const auto found = known.find(id); found != known.end()) heed.secret = found->second;
        const auto heeded = co_await room.heed(std::move(heed));
        if (!heeded) co_return tl::unexpected(heeded.error());
    }
    command::HeedPlayer texts{{}, TokenHash{}};
    const bool lost_owner = state.owner && !known.contains(*state.owner);
    if (lost_owner) {
        const auto name = stored(co_await services_.store.room_name(state.id));
        if (!name) co_return tl::unexpected(name.error());
        texts.name = *name;
    }
    if (!state.chat->empty()) {
        const auto lines = stored(
            co_await services_.store.chat(state.id, std::numeric_limits<std::uint64_t>::max()));
        if (!lines) co_return tl::unexpected(lines.error());
        texts.chat = chat_lines(*lines);
    }
    if (!texts.name && !texts.chat) co_return protocol::Result<void>();
    const auto heeded = co_await room.heed(std::move(texts));
    co_return heeded.map([](Done) {});
}

AsyncResult<RoomState> StoreLobby::read_room(std::string id, std::string address) {
    const auto actor = co_await find_in_memory(id);
    if (actor) co_return co_await actor->state();
    co_return co_await restore_room(std::move(id), std::move(address));
}

}  // namespace mistward::rooms
