#include "server/net/request_guard.hpp"

#include <doctest/doctest.h>

#include <string>

using mistward::net::check_head;
using mistward::net::is_websocket_key;
using mistward::protocol::ErrorCode;

namespace {

std::string get_with(const std::string& fields) {
    return "GET /healthz HTTP/1.1\r\nHost: localhost:8080\r\n" + fields + "\r\n";
}

/// The reason of the refusal; empty if the head is taken.
std::string refusal(const std::string& head) {
    const auto checked = check_head(head);
    if (checked) return {};
    CHECK(checked.error().code == ErrorCode::MalformedRequest);
    return checked.error().params.at("reason");
}

std::uint64_t length(const std::string& head) {
    const auto checked = check_head(head);
    REQUIRE(checked);
    CHECK(!checked->chunked);
    return checked->length;
}

}  // namespace

TEST_CASE("the guard takes ordinary requests and tells the length of their body") {
    CHECK(length(get_with("")) == 0U);
    CHECK(length(get_with("Content-Length: 17\r\n")) == 17U);
    CHECK(length(get_with("content-length:\t17 \r\n")) == 17U);
    CHECK(length(get_with("User-Agent: caf\xc3\xa9\r\nX-Empty:\r\n")) == 0U);
    CHECK(length("GET /a?b=c HTTP/1.0\r\nHost: [::1]:80\r\n\r\n") == 0U);
    CHECK(length(get_with("Expect: 100-continue\r\n")) == 0U);
}

TEST_CASE("the guard takes exactly one Host, and one that is a host") {
    CHECK(refusal("GET / HTTP/1.1\r\n\r\n") == "Host is missing");
    CHECK(refusal(get_with("host: localhost:8080\r\n")) == "Host is given more than once");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: a:b\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: user@a\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: a:65536\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: ::1\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: [a]\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET http://a/ HTTP/1.1\r\n\r\n") == "Host is missing");
    CHECK(refusal("GET http://a/ HTTP/1.1\r\nHost: a b\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: a b\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: a;script-src *\r\n\r\n") == "Host is not a host");
    CHECK(refusal("GET / HTTP/1.1\r\nHost: a,b\r\n\r\n") == "Host is not a host");
}

TEST_CASE("the guard takes one transfer coding, chunked, by itself, and no trailers") {
    const auto chunked = check_head(get_with("transfer-encoding: Chunked\r\n"));
    REQUIRE(chunked);
    CHECK(chunked->chunked);
    const std::string other = "the only transfer coding that is taken is chunked";
    for (const auto* value : {"identity", "gzip, chunked", "chunked, chunked", "chunked;a=b", "",
                              "xchunked", "chunked,"}) {
        CAPTURE(value);
        CHECK(refusal(get_with("Transfer-Encoding: " + std::string(value) + "\r\n")) == other);
    }
    CHECK(refusal(get_with("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n")) ==
          "Transfer-Encoding is given more than once");
    const std::string both = "both Content-Length and Transfer-Encoding are given";
    CHECK(refusal(get_with("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n")) == both);
    CHECK(refusal(get_with("Transfer-Encoding: chunked\r\nContent-Length: 0\r\n")) == both);
    CHECK(refusal("POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n") ==
          "HTTP/1.0 has no transfer codings");
    CHECK(refusal(get_with("Transfer-Encoding: \x0b"
                           "chunked\r\n")) == "a field has a control character");
    CHECK(refusal(get_with("Trailer: Host\r\n")) == "trailers are not taken");
}

TEST_CASE("the guard takes one Authorization") {
    CHECK(refusal(get_with("Authorization: Bearer a\r\n")).empty());
    CHECK(refusal(get_with("Authorization: Bearer a\r\nauthorization: Bearer a\r\n")) ==
          "Authorization is given more than once");
}

