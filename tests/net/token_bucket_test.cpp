#include "server/net/token_bucket.hpp"

#include <doctest/doctest.h>

using mistward::net::TokenBucket;
using std::chrono::milliseconds;

TEST_CASE("a token bucket lets a burst through, then one for each token that comes") {
    const auto start = TokenBucket::Clock::time_point{};
    TokenBucket bucket(10, 3, start);
    for (int i = 0; i < 3; ++i) CHECK(bucket.take(start));
    CHECK_FALSE(bucket.take(start));
    CHECK(bucket.wait() == milliseconds(100));
    CHECK_FALSE(bucket.take(start + milliseconds(60)));
    CHECK(bucket.wait() == milliseconds(40));
    CHECK(bucket.take(start + milliseconds(101)));
    CHECK_FALSE(bucket.take(start + milliseconds(101)));
}

TEST_CASE("what is dear takes more tokens, and what is more than the burst takes all of them") {
    const auto start = TokenBucket::Clock::time_point{};
    TokenBucket bucket(10, 5, start);
    CHECK(bucket.take(start, 3));
    CHECK_FALSE(bucket.take(start, 3));
    CHECK(bucket.wait(3) == milliseconds(100));
    CHECK(bucket.debt(start) == doctest::Approx(0.6));
    CHECK(bucket.take(start, 2));
    CHECK_FALSE(bucket.take(start, 100));
    CHECK(bucket.wait(100) == milliseconds(500));
    CHECK(bucket.take(start + milliseconds(500), 100));
}

TEST_CASE("a token bucket holds no more than its burst, however long it rests") {
    const auto start = TokenBucket::Clock::time_point{};
    TokenBucket bucket(10, 2, start);
    const auto later = start + std::chrono::hours(1);
    CHECK(bucket.take(later));
    CHECK(bucket.take(later));
    CHECK_FALSE(bucket.take(later));
}
