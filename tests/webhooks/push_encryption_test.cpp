#include "server/webhooks/push_encryption.hpp"
#include "server/service/base64url.hpp"
#include "tests/webhooks/browser.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace mistward;
using namespace mistward::webhooks;
using mistward::test::Browser;

namespace {

template <class Array>
Array array_of(const std::string& text) {
    const auto bytes = rooms::from_base64url(text).value();
    Array array{};
    REQUIRE(bytes.size() == array.size());
    std::ranges::copy(bytes, array.begin());
    return array;
}

// RFC 8291, appendix A.
constexpr const char* kText = "When I grow up, I want to be a watermelon";
constexpr const char* kSenderPrivate = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr const char* kSenderPublic =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr const char* kReaderPublic =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr const char* kAuth = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr const char* kSalt = "DGv6ra1nlYgDCS1FRnbzlw";
constexpr const char* kEncrypted =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

}  // namespace

TEST_CASE("RFC 8291, appendix A: that text, for that browser, with that chance") {
    const auto key = P256Key::of(array_of<Scalar>(kSenderPrivate)).value();
    CHECK(rooms::base64url(key.point()) == kSenderPublic);
    const auto reader = push_reader(kReaderPublic, kAuth).value();
    const std::string sent = encrypted(reader, kText, 0, key, array_of<PushSalt>(kSalt));
    CHECK(rooms::base64url({reinterpret_cast<const std::uint8_t*>(sent.data()), sent.size()}) ==
          kEncrypted);
}

TEST_CASE("a browser reads what is encrypted for it, and each time it is something else") {
    const Browser browser;
    const auto reader = push_reader(browser.p256dh(), browser.auth()).value();
    std::set<std::string> heads;
    std::set<std::size_t> sizes;
    for (const std::string text : {"short", "as long as it may be without being known"}) {
        const std::string sent = encrypted(reader, text, 64);
        CHECK(browser.read(sent) == text);
        heads.insert(sent.substr(0, 16));
        heads.insert(sent.substr(21, 65));
        sizes.insert(sent.size());
    }
    CHECK(heads.size() == 4);
    CHECK(sizes.size() == 1);
}

TEST_CASE("a key that is no point of the curve is refused") {
    CHECK(push_reader(kReaderPublic, kAuth));
    const std::string point = kReaderPublic;
    for (const std::string& key :
         {std::string(), point.substr(1), point + "A", "A" + point.substr(1),
          point.substr(0, 40) + "A" + point.substr(41), std::string(87, 'A'), point + "=",
          point.substr(0, 86) + "+"}) {
        CAPTURE(key);
        CHECK_FALSE(push_reader(key, kAuth));
    }
    for (const std::string auth : {"", "BTBZMqHH6r4Tts7J_aSI", "BTBZMqHH6r4Tts7J_aSIggAA"}) {
        CAPTURE(auth);
        CHECK_FALSE(push_reader(kReaderPublic, auth));
    }
}

TEST_CASE("0 and the order of the curve are no private keys") {
    constexpr const char* kOrder = "_____wAAAAD__________7zm-q2nF56E87nKwvxjJVE";
    CHECK_FALSE(P256Key::of(Scalar{}));
    CHECK_FALSE(P256Key::of(array_of<Scalar>(kOrder)));
    CHECK_FALSE(P256Key::make().agree(Point{}));
}

TEST_CASE("base64url is read as it is written, and nothing else is") {
    for (const std::string text : {"", "AA", "AAA", "AAAA", "-_-_", "BTBZMqHH6r4Tts7J_aSIgg"}) {
        CHECK(rooms::base64url(rooms::from_base64url(text).value()) == text);
    }
    for (const std::string text : {"A", "AB", "AA==", "+/+/", "AA AA", "A\nAA"}) {
        CAPTURE(text);
        CHECK_FALSE(rooms::from_base64url(text));
    }
}
