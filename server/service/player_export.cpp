#include "server/service/player_export.hpp"

#include "server/service/player_documents.hpp"
#include "server/service/player_games.hpp"
#include "server/service/storage_error.hpp"

#include <utility>

namespace mistward::rooms {

AsyncResult<protocol::wire::PlayerExport> export_player(store::PlayerStore& store,
                                                        store::PlayerRecord player) {
    protocol::wire::PlayerExport all;
    all.player = player_document(player);
    all.seen_at = player.seen_ms;
    const auto bots = stored(co_await store.bots(player.id));
    if (!bots) co_return tl::unexpected(bots.error());
    all.bots = player_documents(*bots);
    auto rooms = stored(co_await store.all_rooms(player.id));
    if (!rooms) co_return tl::unexpected(rooms.error());
    all.rooms = std::move(*rooms);
    const auto invitations = stored(co_await store.invitations_of(player.id));
    if (!invitations) co_return tl::unexpected(invitations.error());
    all.invitations = invitation_documents(*invitations).invitations;
    for (store::PlayerGames query{player.id}; true;) {
        auto page = stored(co_await store.ended_games(query));
        if (!page) co_return tl::unexpected(page.error());
        for (const auto& game : page->games) all.games.push_back(ended_game(game));
        if (!page->next) break;
        query.after = std::move(page->next);
    }
    for (store::SaidLines query{player.id}; true;) {
        auto page = stored(co_await store.said(query));
        if (!page) co_return tl::unexpected(page.error());
        for (const auto& [room, line] : *page) {
            all.chat.push_back({room, {line.number, line.seat, line.name, line.text, line.at_ms}});
        }
        if (page->size() < store::kSaidPage) break;
        query.room = page->back().room;
        query.number = page->back().line.number;
    }
    co_return all;
}

}  // namespace mistward::rooms
