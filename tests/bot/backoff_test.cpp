#include "clients/bot/backoff.hpp"

#include <doctest/doctest.h>

#include <set>

namespace mistward::bot {

using std::chrono::milliseconds;

TEST_CASE("waits double from 0.2 s to 5 s and are shortened by a half at most") {
    Backoff backoff(1);
    for (const int full : {200, 400, 800, 1600, 3200, 5000, 5000, 5000}) {
        const milliseconds wait = backoff.next();
        CHECK(wait >= milliseconds(full / 2));
        CHECK(wait <= milliseconds(full));
    }
}

TEST_CASE("after a success the waits begin anew") {
    Backoff backoff(2);
    for (int i = 0; i < 5; ++i) backoff.next();
    backoff.reset();
    CHECK(backoff.next() <= milliseconds(200));
}

TEST_CASE("clients with different seeds do not come back at once") {
    std::set<milliseconds> waits;
    for (std::uint64_t seed = 0; seed < 20; ++seed) waits.insert(Backoff(seed).next());
    CHECK(waits.size() > 10);
}

}  // namespace mistward::bot
