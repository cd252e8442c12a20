#pragma once

#include "server/store/connection.hpp"
#include "server/store/push_store.hpp"

namespace mistward::store {

// What the store knows of push subscriptions, as SQL on one connection; as in queries.hpp.

std::string push_key(Connection& connection, const std::string& offered);
Result<void> put_push(Connection& connection, const PutPush& request);
Result<void> remove_push(Connection& connection, const RemovePush& request);
/// All of a player.
void delete_pushes(Connection& connection, const std::string& player);
Result<std::optional<PushRecord>> find_push(Connection& connection, const std::string& id);
Result<std::vector<PushRecord>> pushes_of(Connection& connection, const std::string& player);
Result<std::vector<PushPlayer>> all_pushes(Connection& connection);
Result<WebhooksVersion> pushes_version(Connection& connection);
Result<std::vector<WebhookMark>> push_marks(Connection& connection, const std::string& id);
Result<void> mark_push(Connection& connection, const MarkWebhook& request);
Result<void> fail_push(Connection& connection, const FailWebhook& request);

}  // namespace mistward::store
