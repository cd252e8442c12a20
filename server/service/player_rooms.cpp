#include "server/service/player_rooms.hpp"

#include "protocol/json.hpp"
#include "protocol/wire/words.hpp"
#include "server/service/player_games.hpp"
#include "server/service/shown_rows.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

using protocol::ErrorCode;
using protocol::wire::PlayerGames;

/// What is gone or broken is in no list; that too much waits is no list.
bool is_gone(const protocol::Error& error) {
    return error.code == ErrorCode::RoomNotFound || error.code == ErrorCode::RoomClosed ||
           error.code == ErrorCode::GameUnreadable || error.code == ErrorCode::Internal;
}

}  // namespace

PlayerRooms::PlayerRooms(const Services& services, StoreLobby& lobby)
    : store_(services.store.players()), lobby_(lobby) {}

AsyncResult<PlayerGames> PlayerRooms::games(std::string player, protocol::PlayerGamesQuery query,
                                            std::string address) {
    const auto& status = query.status;
    const bool is_over = status && protocol::RoomStatus(*status) == protocol::RoomStatus::Over;
    if (is_over) return over(std::move(player), std::move(query));
    return under_way(std::move(player), std::move(query), std::move(address));
}

AsyncResult<PlayerGames> PlayerRooms::under_way(std::string player,
                                                protocol::PlayerGamesQuery query,
                                                std::string address) {
    using protocol::wire::word_if_any;
    store::PlayerRooms wanted{player, word_if_any<protocol::RoomStatus>(query.status), query.before,
                              query.limit};
    auto page = stored(co_await store_.rooms(std::move(wanted)));
    if (!page) co_return tl::unexpected(page.error());
    auto games = co_await look_at(std::move(player), std::move(page->rooms), std::move(address));
    co_return std::move(games).map([&page](std::vector<SeenGame> seen) {
        PlayerGames shown;
        for (SeenGame& game : seen) shown.games.push_back(std::move(game.game));
        shown.next = page->next;
        return shown;
    });
}

AsyncResult<PlayerGames> PlayerRooms::over(std::string player, protocol::PlayerGamesQuery query) {
    store::PlayerGames wanted{std::move(player), query.before, query.limit};
    const auto page = stored(co_await store_.ended_games(std::move(wanted)));
    co_return page.map([](const store::PlayedPage& found) {
        PlayerGames shown;
        shown.games = shown_rows(found.games, ended_game);
        shown.next = found.next;
        return shown;
    });
}

store::AsyncResult<std::optional<PlayerGlance>> PlayerRooms::glance(store::TokenHash secret,
                                                                    std::vector<std::string> also) {
    return store_.glance({secret, protocol::Json(also).dump()});
}

AsyncResult<std::vector<SeenGame>> PlayerRooms::look(std::string player, std::string address) {
    store::PlayerRooms all{player};
    all.limit = store::kRoomsGlanced;
    all.within = store::kRoomsGlancedWithin;
    auto page = stored(co_await store_.rooms(std::move(all)));
    if (!page) co_return tl::unexpected(page.error());
    co_return co_await look_at(std::move(player), std::move(page->rooms), std::move(address));
}

AsyncResult<std::vector<SeenGame>> PlayerRooms::look_at(std::string player,
                                                        std::vector<std::string> rooms,
                                                        std::string address) {
    std::vector<SeenGame> games;
    for (const std::string& id : rooms) {
        const auto room = co_await lobby_.read_room(id, address);
        if (!room && is_gone(room.error())) continue;
        if (!room) co_return tl::unexpected(room.error());
        if (auto game = player_game(*room, player)) {
            games.push_back({std::move(*game), newest_line(*room)});
        }
    }
    co_return games;
}

}  // namespace mistward::rooms
