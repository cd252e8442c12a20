#include "server/webhooks/vapid.hpp"
#include "protocol/wire/json.hpp"
#include "server/service/base64url.hpp"
#include "tests/webhooks/signed_by.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward;
using namespace mistward::webhooks;
using protocol::Json;

namespace {

Json json_in(const std::string& text) {
    const auto bytes = rooms::from_base64url(text).value();
    return Json::parse(bytes.begin(), bytes.end());
}

struct Shown {
    std::string head, claims, signature, key;
};

/// `vapid t=HEAD.CLAIMS.SIGNATURE, k=KEY`
Shown taken_apart(const std::string& header) {
    REQUIRE(header.starts_with("vapid t="));
    const auto comma = header.find(", k=");
    REQUIRE(comma != std::string::npos);
    const std::string token = header.substr(8, comma - 8);
    const auto first = token.find('.');
    const auto second = token.find('.', first + 1);
    return {token.substr(0, first), token.substr(first + 1, second - first - 1),
            token.substr(second + 1), header.substr(comma + 4)};
}

}  // namespace

TEST_CASE("RFC 8292: a push service learns who sends, for which origin, and until when") {
    const auto vapid = Vapid::of(Vapid::new_key(), "mailto:host@example.org").value();
    const Shown shown = taken_apart(vapid.authorization("https://push.example.org", 1'000'000));
    CHECK(json_in(shown.head) == Json{{"typ", "JWT"}, {"alg", "ES256"}});
    CHECK(json_in(shown.claims) == Json{{"aud", "https://push.example.org"},
                                        {"exp", 1'000'000 + 12 * 60 * 60},
                                        {"sub", "mailto:host@example.org"}});
    CHECK(shown.key == vapid.public_key());
    const std::string text = shown.head + "." + shown.claims;
    CHECK(test::is_signed_by(shown.key, text, shown.signature));
    CHECK_FALSE(test::is_signed_by(shown.key, text + "x", shown.signature));
    const auto other = Vapid::of(Vapid::new_key(), "").value();
    CHECK_FALSE(test::is_signed_by(other.public_key(), text, shown.signature));
}

TEST_CASE("without a contact none is told, and the same key is the same server") {
    const std::string key = Vapid::new_key();
    const auto vapid = Vapid::of(key, "").value();
    CHECK_FALSE(
        json_in(taken_apart(vapid.authorization("https://a.org", 1)).claims).contains("sub"));
    CHECK(Vapid::of(key, "").value().public_key() == vapid.public_key());
    CHECK(Vapid::new_key() != key);
    for (const std::string& wrong : {std::string(), key + "A", std::string(43, 'A')}) {
        CHECK_FALSE(Vapid::of(wrong, ""));
    }
}
