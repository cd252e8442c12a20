#include "server/net/quota/quota_table.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::net;
using boost::asio::ip::make_address;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

const auto kStart = QuotaTable::Clock::time_point{};
const auto kHome = make_address("203.0.113.7");

/// The first address of the n-th network.
boost::asio::ip::address network(int n) {
    return make_address("2001:db8:" + std::to_string(n / 1000) + ":" + std::to_string(n % 1000) +
                        "::");
}

QuotaLimits limits_of(std::uint32_t readings) {
    QuotaLimits limits;
    limits.readings = {readings, seconds(10)};
    return limits;
}

}  // namespace

TEST_CASE("an address gets its quota at once, and after that as it comes anew") {
    QuotaTable table(limits_of(10));
    for (int i = 9; i >= 0; --i) {
        const auto share = table.take(kHome, kCheapReading, kStart);
        CHECK(share.allowed);
        CHECK(share.left == i);
        CHECK(share.whole == seconds(10 - i));
    }
    const auto refused = table.take(kHome, kCheapReading, kStart);
    CHECK_FALSE(refused.allowed);
    CHECK(refused.wait == seconds(1));
    CHECK(table.take(kHome, kCheapReading, kStart + seconds(1)).allowed);
    CHECK_FALSE(table.take(kHome, kCheapReading, kStart + seconds(1)).allowed);
}

TEST_CASE("what is dear takes more, and each quota is one by itself") {
    QuotaTable table(limits_of(12));
    CHECK(table.take(kHome, kDearReading, kStart).allowed);
    const auto refused = table.take(kHome, kDearReading, kStart);
    CHECK_FALSE(refused.allowed);
    CHECK(refused.left == 2);
    CHECK(table.take(kHome, kReading, kStart).allowed);
    CHECK(table.take(kHome, kNewRoom, kStart).allowed);
    CHECK(table.take(kHome, kFree, kStart).allowed);
}

TEST_CASE("a quota of 0 has no limit") {
    QuotaTable table(limits_of(0));
    for (int i = 0; i < 1000; ++i) CHECK(table.take(kHome, kDearestReading, kStart).allowed);
    CHECK(table.size() == 0);
}

TEST_CASE("another address is not refused for what this one has taken") {
    QuotaTable table(limits_of(1));
    CHECK(table.take(kHome, kCheapReading, kStart).allowed);
    CHECK_FALSE(table.take(kHome, kCheapReading, kStart).allowed);
    CHECK(table.take(make_address("203.0.113.8"), kCheapReading, kStart).allowed);
}

TEST_CASE("the addresses of one IPv6 network of 64 bits share what one client has") {
    QuotaTable table(limits_of(1));
    CHECK(table.take(make_address("2001:db8::1"), kCheapReading, kStart).allowed);
    CHECK_FALSE(table.take(make_address("2001:db8::ffff:2"), kCheapReading, kStart).allowed);
    CHECK(table.take(make_address("2001:db8:0:1::1"), kCheapReading, kStart).allowed);
    CHECK(table.size() == 2);
}

TEST_CASE("the table remembers a bounded number of networks, however many come") {
    auto limits = limits_of(10);
    limits.networks = 160;
    QuotaTable table(limits);
    for (int i = 0; i < 20'000; ++i) CHECK(table.take(network(i), kReading, kStart).allowed);
    CHECK(table.size() <= 160);
    CHECK(table.size() > 80);
}

TEST_CASE("whoever has spent all is not forgotten for networks that have spent little") {
    auto limits = limits_of(10);
    limits.networks = 160;
    QuotaTable table(limits);
    for (int i = 0; i < 10; ++i) CHECK(table.take(kHome, kCheapReading, kStart).allowed);
    for (int i = 0; i < 20'000; ++i) {
        table.take(network(i), kReading, kStart);
        CHECK_FALSE(table.take(kHome, kCheapReading, kStart).allowed);
    }
}
