#include "server/net/chunked_body.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using mistward::net::ChunkedBody;
using mistward::protocol::ErrorCode;

namespace {

/// The code of the refusal, with its reason; empty if none of the bytes is refused.
std::string fault_of(std::string_view bytes, std::size_t most = 100) {
    ChunkedBody body(most);
    const auto taken = body.take(bytes);
    if (taken) return {};
    if (taken.error().code == ErrorCode::PayloadTooLarge) return "too large";
    CHECK(taken.error().code == ErrorCode::MalformedRequest);
    return taken.error().params.at("reason");
}

/// Gives the bytes one by one and what was left over again with the next.
std::string body_by_bytes(std::string_view bytes) {
    ChunkedBody body(100);
    std::string waiting;
    for (const char byte : bytes) {
        waiting += byte;
        const auto taken = body.take(waiting);
        REQUIRE(taken);
        waiting.erase(0, *taken);
    }
    CHECK(waiting.empty());
    CHECK(body.is_done());
    return body.release();
}

}  // namespace

TEST_CASE("a body in chunks is put together, however its bytes come") {
    constexpr std::string_view kBytes = "5\r\nhello\r\n0000000B\r\n, my world!\r\n0\r\n\r\n";
    ChunkedBody body(100);
    const auto taken = body.take(std::string(kBytes) + "GET /");
    REQUIRE(taken);
    CHECK(*taken == kBytes.size());
    CHECK(body.is_done());
    CHECK(body.release() == "hello, my world!");
    CHECK(body_by_bytes(kBytes) == "hello, my world!");
    CHECK(body_by_bytes("0\r\n\r\n").empty());
    CHECK(body_by_bytes("2\r\n\r\n\r\n0\r\n\r\n") == "\r\n");
}

TEST_CASE("a body in chunks has as many bytes as the limit and not one more") {
    CHECK(fault_of("64\r\n" + std::string(100, 'x') + "\r\n0\r\n\r\n").empty());
    CHECK(fault_of("65\r\n") == "too large");
    CHECK(fault_of("60\r\n" + std::string(96, 'x') + "\r\n5\r\n") == "too large");
    CHECK(fault_of("ffffffff\r\n") == "too large");
    CHECK(fault_of("fffffffff\r\n") == "a chunk's size has too many digits");
    CHECK(fault_of("000000000\r\n") == "a chunk's size has too many digits");
}

TEST_CASE("chunks that could be read in two ways are refused") {
    const std::string size = "a chunk's size is not a plain number";
    for (const auto* bytes : {"5;a=b\r\nhello", "5 \r\nhello", " 5\r\nhello", "0x5\r\nhello",
                              "-5\r\nhello", "5\nhello", "5\r hello", "\r\nhello", "g\r\n", "\n"}) {
        CAPTURE(bytes);
        CHECK(fault_of(bytes) == size);
    }
    const std::string longer = "a chunk is longer than its size";
    CHECK(fault_of("5\r\nhello!\r\n") == longer);
    CHECK(fault_of("5\r\nhello\n") == longer);
    CHECK(fault_of("5\r\nhello\r5\r\n") == longer);
    CHECK(fault_of("0\r\nHost: b\r\n\r\n") == "trailers are not taken");
}
