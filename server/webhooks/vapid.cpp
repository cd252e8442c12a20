#include "server/webhooks/vapid.hpp"

#include "protocol/wire/json.hpp"
#include "server/service/base64url.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace mistward::webhooks {

namespace {

constexpr std::int64_t kGoodForSeconds = 12 * 60 * 60;
constexpr std::string_view kHead = R"({"typ":"JWT","alg":"ES256"})";

std::string in_base64url(std::string_view text) {
    return rooms::base64url({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

}  // namespace

std::string Vapid::new_key() { return rooms::base64url(P256Key::make().scalar()); }

std::optional<Vapid> Vapid::of(std::string_view key, std::string contact) {
    const auto bytes = rooms::from_base64url(key);
    Scalar scalar{};
    if (!bytes || bytes->size() != scalar.size()) return std::nullopt;
    std::ranges::copy(*bytes, scalar.begin());
    auto pair = P256Key::of(scalar);
    if (!pair) return std::nullopt;
    return Vapid(*std::move(pair), std::move(contact));
}

std::string Vapid::public_key() const { return rooms::base64url(key_.point()); }

std::string Vapid::authorization(std::string_view origin, std::int64_t now_s) const {
    protocol::Json claims{{"aud", origin}, {"exp", now_s + kGoodForSeconds}};
    if (!contact_.empty()) claims["sub"] = contact_;
    const std::string text = in_base64url(kHead) + "." + in_base64url(claims.dump());
    return "vapid t=" + text + "." + rooms::base64url(key_.sign(text)) + ", k=" + public_key();
}

}  // namespace mistward::webhooks
