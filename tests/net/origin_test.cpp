#include "server/net/origin_policy.hpp"

#include <doctest/doctest.h>

using namespace mistward::net;
using mistward::protocol::ErrorCode;

namespace {

Request request(http::verb method, const std::string& origin,
                const std::string& host = "play.example:8080") {
    Request request;
    request.message.method(method);
    request.message.target("/api/v1/rooms");
    request.message.set(http::field::host, host);
    if (!origin.empty()) request.message.set(http::field::origin, origin);
    return request;
}

bool is_refused(const OriginPolicy& policy, const Request& request) {
    const auto checked = policy.check(request);
    if (!checked) CHECK(checked.error().code == ErrorCode::OriginRefused);
    return !checked;
}

}  // namespace

TEST_CASE("clients that are no browsers are not asked for an origin") {
    CHECK_FALSE(is_refused(OriginPolicy({}), request(http::verb::post, "")));
}

TEST_CASE("pages of the server's own host may change things, whatever the scheme") {
    const OriginPolicy policy({});
    CHECK_FALSE(is_refused(policy, request(http::verb::post, "http://play.example:8080")));
    CHECK_FALSE(is_refused(policy, request(http::verb::post, "https://Play.Example:8080")));
    CHECK(is_refused(policy, request(http::verb::post, "http://play.example")));
    CHECK(is_refused(policy, request(http::verb::post, "http://evil.example:8080")));
    CHECK(is_refused(policy, request(http::verb::post, "http://play.example:8080.evil.example")));
    CHECK(is_refused(policy, request(http::verb::post, "play.example:8080")));
    CHECK(is_refused(policy, request(http::verb::post, "null")));
}

TEST_CASE("a port that is usual for the scheme may be left out on either side") {
    const OriginPolicy policy({});
    const auto refused = [&](const std::string& origin, const std::string& host) {
        return is_refused(policy, request(http::verb::post, origin, host));
    };
    CHECK_FALSE(refused("https://example.org", "example.org:443"));
    CHECK_FALSE(refused("https://example.org:443", "example.org"));
    CHECK_FALSE(refused("http://example.org", "example.org:80"));
    CHECK_FALSE(refused("https://example.org", "example.org:"));
    CHECK_FALSE(refused("https://[2001:db8::1]", "[2001:DB8:0::1]:443"));
    CHECK_FALSE(refused("https://EXAMPLE.org.", "example.ORG:443"));
    CHECK_FALSE(refused("https://example.org:8443", "example.org:8443"));
    CHECK(refused("https://example.org", "example.org:80"));
    CHECK(refused("http://example.org", "example.org:443"));
    CHECK(refused("https://example.org:80", "example.org"));
    CHECK(refused("https://example.org:8443", "example.org"));
    CHECK(refused("https://[2001:db8::1]", "2001:db8::1"));
}

TEST_CASE("what is no origin is nobody's") {
    const OriginPolicy policy({});
    for (const auto* origin :
         {"null", "", "https://", "://play.example:8080", "https://user@play.example:8080",
          "https://play.example:8080/", "https://play.example:8080 https://a",
          "//play.example:8080", "https:play.example:8080", "https://play.example:8080?",
          "ftp://play.example:8080", "file://play.example:8080", "https://play.example:80808",
          "https://play.example:8080x"}) {
        CAPTURE(origin);
        auto asked = request(http::verb::post, "");
        asked.message.set(http::field::origin, origin);
        CHECK(is_refused(policy, asked));
    }
    CHECK(is_refused(policy, request(http::verb::post, "https://play.example", "")));
}

TEST_CASE("whoever is refused is told what a proxy may have done") {
    const auto asked = request(http::verb::post, "https://play.example", "127.0.0.1:8080");
    const auto message = OriginPolicy({}).check(asked).error().message;
    CHECK(message.find("of the host \"127.0.0.1:8080\"") != std::string::npos);
    CHECK(message.find("a proxy in front must pass Host on as it came") != std::string::npos);
}

TEST_CASE("origins that are allowed are compared as origins, and must be some") {
    const OriginPolicy policy({"https://Friend.example:443", "capacitor://localhost"});
    CHECK_FALSE(is_refused(policy, request(http::verb::post, "https://friend.example")));
    CHECK_FALSE(is_refused(policy, request(http::verb::post, "capacitor://localhost")));
    CHECK(is_refused(policy, request(http::verb::post, "https://friend.example:444")));
    CHECK(fault_of_origin("*").empty());
    CHECK(fault_of_origin("https://a.example").empty());
    for (const auto* text :
         {"https://a.example/", "a.example", "null", "https://*.a.example", ""}) {
        CAPTURE(text);
        CHECK(fault_of_origin(text).find("such as https://example.org") != std::string::npos);
    }
}

TEST_CASE("a server that is reached by TLS has no pages that are not") {
    const OriginPolicy policy({});
    auto asked = request(http::verb::post, "https://play.example:8080");
    asked.source.encrypted = true;
    CHECK_FALSE(is_refused(policy, asked));
    asked.message.set(http::field::origin, "http://play.example:8080");
    CHECK(is_refused(policy, asked));
}

TEST_CASE("reading is open to every page, opening a WebSocket is not") {
    const OriginPolicy policy({});
    auto asked = request(http::verb::get, "http://evil.example");
    CHECK_FALSE(is_refused(policy, asked));
    asked.message.set(http::field::upgrade, "websocket");
    CHECK(is_refused(policy, asked));
}

TEST_CASE("allowed origins may do what the server's own pages may, and are told so") {
    const OriginPolicy policy({"https://friend.example"});
    const auto asked = request(http::verb::post, "https://friend.example");
    CHECK_FALSE(is_refused(policy, asked));
    CHECK(is_refused(policy, request(http::verb::post, "http://friend.example")));
    Response response;
    policy.share(asked, response);
    CHECK(response.headers[http::field::access_control_allow_origin] == "https://friend.example");
    CHECK(response.headers[http::field::vary] == "Origin");
}

TEST_CASE("a foreign page is not told that it may read the answer") {
    const OriginPolicy policy({"https://friend.example"});
    Response response;
    policy.share(request(http::verb::get, "https://evil.example"), response);
    CHECK(response.headers.count(http::field::access_control_allow_origin) == 0);
}

TEST_CASE("the star allows every origin") {
    CHECK_FALSE(is_refused(OriginPolicy({"*"}), request(http::verb::post, "https://a.example")));
}

TEST_CASE("a preflight tells an allowed origin what it may send, and nobody else") {
    const OriginPolicy policy({"https://friend.example"});
    const auto friendly = policy.preflight(request(http::verb::options, "https://friend.example"));
    CHECK(friendly.status == http::status::no_content);
    CHECK(friendly.headers[http::field::access_control_allow_headers] ==
          "authorization, content-type, idempotency-key");
    CHECK(friendly.headers[http::field::access_control_allow_methods] ==
          "GET, HEAD, POST, PUT, PATCH, DELETE");
    const auto other = policy.preflight(request(http::verb::options, "https://evil.example"));
    CHECK(other.headers.count(http::field::access_control_allow_headers) == 0);
}
