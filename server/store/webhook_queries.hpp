#pragma once

#include "server/store/connection.hpp"
#include "server/store/webhook_store.hpp"

namespace mistward::store {

// What the store knows of webhooks, as SQL on one connection; as in queries.hpp.

Result<void> put_webhook(Connection& connection, const PutWebhook& request);
void delete_webhook(Connection& connection, const std::string& player);
Result<std::optional<WebhookRecord>> find_webhook(Connection& connection,
                                                  const std::string& player);
Result<std::vector<WebhookPlayer>> webhook_players(Connection& connection);
Result<WebhooksVersion> webhooks_version(Connection& connection);
Result<std::vector<WebhookMark>> webhook_marks(Connection& connection, const std::string& player);
Result<void> mark_webhook(Connection& connection, const MarkWebhook& request);
Result<void> fail_webhook(Connection& connection, const FailWebhook& request);

}  // namespace mistward::store
