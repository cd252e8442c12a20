#include "server/webhooks/recipients.hpp"

namespace mistward::webhooks {

store::AsyncResult<Recipients::Known> Recipients::all() {
    const auto webhooks = co_await store_.webhooks().players();
    if (!webhooks) co_return tl::unexpected(webhooks.error());
    const auto pushes = co_await store_.push().all();
    if (!pushes) co_return tl::unexpected(pushes.error());
    Known known;
    for (const auto& [player, created_ms] : *webhooks) known.push_back({{player}, created_ms});
    for (const auto& [player, id, created_ms] : *pushes) {
        known.push_back({{player, id}, created_ms});
    }
    co_return known;
}

store::AsyncResult<RecipientsVersion> Recipients::version() {
    const auto webhooks = co_await store_.webhooks().version();
    if (!webhooks) co_return tl::unexpected(webhooks.error());
    const auto pushes = co_await store_.push().version();
    if (!pushes) co_return tl::unexpected(pushes.error());
    co_return RecipientsVersion{*webhooks, *pushes};
}

store::AsyncResult<std::optional<Recipient>> Recipients::find(Whom whom) {
    if (whom.subscription.empty()) {
        auto webhook = co_await store_.webhooks().find(whom.player);
        if (!webhook) co_return tl::unexpected(webhook.error());
        if (!*webhook || (*webhook)->disabled_ms) co_return std::nullopt;
        const auto created_ms = (*webhook)->created_ms;
        const auto failing_ms = (*webhook)->failing_ms;
        co_return Recipient{std::move(whom), created_ms, failing_ms, std::move(**webhook)};
    }
    auto push = co_await store_.push().find(whom.subscription);
    if (!push) co_return tl::unexpected(push.error());
    if (!*push || (*push)->player != whom.player) co_return std::nullopt;
    const auto created_ms = (*push)->created_ms;
    const auto failing_ms = (*push)->failing_ms;
    co_return Recipient{std::move(whom), created_ms, failing_ms, std::move(**push)};
}

store::AsyncResult<std::vector<store::WebhookMark>> Recipients::marks(const Whom& whom) {
    return whom.subscription.empty() ? store_.webhooks().marks(whom.player)
                                     : store_.push().marks(whom.subscription);
}

store::AsyncResult<void> Recipients::mark(const Whom& whom, store::WebhookMark mark,
                                          std::optional<std::int64_t> delivered_ms) {
    if (whom.subscription.empty()) {
        return store_.webhooks().mark({whom.player, std::move(mark), delivered_ms});
    }
    return store_.push().mark({whom.subscription, std::move(mark), delivered_ms});
}

store::AsyncResult<void> Recipients::fail(const Recipient& recipient, std::int64_t now_ms,
                                          std::string fault, bool given_up) {
    const auto& [player, subscription] = recipient.whom;
    if (subscription.empty()) {
        return store_.webhooks().fail(
            {player, recipient.created_ms, now_ms, std::move(fault), given_up});
    }
    return store_.push().fail(
        {subscription, recipient.created_ms, now_ms, std::move(fault), given_up});
}

}  // namespace mistward::webhooks
