#include "server/net/page_address.hpp"

#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

const std::string kBrowser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

std::string meant(const std::string& target) {
    Request request;
    request.message.method(http::verb::get);
    request.message.target(target);
    return meant_address(request).value_or("(as it is)");
}

RawResponse visit(TestServer& server, const std::string& target,
                  const std::string& accept = kBrowser) {
    RawClient client(server.endpoint());
    return client.ask("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nAccept: " + accept +
                      "\r\n\r\n");
}

}  // namespace

TEST_CASE("an address that was pasted with something around its id leads to what it meant") {
    for (const char* tail : {"/", "//", ".", ",", "!", ")", ".)", "%20", "%0A", "%E2%80%9D", "...",
                             "/.", "%C2%A0", ">", "%22", ";", ":"}) {
        CAPTURE(tail);
        CHECK(meant("/r/k7m2qx9d4t" + std::string(tail)) == "/r/k7m2qx9d4t");
        CHECK(meant("/g/k7m2qx9d4t.12" + std::string(tail)) == "/g/k7m2qx9d4t.12");
    }
    CHECK(meant("/r/K7M2QX9D4T") == "/r/k7m2qx9d4t");
    CHECK(meant("/R/K7m2") == "/r/k7m2");
    CHECK(meant("/r/%20k7m2") == "/r/k7m2");
    CHECK(meant("/r/%4") == "/r/4");
    CHECK(meant("/r//k7m2") == "/r/k7m2");
    CHECK(meant("/g/K7M2.1?seq=5") == "/g/k7m2.1?seq=5");
    CHECK(meant("/r/k7m2/?wall") == "/r/k7m2?wall");
    CHECK(meant("/HELP") == "/help");
    CHECK(meant("/help.") == "/help");
    CHECK(meant("/You,") == "/you");
}

TEST_CASE("an address that is right, or means nothing, leads nowhere else") {
    for (const char* target :
         {"/", "/r/k7m2qx9d4t", "/r/k7m2qx9d4t?wall", "/g/k7m2.1", "/r/", "/r/k7m2/x", "/g/k7m2",
          "/r/a.b", "/help/", "/admin/rooms/K7", "/elsewhere", "/favicon.svg", "/r/%",
          "/api/v1/rooms/K7", "/r/0123456789012345678901234567890123", "/index.html",
          "/helpers."}) {
        CAPTURE(target);
        CHECK(meant(target) == "(as it is)");
    }
    Request post;
    post.message.method(http::verb::post);
    post.message.target("/r/K7");
    CHECK_FALSE(meant_address(post));
}

TEST_CASE("a browser is led to the room that a pasted link meant") {
    TestServer server;
    const auto led = visit(server, "/r/K7M2QX9D4T.?wall");
    CHECK(led.status == 308);
    CHECK(led.header("location") == "/r/k7m2qx9d4t?wall");
}

TEST_CASE("an unknown address is a page for people, and a document for programs") {
    TestServer server;
    for (const char* target : {"/elsewhere", "/r/k7m2/x", "/g/k7m2/1/2", "/wp-login.php"}) {
        CAPTURE(target);
        const auto page = visit(server, target);
        CHECK(page.status == 404);
        CHECK(page.header("content-type").starts_with("text/"));
        CHECK(page.header("content-type").find("json") == std::string::npos);
        CHECK(visit(server, target, "*/*").json().at("code") == "not_found");
    }
    CHECK(visit(server, "/api/v1/elsewhere").json().at("code") == "not_found");
    CHECK(visit(server, "/api/v1/rooms/K7").json().at("code") == "room_not_found");
}

TEST_CASE("whoever is banned reads it in the languages of the page, with the reason as it is") {
    TestServer server;
    server.bans().put(asio::ip::make_address("127.0.0.1"), {"<b>noise</b>", 1000, {}});
    const auto page = visit(server, "/r/k7m2qx9d4t");
    CHECK(page.status == 403);
    CHECK(page.header("content-type") == "text/html; charset=utf-8");
    for (const char* language : {"<p lang=\"en\">", "<p lang=\"de\">", "<p lang=\"ro\">"}) {
        CHECK(page.body.find(language) != std::string::npos);
    }
    CHECK(page.body.find("&lt;b&gt;noise&lt;/b&gt;") != std::string::npos);
    CHECK(visit(server, "/api/v1/rooms").json().at("code") == "banned");
    CHECK(visit(server, "/", "application/json").json().at("code") == "banned");
}
