#include "server/net/outbox.hpp"

#include <doctest/doctest.h>

#include <string>

using mistward::net::Outbox;

namespace {

mistward::rooms::Frame frame(std::size_t size) {
    return std::make_shared<const std::string>(size, 'x');
}

}  // namespace

TEST_CASE("an outbox gives messages back in their order, as the same objects") {
    const mistward::net::NetMetrics metrics;
    Outbox outbox(4, 100, metrics);
    const auto first = frame(1);
    const auto second = frame(2);
    REQUIRE(outbox.push(first));
    REQUIRE(outbox.push(second));
    CHECK(outbox.pop() == first);
    CHECK(outbox.pop() == second);
    CHECK(outbox.pop() == nullptr);
    CHECK(outbox.empty());
}

TEST_CASE("an outbox drops what is replaceable and keeps the rest in order") {
    const mistward::net::NetMetrics metrics;
    Outbox outbox(10, 100, metrics);
    const auto reply = frame(3);
    const auto last = frame(4);
    outbox.push(frame(1), true);
    outbox.push(reply);
    outbox.push(frame(2), true);
    outbox.push(last);
    outbox.drop_replaceable();
    CHECK(outbox.messages() == 2);
    CHECK(outbox.bytes() == 7);
    CHECK(outbox.pop() == reply);
    CHECK(outbox.pop() == last);
}

TEST_CASE("an outbox takes no more messages than its bound, and more once some are gone") {
    const mistward::net::NetMetrics metrics;
    Outbox outbox(2, 100, metrics);
    CHECK(outbox.push(frame(1)));
    CHECK(outbox.push(frame(1)));
    CHECK_FALSE(outbox.push(frame(1)));
    outbox.pop();
    CHECK(outbox.push(frame(1)));
}

TEST_CASE("an outbox takes no more bytes than its bound, and more once some are gone") {
    const mistward::net::NetMetrics metrics;
    Outbox outbox(100, 10, metrics);
    CHECK_FALSE(outbox.push(frame(11)));
    CHECK(outbox.push(frame(6)));
    CHECK_FALSE(outbox.push(frame(5)));
    CHECK(outbox.push(frame(4)));
    outbox.pop();
    CHECK(outbox.push(frame(6)));
    outbox.clear();
    CHECK(outbox.push(frame(10)));
}

TEST_CASE("an outbox keeps the order while it grows and is emptied from the front") {
    const mistward::net::NetMetrics metrics;
    Outbox outbox(100, 10'000, metrics);
    std::size_t written = 0;
    std::size_t read = 0;
    for (int round = 0; round < 20; ++round) {
        for (int i = 0; i < 3; ++i) REQUIRE(outbox.push(frame(++written)));
        for (int i = 0; i < 2; ++i) CHECK(outbox.pop()->size() == ++read);
    }
    CHECK(outbox.messages() == 20);
    while (read < written) CHECK(outbox.pop()->size() == ++read);
    CHECK(outbox.bytes() == 0);
}
