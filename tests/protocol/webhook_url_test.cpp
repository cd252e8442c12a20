#include "protocol/webhook_url.hpp"
#include "protocol/webhooks.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward;

TEST_CASE("the URL of a webhook is taken apart") {
    const auto url = protocol::parse_webhook_url("https://Bridge.Example.org/in?room=1").value();
    CHECK(url.tls);
    CHECK(url.host == "bridge.example.org");
    CHECK(url.port == "443");
    CHECK(url.authority == "Bridge.Example.org");
    CHECK(url.target == "/in?room=1");
    const auto plain = protocol::parse_webhook_url("http://[::1]:8080").value();
    CHECK_FALSE(plain.tls);
    CHECK(plain.host == "::1");
    CHECK(plain.port == "8080");
    CHECK(plain.authority == "[::1]:8080");
    CHECK(plain.target == "/");
    CHECK(protocol::parse_webhook_url("https://example.org?a=b").value().target == "/?a=b");
    CHECK(protocol::parse_webhook_url("https://example.org:/in").value().port == "443");
    CHECK(protocol::parse_webhook_url("https://example.org:65535/in").value().port == "65535");
}

TEST_CASE("what is no address of a host by http is refused, and said what would be right") {
    for (const std::string text :
         {"", "example.org", "ftp://example.org/", "https:///in", "https://", "https://user@a.org/",
          "https://user:word@a.org/", "https://a.org/#part", "https://a.org:0/", "https://a b/",
          "https://a.org:70000/", "https://a.org:99999/", "https://a.org:65536/",
          "https://a.org:165535/", "file:///etc/passwd", "https://a%00.org/", "https://[v1.a]/",
          "https://a.org/\r\nX: y"}) {
        CAPTURE(text);
        const auto url = protocol::parse_webhook_url(text);
        REQUIRE_FALSE(url);
        CHECK(url.error().code == protocol::ErrorCode::InvalidMessage);
        CHECK(url.error().params.at("field") == "url");
    }
    const auto body = protocol::decode_put_webhook(R"({"url":"ftp://example.org"})");
    CHECK(body.error().params.at("field") == "url");
    CHECK(protocol::decode_put_webhook(R"({"url":"https://example.org/"})"));
}
