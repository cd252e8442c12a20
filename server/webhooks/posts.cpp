#include "server/webhooks/posts.hpp"

#include "protocol/sha256.hpp"
#include "protocol/web_push.hpp"
#include "protocol/wire/write.hpp"
#include "server/service/base64url.hpp"
#include "server/webhooks/push_encryption.hpp"
#include "server/webhooks/signature.hpp"

#include <span>
#include <utility>
#include <variant>

namespace mistward::webhooks {

namespace {

using protocol::wire::PushKind;
using protocol::wire::PushNotice;

/// A phone that was off for longer is told when it is looked at.
constexpr const char* kTtlSeconds = "259200";
/// Longer than any notice, so that none can be told from another.
constexpr std::size_t kPaddedTo = 256;
/// RFC 8030 has a topic of at most 32 characters of base64url: these are as many.
constexpr std::size_t kTopicBytes = 24;

PushNotice notice_of(const protocol::wire::PlayerNews& news) {
    const bool is_over = news.type == protocol::wire::News::Over;
    return {is_over ? PushKind::Over : PushKind::MyTurn, news.room, news.game_id};
}

PushNotice notice_of(const protocol::wire::PlayerInvited& invited) {
    return {PushKind::Invited, invited.invitation.room, {}};
}

std::string topic_of(const std::string& room) {
    const auto digest = protocol::sha256(room);
    return rooms::base64url(std::span(digest).first(kTopicBytes));
}

}  // namespace

tl::expected<Post, std::string> webhook_post(const store::WebhookRecord& webhook, std::string id,
                                             std::string body, std::int64_t now_ms) {
    auto url = protocol::parse_webhook_url(webhook.url);
    const auto key = key_of(webhook.secret);
    if (!url || !key) {
        return tl::unexpected<std::string>("its URL or secret cannot be read; put it again");
    }
    const std::int64_t seconds = now_ms / 1000;
    Post post(std::move(*url), seconds);
    post.headers = {{"Content-Type", "application/json"},
                    {"Webhook-Timestamp", std::to_string(seconds)},
                    {"Webhook-Signature", signature(*key, id, seconds, body)}};
    post.headers.emplace_back("Webhook-Id", std::move(id));
    post.body = std::move(body);
    return post;
}

tl::expected<Post, std::string> push_post(const store::PushRecord& push, const Notice& notice,
                                          const Vapid& vapid, std::int64_t now_ms) {
    auto url = protocol::parse_webhook_url(push.endpoint, "endpoint");
    const auto reader = push_reader(push.p256dh, push.auth);
    if (!url || !reader) {
        return tl::unexpected<std::string>("its endpoint or keys cannot be read; subscribe again");
    }
    const PushNotice told =
        std::visit([](const auto& event) { return notice_of(event); }, notice.event);
    const std::string origin = (url->tls ? "https://" : "http://") + url->authority;
    Post post(std::move(*url), now_ms / 1000);
    post.headers = {{"Content-Type", "application/octet-stream"},
                    {"Content-Encoding", "aes128gcm"},
                    {"TTL", kTtlSeconds},
                    {"Urgency", told.type == PushKind::MyTurn ? "high" : "normal"},
                    {"Topic", topic_of(told.room)},
                    {"Authorization", vapid.authorization(origin, now_ms / 1000)}};
    post.body = encrypted(*reader, protocol::wire::text_of(told), kPaddedTo);
    return post;
}

std::string host_of(const std::string& url) {
    const auto parts = protocol::parse_webhook_url(url);
    return parts ? parts->host + ":" + parts->port : std::string();
}

}  // namespace mistward::webhooks
