#pragma once

#include "protocol/webhook_url.hpp"
#include "server/store/store.hpp"
#include "server/webhooks/due.hpp"
#include "server/webhooks/sender.hpp"
#include "server/webhooks/vapid.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>

namespace mistward::webhooks {

// What is sent, and how it is signed or encrypted. The error says why nothing can be sent, to the
// player whose it is.

/// To a webhook, in JSON, signed.
tl::expected<Post, std::string> webhook_post(const store::WebhookRecord& webhook, std::string id,
                                             std::string body, std::int64_t now_ms);

/// To the push service of a browser, encrypted. What is told of a room takes the place of what was
/// told of it before, while the browser has not fetched that.
tl::expected<Post, std::string> push_post(const store::PushRecord& push, const Notice& notice,
                                          const Vapid& vapid, std::int64_t now_ms);

/// The host that a URL is at, with its port; empty if it cannot be read.
std::string host_of(const std::string& url);

}  // namespace mistward::webhooks
