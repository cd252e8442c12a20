#pragma once

#include "protocol/web_push.hpp"
#include "protocol/webhooks.hpp"
#include "server/service/door.hpp"

#include <optional>
#include <string>
#include <variant>

namespace mistward::rooms {

/// What is asked of the webhooks of this server's players, and of their browsers. `token` is a
/// player's; one that is none, or has ended, is refused with `unauthorized`; all are with
/// `not_found` where none are sent.
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

namespace push {

/// PUSH_ANSWER of the guide, like the others; where nothing is sent, without a key. There, only
/// `Put` is refused.
struct Show {
    std::string token;
};
/// In place of the subscription with that endpoint, whoever had that.
struct Put {
    std::string token;
    protocol::PutPush request;
};
/// The one with that id, or all; nothing happens if the player has no such one.
struct Remove {
    std::string token;
    std::optional<std::string> id = {};
};

}  // namespace push

using WebhookRequest = std::variant<webhook::Show, webhook::Put, webhook::Remove, webhook::Test,
                                    push::Show, push::Put, push::Remove>;
using WebhookAnswer = std::variant<protocol::Json>;

/// May be asked from any strand.
class Webhooks : public Door<WebhookRequest, WebhookAnswer> {};

}  // namespace mistward::rooms
