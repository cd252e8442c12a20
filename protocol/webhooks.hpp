#pragma once

#include "protocol/players.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::protocol {

// How a player has the server tell another one what is theirs to know.

/// Body of `PUT /api/v1/me/webhook`.
struct PutWebhook {
    wire::Text<2048> url;
    wire::Omittable<wire::Text<100>> secret;  ///< left out: the server makes one
};
BOOST_DESCRIBE_STRUCT(PutWebhook, (), (url, secret))
Result<PutWebhook> decode_put_webhook(std::string_view text);

namespace wire {

/// WEBHOOK of the guide.
struct Webhook {
    std::string url;
    Time created_at;
    std::optional<Time> delivered_at;   ///< when the last one was
    std::optional<Time> failing_since;  ///< nothing: the last one was delivered
    std::optional<Time> disabled_at;    ///< it was given up; putting it again begins anew
    std::optional<std::string> fault;   ///< why the last one was not delivered
};
BOOST_DESCRIBE_STRUCT(Webhook, (),
                      (url, created_at, delivered_at, failing_since, disabled_at, fault))

/// Body of `GET` and `DELETE /api/v1/me/webhook`.
struct WebhookAnswer {
    std::optional<Webhook> webhook;
};
BOOST_DESCRIBE_STRUCT(WebhookAnswer, (), (webhook))

/// Body of `PUT /api/v1/me/webhook`: the secret is shown this once.
struct WebhookSecret {
    Webhook webhook;
    std::string secret;
};
BOOST_DESCRIBE_STRUCT(WebhookSecret, (), (webhook, secret))

/// Body of `POST /api/v1/me/webhook/test`.
struct WebhookTest {
    bool delivered = false;
    std::optional<unsigned> status;    ///< that was answered, if anything was
    std::optional<std::string> fault;  ///< nothing: it was delivered
};
BOOST_DESCRIBE_STRUCT(WebhookTest, (), (delivered, status, fault))

/// What a test tells instead of news.
struct WebhookProbe {
    Literal<"test"> type;
};
BOOST_DESCRIBE_STRUCT(WebhookProbe, (), (type))

/// What is sent to a webhook.
struct WebhookNotice {
    std::string id;  ///< the same however often it is sent
    Time at;         ///< when it was sent
    std::string player;
    Loose event;                     ///< a `PlayerNews`, a `PlayerInvited` or a `WebhookProbe`
    std::optional<PlayerGame> game;  ///< of the event, if it is of one
};
BOOST_DESCRIBE_STRUCT(WebhookNotice, (), (id, at, player, event, game))

}  // namespace wire

}  // namespace mistward::protocol
