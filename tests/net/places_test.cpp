#include "server/net/quota/places.hpp"

#include <doctest/doctest.h>

#include <deque>
#include <string>

using namespace mistward::net;

namespace {

boost::asio::ip::address address(int n) {
    return boost::asio::ip::make_address("198.51.100." + std::to_string(n));
}

/// How many places a network gets, one after the other, at most `most`; it keeps them in `held`.
int take(Places& places, std::deque<Places::Place>& held, int network, int most) {
    for (int n = 0; n < most; ++n) {
        auto place = places.take(address(network));
        if (!place) return n;
        held.push_back(std::move(*place));
    }
    return most;
}

}  // namespace

TEST_CASE("a network has so many places, and one that ends is free again") {
    Places places({3, 0});
    std::deque<Places::Place> held;
    CHECK(take(places, held, 1, 10) == 3);
    CHECK(take(places, held, 2, 10) == 3);
    held.pop_front();
    CHECK(take(places, held, 1, 10) == 1);
}

TEST_CASE("the fewer places are left, the fewer of them one network may have") {
    Places places({512, 4096});
    std::deque<Places::Place> held;
    int before = 512;
    for (int network = 1; network <= 40; ++network) {
        const int had = take(places, held, network, 1000);
        CHECK(had <= before);
        CHECK(had > 0);
        before = had;
    }
    CHECK(before <= 32);
    // Whoever has none yet is never refused by what one network may have.
    CHECK(take(places, held, 200, 1) == 1);
    CHECK(take(places, held, 1, 1) == 0);
}

TEST_CASE("all places are taken one by one, and not one more") {
    Places places({8, 20});
    std::deque<Places::Place> held;
    for (int network = 1; network <= 20; ++network) CHECK(take(places, held, network, 1) == 1);
    CHECK(take(places, held, 21, 1) == 0);
    held.pop_back();
    CHECK(take(places, held, 21, 1) == 1);
}

TEST_CASE("without a limit for one network there is none") {
    Places places({0, 2});
    std::deque<Places::Place> held;
    CHECK(take(places, held, 1, 100) == 100);
}
