#include "server/net/node_policy.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::string_view kSecretField = "Mistward-Node";

/// What this node says itself, or what is between it and the client alone (RFC 9110, 7.6.1).
constexpr std::array<std::string_view, 10> kOwn{
    kSecretField, "X-Forwarded-For",   "X-Forwarded-Proto",
    "Connection", "Keep-Alive",        "Proxy-Connection",
    "TE",         "Transfer-Encoding", "Content-Length",
    "Expect"};

bool is_own(std::string_view name) {
    return std::ranges::any_of(
        kOwn, [name](std::string_view own) { return boost::beast::iequals(name, own); });
}

void add(std::string& text, std::string_view name, std::string_view value) {
    (((text += name) += ": ") += value) += "\r\n";
}

bool opens_websocket(const Request& request) { return request.has(http::field::upgrade); }

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

std::string NodePolicy::text_of(const Request& request) const {
    std::string text(request.method_name());
    const auto target = request.message.target();
    ((text += ' ') += std::string_view(target.data(), target.size())) += " HTTP/1.1\r\n";
    for (const auto& field : request.message) {
        const auto name = field.name_string();
        const auto value = field.value();
        if (is_own(name)) continue;
        add(text, {name.data(), name.size()}, {value.data(), value.size()});
    }
    add(text, kSecretField, secret_);
    add(text, "X-Forwarded-For", request.source.address.to_string());
    add(text, "X-Forwarded-Proto", request.source.encrypted ? "https" : "http");
    add(text, "Connection", opens_websocket(request) ? "upgrade" : "close");
    const std::string_view body = request.body();
    if (!body.empty()) add(text, "Content-Length", std::to_string(body.size()));
    (text += "\r\n") += body;
    return text;
}

}  // namespace mistward::net
