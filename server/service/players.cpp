#include "server/service/players.hpp"

#include "protocol/wire/json.hpp"
#include "server/behaviour/secrets.hpp"
#include "server/service/chance.hpp"
#include "server/service/player_games.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/service/unknown_cursor.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;
using protocol::wire::json_of;

/// How exactly it is known when a player was last seen.
constexpr std::int64_t kSeenMs = 60 * 60 * 1000;
/// Whom a game or a line of chat was of before they were forgotten, and what they said.
constexpr std::string_view kSomebody = "somebody";
constexpr std::string_view kNothing = "…";

Error no_player_token() {
    return {ErrorCode::Unauthorized,
            "this needs the token of a player, which POST /api/v1/players gives; the token that "
            "was shown is none, or has ended"};
}

Error not_there(std::string what, std::string path) {
    return {ErrorCode::NotFound, std::move(what), {{"path", std::move(path)}}};
}

Error no_such_bot(const std::string& id) {
    return not_there("you have no bot of that id", "/api/v1/me/bots/" + id);
}

Error no_such_player() {
    const std::string expected = "the id of a player of this server";
    return {ErrorCode::InvalidMessage,
            "\"player\" must be " + expected,
            {{"field", "player"}, {"expected", expected}}};
}

Error too_many(std::string_view what, std::size_t most) {
    return {ErrorCode::InvalidMessage,
            "there are as many " + std::string(what) + " as there may be",
            {{"field", ""}, {"expected", "at most " + std::to_string(most)}}};
}

Error no_invitation(const std::string& room, const std::string& player) {
    return not_there("there is no such invitation",
                     "/api/v1/rooms/" + room + "/invitations/" + player);
}

Error not_the_owner() {
    return {ErrorCode::Unauthorized, "only the owner's token invites players to the room"};
}

protocol::wire::Player player_document(const store::PlayerRecord& player) {
    return {player.id, player.name, player.owner, player.created_ms};
}

Json shown(const store::PlayerRecord& player) {
    return json_of(protocol::wire::PlayerAnswer{player_document(player)});
}

Json with_token(const store::PlayerRecord& player, std::string token) {
    return json_of(protocol::wire::PlayerToken{player.id, player.name, std::move(token)});
}

std::string new_player_token() { return std::string(protocol::kPlayerTokenPrefix) + new_token(); }

std::vector<protocol::wire::Player> documents(const std::vector<store::PlayerRecord>& players) {
    std::vector<protocol::wire::Player> shown;
    for (const auto& player : players) shown.push_back(player_document(player));
    return shown;
}

protocol::wire::Invitations documents(const std::vector<store::InvitationRecord>& records) {
    protocol::wire::Invitations shown;
    for (const auto& record : records) shown.invitations.push_back(invitation(record));
    return shown;
}

template <class T>
protocol::Result<T> stored(store::Result<T> result) {
    return std::move(result).map_error(storage_error);
}

class StorePlayers final : public Players {
public:
    StorePlayers(const Services& services, StoreLobby& lobby)
        : services_(services), store_(services.store.players()), lobby_(lobby) {}

private:
    AsyncResult<PlayerAnswer> answer(PlayerRequest request) override {
        return std::visit([this](auto& asked) { return answer_any(std::move(asked)); }, request);
    }
    template <class Asked>
    AsyncResult<PlayerAnswer> answer_any(Asked asked) {
        auto answered = co_await answer_to(std::move(asked));
        co_return std::move(answered).map(any_of<PlayerAnswer>);
    }

