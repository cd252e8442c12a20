#pragma once

#include "server/store/store.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mistward::webhooks {

/// Who is told, and where: a player's webhook, or one of their browsers.
struct Whom {
    std::string player;
    std::string subscription = {};  ///< empty: the webhook
    auto operator<=>(const Whom&) const = default;
};

/// Where something is told, as the store has it.
struct Recipient {
    Whom whom;
    std::int64_t created_ms = 0;
    std::optional<std::int64_t> failing_ms = {};
    std::variant<store::WebhookRecord, store::PushRecord> where = {};
};

/// Another value whenever somebody came to be told, or is no more.
struct RecipientsVersion {
    store::WebhooksVersion webhooks;
    store::WebhooksVersion pushes;
    bool operator==(const RecipientsVersion&) const = default;
};

/// What the store knows of those who are told, whichever kind they are. As of the stores of both.
class Recipients {
public:
    using Known = std::vector<std::pair<Whom, std::int64_t>>;

    explicit Recipients(store::Store& store) : store_(store) {}

    /// All who are to be told, and when that began.
    store::AsyncResult<Known> all();
    store::AsyncResult<RecipientsVersion> version();
    /// Nothing: nobody is told there any more.
    store::AsyncResult<std::optional<Recipient>> find(Whom whom);
    store::AsyncResult<std::vector<store::WebhookMark>> marks(const Whom& whom);
    /// Without a moment it was not told.
    store::AsyncResult<void> mark(const Whom& whom, store::WebhookMark mark,
                                  std::optional<std::int64_t> delivered_ms);
    store::AsyncResult<void> fail(const Recipient& recipient, std::int64_t now_ms,
                                  std::string fault, bool given_up);

private:
    store::Store& store_;
};

}  // namespace mistward::webhooks
