#include "protocol/sha256.hpp"
#include "protocol/wire/json.hpp"
#include "server/service/storage_error.hpp"
#include "server/webhooks/door_errors.hpp"
#include "server/webhooks/push_encryption.hpp"
#include "server/webhooks/webhooks.hpp"
#include "server/work/hop.hpp"

#include <span>
#include <utility>

namespace mistward::webhooks {

// What players ask of their browsers.

namespace {

protocol::Error too_many_pushes(const Options& options) {
    return wrong_field("endpoint", "one of at most " + std::to_string(options.pushes_of_player) +
                                       " of a player and " + std::to_string(options.most_pushes) +
                                       " of all; remove another one");
}

/// A browser that subscribes again is the same one.
std::string push_id(const std::string& endpoint) {
    const auto digest = protocol::sha256(endpoint);
    return "push_" + protocol::hex(std::span(digest).first(16));
}

protocol::wire::PushSubscription push_document(const store::PushRecord& push) {
    const auto time = [](const std::optional<std::int64_t>& ms) {
        return ms ? std::optional(protocol::wire::Time(*ms)) : std::nullopt;
    };
    return {
        push.id,   push.endpoint, push.created_ms, time(push.delivered_ms), time(push.failing_ms),
        push.fault};
}

}  // namespace

rooms::AsyncResult<protocol::Json> StoreWebhooks::shown_pushes(std::string player) {
    protocol::wire::PushAnswer answer;
    if (sender_.reach() != Reach::Off) {
        const auto key = co_await rooms::on(strand_, vapid());
        if (!key) co_return tl::unexpected(rooms::storage_error(store::Failure::Unavailable));
        answer.key = key->public_key();
    }
    const auto found = co_await parts_.store.push().of(std::move(player));
    if (!found) co_return tl::unexpected(rooms::storage_error(found.error()));
    for (const auto& push : *found) answer.subscriptions.push_back(push_document(push));
    co_return protocol::wire::json_of(answer);
}

rooms::AsyncResult<protocol::Json> StoreWebhooks::answer_to(rooms::push::Show asked) {
    rooms::player::Who whose{std::move(asked.token)};
    const auto player = co_await parts_.players.ask(std::move(whose));
    if (!player) co_return tl::unexpected(player.error());
    co_return co_await shown_pushes(player->id);
}

rooms::AsyncResult<protocol::Json> StoreWebhooks::answer_to(rooms::push::Put asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto& [endpoint, keys] = asked.request;
    if (const auto allowed = check_url("endpoint", endpoint, sender_.reach()); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    if (!push_reader(keys.p256dh, keys.auth)) {
        co_return tl::unexpected(
            wrong_field("keys", "a point of P-256 and 16 bytes, in base64url without padding"));
    }
    store::PushRecord push{push_id(endpoint), player->id, endpoint,
                           keys.p256dh,       keys.auth,  parts_.clock.now_ms()};
    const Whom whom{player->id, push.id};
    const std::int64_t created_ms = push.created_ms;
    store::PutPush request{std::move(push), options_.pushes_of_player, options_.most_pushes};
    const auto done = co_await parts_.store.push().put(std::move(request));
    if (!done && done.error() == store::Failure::Conflict) {
        co_return tl::unexpected(too_many_pushes(options_));
    }
    if (!done) co_return tl::unexpected(rooms::storage_error(done.error()));
    const auto begin = [this, &whom, created_ms] { return hook(whom, created_ms) != nullptr; };
    co_await rooms::call_on(strand_, begin);
    co_return co_await shown_pushes(player->id);
}

rooms::AsyncResult<protocol::Json> StoreWebhooks::answer_to(rooms::push::Remove asked) {
    rooms::player::Who whose{std::move(asked.token)};
    const auto player = co_await parts_.players.ask(std::move(whose));
    if (!player) co_return tl::unexpected(player.error());
    store::RemovePush which{player->id, asked.id};
    const auto done = co_await parts_.store.push().remove(std::move(which));
    if (!done) co_return tl::unexpected(rooms::storage_error(done.error()));
    const auto end = [this, &player, &asked] {
        if (asked.id) return unhook({player->id, *asked.id});
        unhook_browsers(player->id);
    };
    co_await rooms::call_on(strand_, end);
    co_return co_await shown_pushes(player->id);
}

}  // namespace mistward::webhooks