    AsyncResult<Json> answer_to(player::Come asked) {
        return come(std::move(asked.request.name), {});
    }
    AsyncResult<Json> answer_to(player::Show asked) {
        const auto player = co_await who(std::move(asked.token));
        co_return player.map(shown);
    }
    AsyncResult<Json> answer_to(player::Rename asked);
    AsyncResult<Json> answer_to(player::Renew asked);
    AsyncResult<Json> answer_to(player::Export asked);
    AsyncResult<Json> answer_to(player::Forget asked);
    AsyncResult<Json> answer_to(player::NewBot asked);
    AsyncResult<Json> answer_to(player::Bots asked);
    AsyncResult<Json> answer_to(player::ForgetBot asked);
    AsyncResult<Json> answer_to(player::Games asked);
    AsyncResult<Json> answer_to(player::Invitations asked);
    AsyncResult<Json> answer_to(player::Decline asked);
    AsyncResult<Json> answer_to(player::Invite asked);
    AsyncResult<Json> answer_to(player::TakeBack asked);
    AsyncResult<Claimant> answer_to(player::Who asked);
    AsyncResult<PlayerSight> answer_to(player::Look asked);
    AsyncResult<std::optional<SeenGame>> answer_to(player::LookAt asked);
    AsyncResult<protocol::wire::Invitations> answer_to(player::LookForInvitations asked);

    /// The player with that token; that they were here is noted.
    AsyncResult<store::PlayerRecord> who(std::string token);
    AsyncResult<Json> come(std::string name, std::optional<std::string> owner);
    /// Everybody who goes with them: they themselves come last.
    AsyncResult<std::vector<store::PlayerRecord>> with_bots(store::PlayerRecord player);
    AsyncResult<Json> forget(store::PlayerRecord player);
    AsyncResult<Json> games_under_way(const std::string& player, const player::Games& asked);
    AsyncResult<Json> games_over(const std::string& player, const player::Games& asked);
    AsyncResult<std::vector<SeenGame>> look_at(const std::string& player,
                                               const std::vector<std::string>& rooms,
                                               const std::string& address);
    /// Refuses whoever does not own the room.
    AsyncResult<void> check_owner(std::string room, std::string token);
    AsyncResult<Json> invited_to(std::string room);
    /// Refuses one that is not there.
    AsyncResult<void> end_invitation(std::string room, std::string player);

    const Services services_;
    store::PlayerStore& store_;
    StoreLobby& lobby_;
};

// Who they are

AsyncResult<store::PlayerRecord> StorePlayers::who(std::string token) {
    if (!protocol::is_player_token(token)) co_return tl::unexpected(no_player_token());
    const TokenHash secret = token_hash(token);
    auto found = co_await store_.find_by_secret(secret);
    auto player = looked_up(std::move(found), no_player_token());
    if (!player) co_return player;
    const std::int64_t now = services_.clock.now_ms();
    if (now - player->seen_ms > kSeenMs) {
        store::ChangePlayer seen{player->id, {}, {}, now};
        // Whether it is noted or not, they are here.
        co_await store_.change(std::move(seen));
    }
    co_return player;
}

AsyncResult<Json> StorePlayers::come(std::string name, std::optional<std::string> owner) {
    std::string token = new_player_token();
    const std::int64_t now = services_.clock.now_ms();
    store::NewPlayer coming{{new_room_id() + new_room_id(), std::move(name), token_hash(token),
                             std::move(owner), now, now},
                            protocol::kMostBots};
    const store::PlayerRecord player = coming.player;
    const auto stored = co_await store_.create(std::move(coming));
    if (!stored && stored.error() == store::Failure::Conflict && player.owner) {
        co_return tl::unexpected(too_many("bots", protocol::kMostBots));
    }
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    co_return with_token(player, std::move(token));
}

