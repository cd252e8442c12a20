#pragma once

#include "server/store/failure.hpp"
#include "server/store/push_records.hpp"
#include "server/store/webhook_records.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// The browsers that show players what is due, and what they were told. As of `Store`, of which it
/// is a part; marks and failures are as of webhooks, with the id of a subscription for the player.
class PushStore {
public:
    virtual ~PushStore() = default;

    /// The private key that this database's servers show themselves with; the one that is offered
    /// if there was none.
    virtual AsyncResult<std::string> key(std::string offered) = 0;

    /// Conflict: there are too many. The same player's marks stay.
    virtual AsyncResult<void> put(PutPush subscription) = 0;
    /// With all marks; nothing happens if there is none.
    virtual AsyncResult<void> remove(RemovePush which) = 0;
    virtual AsyncResult<std::optional<PushRecord>> find(std::string id) = 0;
    /// Of a player, by id.
    virtual AsyncResult<std::vector<PushRecord>> of(std::string player) = 0;
    /// Of all players, by player and id.
    virtual AsyncResult<std::vector<PushPlayer>> all() = 0;
    virtual AsyncResult<WebhooksVersion> version() = 0;

    virtual AsyncResult<std::vector<WebhookMark>> marks(std::string id) = 0;
    virtual AsyncResult<void> mark(MarkWebhook marked) = 0;
    /// One that is given up is removed.
    virtual AsyncResult<void> fail(FailWebhook failed) = 0;
};

}  // namespace mistward::store