TEST_CASE("a key of a WebSocket is 16 bytes in base64") {
    CHECK(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ=="));
    CHECK(is_websocket_key("+/+/+/+/+/+/+/+/+/+/+w=="));
    for (const auto* key :
         {"", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZR==",
          "dGhlIHNhbXBsZSBub25j=Q==", "dGhlIHNhbXBsZSBub25jZQ== ", "dGhlIHNhbXBsZSBub25jZXM=",
          "dGhlIHNhbXBsZSBub25j ZQ==", "AAAA"}) {
        CAPTURE(key);
        CHECK(!is_websocket_key(key));
    }
}

TEST_CASE("the guard takes one Content-Length of digits alone") {
    const std::string twice = "Content-Length is given more than once";
    CHECK(refusal(get_with("Content-Length: 5\r\nContent-Length: 6\r\n")) == twice);
    CHECK(refusal(get_with("Content-Length: 5\r\nContent-Length: 5\r\n")) == twice);
    for (const auto* value : {"+5", "-5", "0x5", "5, 5", "5 5", "", "5;", "99999999999999999999"}) {
        CAPTURE(value);
        CHECK(refusal(get_with("Content-Length: " + std::string(value) + "\r\n")) ==
              "Content-Length is not a number");
    }
}

TEST_CASE("the guard takes fields of one line, with a name that a colon follows at once") {
    CHECK(refusal(get_with("X-A: b\r\n c\r\n")) == "a field is folded");
    CHECK(refusal(get_with("X-A: b\r\n\tc\r\n")) == "a field is folded");
    CHECK(refusal(get_with("X-A : b\r\n")) == "a field's name is not a token");
    CHECK(refusal(get_with(": b\r\n")) == "a field's name is not a token");
    CHECK(refusal(get_with("X\x80: b\r\n")) == "a field's name is not a token");
    CHECK(refusal(get_with("X-A\r\n")) == "a field has no colon");
    CHECK(refusal(get_with(std::string("X-A: b\0c\r\n", 10))) == "a field has a control character");
    CHECK(refusal(get_with("X-A: b\nTransfer-Encoding: chunked\r\n")) ==
          "a field has a control character");
    CHECK(refusal(get_with("X-A: b\rHost: c\r\n")) == "a field has a control character");
    CHECK(refusal(get_with("X-A: b\x7f\r\n")) == "a field has a control character");
}

TEST_CASE("the guard takes requests without a Host of HTTP/1.0, and an empty one of either") {
    CHECK(refusal("GET / HTTP/1.0\r\n\r\n").empty());
    CHECK(refusal("OPTIONS / HTTP/1.0\r\n\r\n").empty());
    CHECK(refusal("GET / HTTP/1.1\r\nHost:\r\n\r\n").empty());
    CHECK(refusal("GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n") ==
          "Host is given more than once");
}

TEST_CASE("the guard says so where a proxy speaks the PROXY protocol") {
    const auto reason = refusal("PROXY TCP4 192.0.2.1 192.0.2.2 5 80\r\nGET / HTTP/1.1\r\n\r\n");
    CHECK(reason.find("it begins with the PROXY protocol") == 0);
}

TEST_CASE("the guard takes a path or a URL as target, and * for OPTIONS") {
    for (const auto* target : {"/", "//", "/a?b", "http://a/", "HTTPS://a:8443/b?c", "http://a",
                               "http://[::1]:80/", "http://a?b", "/http://a/"}) {
        CAPTURE(target);
        CHECK(refusal("GET " + std::string(target) + " HTTP/1.1\r\nHost: a\r\n\r\n").empty());
    }
    CHECK(refusal("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n").empty());
}

TEST_CASE("the guard takes nothing else as target") {
    const std::string reason = "the target is neither a path nor a URL of HTTP";
    for (const auto* target :
         {"a:80", "*", "/a b", "/caf\xc3\xa9", "/a#b", "/a\tb", "http:/a", "http://", "http:///a",
          "http://a b/", "http://user@a/", "http://a:x/", "ftp://a/", "a/b", "http://a/#b", "?a",
          "http://a,b/", "http://a;script-src/"}) {
        CAPTURE(target);
        CHECK(refusal("GET " + std::string(target) + " HTTP/1.1\r\nHost: a\r\n\r\n") == reason);
    }
}

TEST_CASE("the guard takes a first line of method, target and version") {
    CHECK(refusal("\r\n\r\n") == "the first line is not a method, a target and a version");
    CHECK(refusal("HELLO\r\n\r\n") == "the first line is not a method, a target and a version");
    CHECK(refusal("GET /\r\nHost: a\r\n\r\n") ==
          "the first line is not a method, a target and a version");
    CHECK(refusal("G(T / HTTP/1.1\r\nHost: a\r\n\r\n") == "the method is not a token");
    CHECK(refusal(" / HTTP/1.1\r\nHost: a\r\n\r\n") == "the method is not a token");
    CHECK(refusal("GET / HTTP/2.0\r\nHost: a\r\n\r\n") == "the version is not HTTP/1.1");
    CHECK(refusal("GET / http/1.1\r\nHost: a\r\n\r\n") == "the version is not HTTP/1.1");
}

TEST_CASE("the guard takes no expectation that is not met") {
    CHECK(refusal(get_with("Expect: more\r\n")) ==
          "the only expectation that is met is 100-continue");
}