AsyncResult<Claimant> StorePlayers::answer_to(player::Who asked) {
    const auto player = co_await who(asked.token);
    co_return player.map([&asked](const store::PlayerRecord& found) {
        return Claimant{found.id, found.name, asked.token};
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::Rename asked) {
    auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    player->name = asked.request.name;
    store::ChangePlayer change{player->id, player->name};
    const auto changed = co_await store_.change(std::move(change));
    if (!changed) co_return tl::unexpected(storage_error(changed.error()));
    co_return shown(*player);
}

AsyncResult<Json> StorePlayers::answer_to(player::Renew asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    std::string token = new_player_token();
    store::ChangePlayer change{player->id, {}, token_hash(token)};
    const auto changed = co_await store_.change(std::move(change));
    if (!changed) co_return tl::unexpected(storage_error(changed.error()));
    co_await lobby_.heed_player(player->id);
    if (services_.watch) services_.watch->end(player->id);
    co_return with_token(*player, std::move(token));
}

// Bots

AsyncResult<Json> StorePlayers::answer_to(player::NewBot asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    if (player->owner) {
        co_return tl::unexpected(Error{ErrorCode::Unauthorized, "a bot has no bots of its own"});
    }
    co_return co_await come(std::move(asked.request.name), player->id);
}

AsyncResult<Json> StorePlayers::answer_to(player::Bots asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto bots = stored(co_await store_.bots(player->id));
    co_return bots.map([](const std::vector<store::PlayerRecord>& found) {
        return json_of(protocol::wire::Bots{documents(found)});
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::ForgetBot asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    auto bots = stored(co_await store_.bots(player->id));
    if (!bots) co_return tl::unexpected(bots.error());
    const auto bot = std::ranges::find(*bots, asked.bot, &store::PlayerRecord::id);
    if (bot == bots->end()) co_return tl::unexpected(no_such_bot(asked.bot));
    co_return co_await forget(std::move(*bot));
}

// Forgetting

AsyncResult<Json> StorePlayers::answer_to(player::Forget asked) {
    auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    co_return co_await forget(std::move(*player));
}

AsyncResult<std::vector<store::PlayerRecord>> StorePlayers::with_bots(store::PlayerRecord player) {
    auto all = stored(co_await store_.bots(player.id));
    co_return std::move(all).map([&player](std::vector<store::PlayerRecord> bots) {
        bots.push_back(std::move(player));
        return bots;
    });
}

AsyncResult<Json> StorePlayers::forget(store::PlayerRecord player) {
    const auto all = co_await with_bots(player);
    if (!all) co_return tl::unexpected(all.error());
    std::vector<std::string> rooms;
    for (const auto& one : *all) {
        const auto theirs = stored(co_await store_.all_rooms(one.id));
        if (!theirs) co_return tl::unexpected(theirs.error());
        rooms.insert(rooms.end(), theirs->begin(), theirs->end());
    }
    store::ForgetPlayer forgotten{player.id, std::string(kSomebody), std::string(kNothing)};
    const auto done = co_await store_.forget(std::move(forgotten));
    if (!done) co_return tl::unexpected(storage_error(done.error()));
    for (const auto& one : *all) {
        co_await lobby_.heed_forgotten(one.id, rooms);
        if (services_.watch) services_.watch->end(one.id);
    }
    co_return json_of(protocol::wire::Forgotten{player.id});
}

AsyncResult<Json> StorePlayers::answer_to(player::Export asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    protocol::wire::PlayerExport all;
    all.player = player_document(*player);
    all.seen_at = player->seen_ms;
    const auto bots = stored(co_await store_.bots(player->id));
    if (!bots) co_return tl::unexpected(bots.error());
    all.bots = documents(*bots);
    auto rooms = stored(co_await store_.all_rooms(player->id));
    if (!rooms) co_return tl::unexpected(rooms.error());
    all.rooms = std::move(*rooms);
    const auto invitations = stored(co_await store_.invitations_of(player->id));
    if (!invitations) co_return tl::unexpected(invitations.error());
    all.invitations = documents(*invitations).invitations;
    const auto webhook = stored(co_await services_.store.webhooks().find(player->id));
    if (!webhook) co_return tl::unexpected(webhook.error());
    if (*webhook) all.webhook = (*webhook)->url;
    for (store::PlayerGames query{player->id}; true;) {
        auto page = stored(co_await store_.ended_games(query));
        if (!page) co_return tl::unexpected(page.error());
        for (const auto& game : page->games) all.games.push_back(ended_game(game));
        if (!page->next) break;
        query.after = std::move(page->next);
    }
    for (store::SaidLines query{player->id}; true;) {
        auto page = stored(co_await store_.said(query));
        if (!page) co_return tl::unexpected(page.error());
        for (const auto& [room, line] : *page) {
            all.chat.push_back({room, {line.number, line.seat, line.name, line.text, line.at_ms}});
        }
        if (page->size() < store::kSaidPage) break;
        query.room = page->back().room;
        query.number = page->back().line.number;
    }
    co_return json_of(all);
}

// Their games

AsyncResult<std::vector<SeenGame>> StorePlayers::look_at(const std::string& player,
                                                         const std::vector<std::string>& rooms,
                                                         const std::string& address) {
    std::vector<SeenGame> games;
    for (const std::string& id : rooms) {
        const auto room = co_await lobby_.read_room(id, address);
        if (!room) {
            // What is gone or broken is in no list; that too much waits is no list.
            const bool is_gone = room.error().code == ErrorCode::RoomNotFound ||
                                 room.error().code == ErrorCode::RoomClosed ||
                                 room.error().code == ErrorCode::Internal;
            if (is_gone) continue;
            co_return tl::unexpected(room.error());
        }
        if (auto game = player_game(*room, player)) {
            games.push_back({std::move(*game), newest_line(*room)});
        }
    }
    co_return games;
}

AsyncResult<Json> StorePlayers::games_under_way(const std::string& player,
                                                const player::Games& asked) {
    using protocol::wire::word_if_any;
    store::PlayerRooms query{player, word_if_any<protocol::RoomStatus>(asked.query.status),
                             asked.query.before, asked.query.limit};
    auto page = stored(co_await store_.rooms(std::move(query)));
    if (!page) co_return tl::unexpected(page.error());
    auto games = co_await look_at(player, page->rooms, asked.address);
    co_return std::move(games).map([&page](std::vector<SeenGame> seen) {
        protocol::wire::PlayerGames shown;
        for (SeenGame& game : seen) shown.games.push_back(std::move(game.game));
        shown.next = page->next;
        return json_of(shown);
    });
}

AsyncResult<Json> StorePlayers::games_over(const std::string& player, const player::Games& asked) {
    store::PlayerGames query{player, asked.query.before, asked.query.limit};
    const auto page = stored(co_await store_.ended_games(std::move(query)));
    co_return page.map([](const store::PlayedPage& found) {
        protocol::wire::PlayerGames shown;
        for (const auto& game : found.games) shown.games.push_back(ended_game(game));
        shown.next = found.next;
        return json_of(shown);
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::Games asked) {
    const auto player = co_await who(asked.token);
    if (!player) co_return tl::unexpected(player.error());
    const auto& status = asked.query.status;
    const bool over = status && protocol::RoomStatus(*status) == protocol::RoomStatus::Over;
    if (over) co_return co_await games_over(player->id, asked);
    co_return co_await games_under_way(player->id, asked);
}

AsyncResult<PlayerSight> StorePlayers::answer_to(player::Look asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    store::PlayerRooms all{player->id};
    const auto page = stored(co_await store_.rooms(std::move(all)));
    if (!page) co_return tl::unexpected(page.error());
    auto games = co_await look_at(player->id, page->rooms, asked.address);
    if (!games) co_return tl::unexpected(games.error());
    const auto invitations = stored(co_await store_.invitations_of(player->id));
    if (!invitations) co_return tl::unexpected(invitations.error());
    co_return PlayerSight{services_.store.is_shared(), std::move(*games), documents(*invitations)};
}

AsyncResult<std::optional<SeenGame>> StorePlayers::answer_to(player::LookAt asked) {
    const std::vector<std::string> rooms{asked.room};
    auto games = co_await look_at(asked.player, rooms, asked.address);
    co_return std::move(games).map([](std::vector<SeenGame> seen) {
        return seen.empty() ? std::nullopt : std::optional(std::move(seen.front()));
    });
}

// Invitations

AsyncResult<protocol::wire::Invitations> StorePlayers::answer_to(player::LookForInvitations asked) {
    const auto records = stored(co_await store_.invitations_of(std::move(asked.player)));
    co_return records.map(
        [](const std::vector<store::InvitationRecord>& found) { return documents(found); });
}

AsyncResult<Json> StorePlayers::answer_to(player::Invitations asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto records = stored(co_await store_.invitations_of(player->id));
    co_return records.map([](const std::vector<store::InvitationRecord>& found) {
        return json_of(documents(found));
    });
}

AsyncResult<Json> StorePlayers::answer_to(player::Decline asked) {
    const auto player = co_await who(asked.token);
    if (!player) co_return tl::unexpected(player.error());
    const auto ended = co_await end_invitation(asked.room, player->id);
    if (!ended) co_return tl::unexpected(ended.error());
    player::Invitations left{std::move(asked.token)};
    co_return co_await answer_to(std::move(left));
}

AsyncResult<void> StorePlayers::end_invitation(std::string room, std::string player) {
    const auto all = stored(co_await store_.invitations_of(player));
    if (!all) co_return tl::unexpected(all.error());
    const bool is_there = std::ranges::any_of(
        *all, [&room](const store::InvitationRecord& one) { return one.room.id == room; });
    if (!is_there) co_return tl::unexpected(no_invitation(room, player));
    const auto done = co_await store_.uninvite(std::move(room), std::move(player));
    co_return done.map_error(storage_error);
}

AsyncResult<void> StorePlayers::check_owner(std::string room, std::string token) {
    const auto actor = co_await lobby_.find_actor(std::move(room));
    if (!actor) co_return tl::unexpected(actor.error());
    const RoomState state = co_await (*actor)->state();
    if (!is_owner_token(state, token)) co_return tl::unexpected(not_the_owner());
    co_return protocol::Result<void>();
}

AsyncResult<Json> StorePlayers::invited_to(std::string room) {
    const auto records = stored(co_await store_.invitations_to(std::move(room)));
    if (!records) co_return tl::unexpected(records.error());
    protocol::wire::InvitedPlayers shown;
    for (const auto& record : *records) {
        auto found = co_await store_.find(record.player);
        if (found && *found) {
            shown.invitations.push_back({record.player, (*found)->name, record.at_ms});
        }
    }
    co_return json_of(shown);
}

AsyncResult<Json> StorePlayers::answer_to(player::Invite asked) {
    const auto owns = co_await check_owner(asked.room, std::move(asked.token));
    if (!owns) co_return tl::unexpected(owns.error());
    const std::string player = asked.request.player;
    auto found = co_await store_.find(player);
    const auto invited = looked_up(std::move(found), no_such_player());
    if (!invited) co_return tl::unexpected(invited.error());
    store::Invite invitation{asked.room, player, services_.clock.now_ms(),
                             protocol::kMostInvitations};
    const auto done = co_await store_.invite(std::move(invitation));
    if (!done && done.error() == store::Failure::Conflict) {
        co_return tl::unexpected(too_many("invitations", protocol::kMostInvitations));
    }
    if (!done) co_return tl::unexpected(storage_error(done.error()));
    if (services_.watch) services_.watch->tell(player, asked.room);
    co_return co_await invited_to(std::move(asked.room));
}

AsyncResult<Json> StorePlayers::answer_to(player::TakeBack asked) {
    const auto owns = co_await check_owner(asked.room, std::move(asked.token));
    if (!owns) co_return tl::unexpected(owns.error());
    const auto ended = co_await end_invitation(asked.room, asked.player);
    if (!ended) co_return tl::unexpected(ended.error());
    if (services_.watch) services_.watch->tell(asked.player, asked.room);
    co_return co_await invited_to(std::move(asked.room));
}

}  // namespace

std::unique_ptr<Players> make_players(const Services& services, StoreLobby& lobby) {
    return std::make_unique<StorePlayers>(services, lobby);
}

}  // namespace mistward::rooms
