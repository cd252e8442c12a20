#include "server/service/records.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/service/unknown_cursor.hpp"
#include "server/work/all_of.hpp"
#include "server/work/hop.hpp"

#include <functional>
#include <vector>

namespace mistward::rooms {

// How the lobby lists rooms.

AsyncResult<protocol::Json> StoreLobby::list(protocol::RoomFilter filter) {
    return list_rooms(std::move(filter), Listed::Open);
}

AsyncResult<protocol::Json> StoreLobby::list_rooms(protocol::RoomFilter filter, Listed listed) {
    using protocol::wire::word_if_any;
    store::RoomFilter wanted{word_if_any<protocol::RoomStatus>(filter.status),
                             word_if_any<rules::Mode>(filter.game),
                             filter.level,
                             filter.free,
                             listed == Listed::Every,
                             filter.before,
                             filter.limit};
    auto page = co_await stored_page(std::move(wanted));
    if (!page) co_return tl::unexpected(page.error());
    // Nobody could sit down or watch there; administrators are to see it.
    if (listed == Listed::Open) std::erase_if(page->rooms, std::not_fn(is_known_play));
    protocol::Json next = page->next ? protocol::Json(*page->next) : protocol::Json(nullptr);
    protocol::Json documents = co_await documents_of(page->rooms);
    co_return protocol::Json{{"rooms", std::move(documents)}, {"next", std::move(next)}};
}

/// After a room that never was there is no page; an empty one would seem to be the last.
AsyncResult<store::RoomPage> StoreLobby::stored_page(store::RoomFilter filter) const {
    const auto before = filter.before;
    const auto page = co_await services_.store.listed_rooms(std::move(filter));
    if (page && page->rooms.empty() && before) {
        auto cursor = co_await services_.store.find_room(*before);
        co_return looked_up(std::move(cursor), unknown_cursor("the id of a room"))
            .map([&page](const store::StoredRoom&) { return *page; });
    }
    co_return page.map_error(storage_error);
}

/// Those in memory are asked at once: a list takes no longer than one room that has much to do.
asio::awaitable<protocol::Json> StoreLobby::documents_of(
    const std::vector<store::RoomSummary>& rooms) {
    const auto find = [this, &rooms] {
        std::vector<std::shared_ptr<RoomActor>> actors;
        for (const auto& summary : rooms) actors.push_back(shelf_.find(summary.room.id));
        return actors;
    };
    const auto actors = co_await call_on(strand_, find);
    std::vector<asio::awaitable<protocol::Json>> asked;
    for (const auto& actor : actors) {
        if (actor) asked.push_back(actor->document());
    }
    auto told = co_await all_of(std::move(asked));
    protocol::Json documents = protocol::Json::array();
    for (std::size_t i = 0, next = 0; i < rooms.size(); ++i) {
        documents.push_back(actors[i] ? std::move(told[next++]) : document(rooms[i]));
    }
    co_return documents;
}

protocol::Json StoreLobby::document(const store::RoomSummary& summary) const {
    return stored_document(summary, *tiles_.catalogue());
}

}  // namespace mistward::rooms
