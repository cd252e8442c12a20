#include "server/webhooks/door_errors.hpp"

#include "protocol/webhook_url.hpp"
#include "server/address/address.hpp"

namespace mistward::webhooks {

using protocol::Error;
using protocol::ErrorCode;

Error sends_none() {
    return {
        ErrorCode::NotFound,
        "this server sends nothing by itself; its host can have it do so with --webhooks public",
        {{"path", "/api/v1/me"}}};
}

Error wrong_field(const std::string& field, const std::string& expected) {
    return {ErrorCode::InvalidMessage,
            "\"" + field + "\" must be " + expected,
            {{"field", field}, {"expected", expected}}};
}

protocol::Result<void> check_url(const std::string& field, const std::string& text, Reach reach) {
    if (reach == Reach::Any) return {};
    const auto url = protocol::parse_webhook_url(text, field);
    if (!url) return tl::unexpected(url.error());
    if (!url->tls) return tl::unexpected(wrong_field(field, "a URL that begins with https://"));
    const auto address = addresses::read_address(url->host);
    if (address && !is_public(*address)) {
        return tl::unexpected(wrong_field(field, "a URL of a public address"));
    }
    return {};
}

}  // namespace mistward::webhooks
