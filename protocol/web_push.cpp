#include "protocol/web_push.hpp"

#include "protocol/webhook_url.hpp"
#include "protocol/wire/read.hpp"

namespace mistward::protocol {

Result<PutPush> decode_put_push(std::string_view text) {
    auto body = wire::decode<PutPush>(text);
    if (!body) return body;
    const auto endpoint = parse_webhook_url(body->endpoint, "endpoint");
    if (!endpoint) return tl::unexpected(endpoint.error());
    return body;
}

}  // namespace mistward::protocol
