#pragma once

#include "protocol/webhooks.hpp"
#include "server/service/door.hpp"

#include <string>
#include <variant>

namespace mistward::rooms {

/// What is asked of the webhooks of this server's players. `token` is a player's; one that is none,
/// or has ended, is refused with `unauthorized`; all are with `not_found` where none are sent.
namespace webhook {

/// WEBHOOK_ANSWER of the guide, like `Remove`.
struct Show {
    std::string token;
};
/// In place of the one that there was; gives the secret.
struct Put {
    std::string token;
    protocol::PutWebhook request;
};
struct Remove {
    std::string token;
};
/// Sends a test at once; the answer comes when it was delivered, or was not. Without a webhook
/// `not_found`; when too many are being tested `rate_limited`.
struct Test {
    std::string token;
};

}  // namespace webhook

using WebhookRequest = std::variant<webhook::Show, webhook::Put, webhook::Remove, webhook::Test>;
using WebhookAnswer = std::variant<protocol::Json>;

/// May be asked from any strand.
class Webhooks : public Door<WebhookRequest, WebhookAnswer> {};

}  // namespace mistward::rooms
