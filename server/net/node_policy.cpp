#include "server/net/node_policy.hpp"

#include "server/net/hop_fields.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::string_view kSecretField = "Mistward-Node";

constexpr std::string_view kForwardedFields = "X-Forwarded-";

/// What a client that names no host, as HTTP/1.0 allows, is taken to have named.
constexpr std::string_view kNoHost = "host.invalid";

/// What this node says itself, and what counts only if a proxy that it trusts has said it.
constexpr std::array<std::string_view, 6> kOwn{
    kSecretField, "Content-Length", "Expect", "Forwarded", "Via", "X-Real-IP"};

bool is_own(boost::beast::string_view name) {
    const auto is_it = [name](std::string_view own) { return boost::beast::iequals(name, own); };
    return std::ranges::any_of(kOwn, is_it) ||
           boost::beast::iequals(name.substr(0, kForwardedFields.size()), kForwardedFields);
}

void add(std::string& text, std::string_view name, std::string_view value) {
    (((text += name) += ": ") += value) += "\r\n";
}

}  // namespace

NodePolicy::NodePolicy(std::string secret)
    : secret_(std::move(secret)), hash_(protocol::sha256(secret_)) {}

bool NodePolicy::passed_on(const Request& request) const {
    const auto field = request.message.find(kSecretField);
    if (!hash_ || field == request.message.end()) return false;
    const auto shown = field->value();
    // How far two hashes agree tells nothing of the secret.
    return protocol::sha256({shown.data(), shown.size()}) == *hash_;
}

std::string NodePolicy::text_of(const Request& request, bool opens_websocket) const {
    std::string text(request.method_name());
    const auto target = request.message.target();
    ((text += ' ') += std::string_view(target.data(), target.size())) += " HTTP/1.1\r\n";
    for (const auto& field : end_to_end(request.message)) {
        const auto name = field.name_string();
        const auto value = field.value();
        if (field.name() == http::field::host || is_own(name)) continue;
        add(text, {name.data(), name.size()}, {value.data(), value.size()});
    }
    const auto host = request.header(http::field::host);
    add(text, "Host", host.empty() ? kNoHost : host);
    add(text, kSecretField, secret_);
    add(text, "X-Forwarded-For", request.source.address.to_string());
    add(text, "X-Forwarded-Proto", request.source.encrypted ? "https" : "http");
    add(text, "Connection", opens_websocket ? "Upgrade" : "close");
    if (opens_websocket) add(text, "Upgrade", "websocket");
    const std::string_view body = request.body();
    if (!body.empty()) add(text, "Content-Length", std::to_string(body.size()));
    (text += "\r\n") += body;
    return text;
}

}  // namespace mistward::net
