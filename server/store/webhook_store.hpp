#pragma once

#include "server/store/failure.hpp"
#include "server/store/webhook_records.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// Where players have something told, and what they were told. As of `Store`, of which it is a
/// part.
class WebhookStore {
public:
    virtual ~WebhookStore() = default;

    /// Conflict: there are too many.
    virtual AsyncResult<void> put(PutWebhook webhook) = 0;
    /// With all marks; nothing happens if there is none.
    virtual AsyncResult<void> remove(std::string player) = 0;
    virtual AsyncResult<std::optional<WebhookRecord>> find(std::string player) = 0;
    /// The players whose webhooks have not been given up, by id.
    virtual AsyncResult<std::vector<WebhookPlayer>> players() = 0;
    virtual AsyncResult<WebhooksVersion> version() = 0;

    virtual AsyncResult<std::vector<WebhookMark>> marks(std::string player) = 0;
    virtual AsyncResult<void> mark(MarkWebhook marked) = 0;
    virtual AsyncResult<void> fail(FailWebhook failed) = 0;
};

}  // namespace mistward::store
