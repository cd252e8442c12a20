#include "protocol/wire/json.hpp"
#include "protocol/wire/write.hpp"
#include "server/service/chance.hpp"
#include "server/service/storage_error.hpp"
#include "server/webhooks/door_errors.hpp"
#include "server/webhooks/posts.hpp"
#include "server/webhooks/signature.hpp"
#include "server/webhooks/webhooks.hpp"
#include "server/work/hop.hpp"

#include <utility>

namespace mistward::webhooks {

// What players ask.

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Json;
using protocol::wire::json_of;
namespace webhook = rooms::webhook;

constexpr std::string_view kPath = "/api/v1/me/webhook";

Error no_webhook() {
    return {ErrorCode::NotFound,
            "you have no webhook; PUT /api/v1/me/webhook makes one",
            {{"path", std::string(kPath) + "/test"}}};
}

Error too_many_webhooks(std::size_t most) {
    return {ErrorCode::InvalidMessage,
            "there are as many webhooks as there may be",
            {{"field", ""}, {"expected", "at most " + std::to_string(most)}}};
}

Error too_many_tests() {
    return {ErrorCode::RateLimited,
            "a test of your webhook is under way, or as many of others' as may be",
            {{"retry_after_ms", 10'000}}};
}

protocol::wire::Webhook document(const store::WebhookRecord& webhook) {
    const auto time = [](const std::optional<std::int64_t>& ms) {
        return ms ? std::optional(protocol::wire::Time(*ms)) : std::nullopt;
    };
    return {webhook.url,
            webhook.created_ms,
            time(webhook.delivered_ms),
            time(webhook.failing_ms),
            time(webhook.disabled_ms),
            webhook.fault};
}

}  // namespace

rooms::AsyncResult<rooms::WebhookAnswer> StoreWebhooks::answer(rooms::WebhookRequest request) {
    auto asked = std::visit([this](auto& one) { return answer_to(std::move(one)); }, request);
    auto answered = co_await std::move(asked);
    co_return std::move(answered).map(rooms::any_of<rooms::WebhookAnswer>);
}

rooms::AsyncResult<rooms::Claimant> StoreWebhooks::who(std::string token) {
    rooms::player::Who asked{std::move(token)};
    auto player = co_await parts_.players.ask(std::move(asked));
    if (player && sender_.reach() == Reach::Off) co_return tl::unexpected(sends_none());
    co_return player;
}

rooms::AsyncResult<Json> StoreWebhooks::answer_to(webhook::Show asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto found = co_await parts_.store.webhooks().find(player->id);
    if (!found) co_return tl::unexpected(rooms::storage_error(found.error()));
    protocol::wire::WebhookAnswer shown;
    if (*found) shown.webhook = document(**found);
    co_return json_of(shown);
}

rooms::AsyncResult<Json> StoreWebhooks::answer_to(webhook::Put asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    if (const auto allowed = check_url("url", asked.request.url, sender_.reach()); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    std::string secret = asked.request.secret ? std::string(*asked.request.secret) : new_secret();
    if (!key_of(secret)) {
        co_return tl::unexpected(wrong_field("secret", "\"whsec_\" and 24 to 64 bytes in base64"));
    }
    store::WebhookRecord put{player->id, asked.request.url, secret, parts_.clock.now_ms()};
    const auto shown = document(put);
    store::PutWebhook request{put, options_.most};
    const auto done = co_await parts_.store.webhooks().put(std::move(request));
    if (!done && done.error() == store::Failure::Conflict) {
        co_return tl::unexpected(too_many_webhooks(options_.most));
    }
    if (!done) co_return tl::unexpected(rooms::storage_error(done.error()));
    const auto begin = [this, &put] { return hook({put.player}, put.created_ms) != nullptr; };
    co_await rooms::call_on(strand_, begin);
    co_return json_of(protocol::wire::WebhookSecret{shown, std::move(secret)});
}

rooms::AsyncResult<Json> StoreWebhooks::answer_to(webhook::Remove asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    const auto done = co_await parts_.store.webhooks().remove(player->id);
    if (!done) co_return tl::unexpected(rooms::storage_error(done.error()));
    const auto end = [this, &id = player->id] { unhook({id}); };
    co_await rooms::call_on(strand_, end);
    co_return json_of(protocol::wire::WebhookAnswer{});
}

rooms::AsyncResult<Json> StoreWebhooks::answer_to(webhook::Test asked) {
    const auto player = co_await who(std::move(asked.token));
    if (!player) co_return tl::unexpected(player.error());
    auto found = co_await parts_.store.webhooks().find(player->id);
    if (!found) co_return tl::unexpected(rooms::storage_error(found.error()));
    if (!*found) co_return tl::unexpected(no_webhook());
    auto tested = co_await rooms::on(strand_, test(std::move(**found)));
    co_return std::move(tested);
}

rooms::AsyncResult<Json> StoreWebhooks::test(store::WebhookRecord webhook) {
    const bool has_room = testing_.size() < options_.tests_at_a_time;
    const bool is_first = has_room && testing_.insert(webhook.player).second;
    if (!is_first) co_return tl::unexpected(too_many_tests());
    const auto end = [&](void*) { testing_.erase(webhook.player); };
    const std::unique_ptr<void, decltype(end)> ending(this, end);
    auto turn = co_await turns_.enter(webhook.player, host_of(webhook.url));
    store::WebhookMark once{"", "test", rooms::new_token()};
    std::string id = notice_id(webhook.player, webhook.created_ms, once);
    const protocol::wire::Loose probe{json_of(protocol::wire::WebhookProbe{})};
    const protocol::wire::WebhookNotice notice{
        id, parts_.clock.now_ms(), webhook.player, probe, {}};
    auto post = webhook_post(webhook, std::move(id), protocol::wire::text_of(notice),
                             parts_.clock.now_ms());
    const Delivery delivery = co_await send(std::move(post), turn);
    co_return json_of(
        protocol::wire::WebhookTest{!delivery.fault, delivery.status, delivery.fault});
}

}  // namespace mistward::webhooks
