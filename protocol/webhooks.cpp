#include "protocol/webhooks.hpp"

#include "protocol/webhook_url.hpp"
#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<PutWebhook> decode_put_webhook(std::string_view text) {
    auto body = wire::decode<PutWebhook>(text);
    if (!body) return body;
    const auto url = parse_webhook_url(body->url);
    if (!url) return tl::unexpected(url.error());
    return body;
}

}  // namespace mistward::protocol
