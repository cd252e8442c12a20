#include "server/service/player_identity.hpp"

#include "protocol/players.hpp"
#include "protocol/wire/json.hpp"
#include "server/behaviour/secrets.hpp"
#include "server/service/chance.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

/// How exactly it is known when a player was last seen.
constexpr std::int64_t kSeenMs = 60 * 60 * 1000;
/// Whom a game or a line of chat was of before they were forgotten, and what they said.
constexpr std::string_view kSomebody = "somebody";
constexpr std::string_view kNothing = "…";

Error no_such_bot(const std::string& id) {
    return {ErrorCode::NotFound, "you have no bot of that id", {{"path", "/api/v1/me/bots/" + id}}};
}

Error too_many_bots() {
    return {ErrorCode::InvalidMessage,
            "there are as many bots as there may be",
            {{"field", ""}, {"expected", "at most " + std::to_string(protocol::kMostBots)}}};
}

std::string new_player_token() { return std::string(protocol::kPlayerTokenPrefix) + new_token(); }

}  // namespace

protocol::Json with_token(const NewSecret& made) {
    return protocol::wire::json_of(
        protocol::wire::PlayerToken{made.player.id, made.player.name, made.token});
}

Error no_player_token() {
    return {ErrorCode::Unauthorized,
            "this needs the token of a player, which POST /api/v1/players gives; the token that "
            "was shown is none, or has ended"};
}

PlayerIdentity::PlayerIdentity(const Services& services, StoreLobby& lobby)
    : services_(services), store_(services.store.players()), lobby_(lobby) {}

protocol::Result<store::TokenHash> PlayerIdentity::secret_of(const std::string& token) {
    if (!protocol::is_player_token(token)) return tl::unexpected(no_player_token());
    return token_hash(token);
}

AsyncResult<store::PlayerRecord> PlayerIdentity::who(std::string token) {
    const auto secret = secret_of(token);
    if (!secret) co_return tl::unexpected(secret.error());
    auto found = co_await store_.find_by_secret(*secret);
    auto player = looked_up(std::move(found), no_player_token());
    if (player) co_await note_seen(player->id, player->seen_ms);
    co_return player;
}

boost::asio::awaitable<void> PlayerIdentity::note_seen(std::string player, std::int64_t seen_ms) {
    const std::int64_t now = services_.clock.now_ms();
    if (now - seen_ms <= kSeenMs) co_return;
    store::ChangePlayer seen{std::move(player), {}, {}, now};
    // Whether it is noted or not, they are here.
    co_await store_.change(std::move(seen));
}

AsyncResult<NewSecret> PlayerIdentity::come(std::string name, std::optional<std::string> owner,
                                            std::optional<Once> once) {
    std::string token = new_player_token();
    const std::int64_t now = services_.clock.now_ms();
    store::NewPlayer coming{{new_room_id() + new_room_id(), std::move(name), token_hash(token),
                             std::move(owner), now, now},
                            protocol::kMostBots};
    store::PlayerRecord player = coming.player;
    if (once) coming.answer = once->keep(with_token({player, token}).dump(), now);
    const auto created = co_await store_.create(std::move(coming));
    if (!created && created.error() == store::Failure::Conflict && player.owner) {
        co_return tl::unexpected(too_many_bots());
    }
    if (!created) co_return tl::unexpected(storage_error(created.error()));
    co_return NewSecret{std::move(player), std::move(token)};
}

AsyncResult<store::PlayerRecord> PlayerIdentity::rename(store::PlayerRecord player,
                                                        std::string name) {
    player.name = std::move(name);
    store::ChangePlayer change{player.id, player.name};
    const auto changed = co_await store_.change(std::move(change));
    if (!changed) co_return tl::unexpected(storage_error(changed.error()));
    co_return player;
}

AsyncResult<NewSecret> PlayerIdentity::renew(store::PlayerRecord player) {
    std::string token = new_player_token();
    store::ChangePlayer change{player.id, {}, token_hash(token)};
    const auto changed = co_await store_.change(std::move(change));
    if (!changed) co_return tl::unexpected(storage_error(changed.error()));
    co_await lobby_.heed_player(player.id);
    if (services_.watch) services_.watch->end(player.id);
    co_return NewSecret{std::move(player), std::move(token)};
}

// Bots

AsyncResult<std::vector<store::PlayerRecord>> PlayerIdentity::bots(std::string owner) {
    co_return stored(co_await store_.bots(std::move(owner)));
}

AsyncResult<store::PlayerRecord> PlayerIdentity::bot(std::string owner, std::string id) {
    auto all = co_await bots(std::move(owner));
    if (!all) co_return tl::unexpected(all.error());
    const auto found = std::ranges::find(*all, id, &store::PlayerRecord::id);
    if (found == all->end()) co_return tl::unexpected(no_such_bot(id));
    co_return std::move(*found);
}

// Forgetting

AsyncResult<void> PlayerIdentity::forget(store::PlayerRecord player) {
    store::ForgetPlayer forgotten{player.id, std::string(kSomebody), std::string(kNothing)};
    const auto done = co_await store_.forget(std::move(forgotten));
    if (!done) co_return tl::unexpected(storage_error(done.error()));
    for (const auto& one : *done) {
        co_await lobby_.heed_forgotten(one.player, one.rooms);
        if (services_.watch) services_.watch->end(one.player);
    }
    co_return protocol::Result<void>();
}

}  // namespace mistward::rooms
