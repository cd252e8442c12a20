#include "server/service/kept_statistics.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace std::chrono_literals;

namespace {

rooms::KeptStatistics::Document figures(int games) {
    return std::make_shared<const protocol::Json>(games);
}

const rooms::KeptStatistics::Clock::time_point kStart{};

}  // namespace

TEST_CASE("statistics are computed once for as long as nothing changes") {
    rooms::KeptStatistics kept;
    CHECK(!kept.find(1, kStart));
    kept.put(figures(5), 1, kStart, kStart + 100ms);
    CHECK(*kept.find(1, kStart + 100ms) == 5);
    CHECK(*kept.find(1, kStart + 1h) == 5);
}

TEST_CASE("statistics that have changed are computed by one caller, and for a part of the time") {
    rooms::KeptStatistics kept;
    CHECK(!kept.find(1, kStart));
    CHECK(!kept.find(1, kStart));  // there is nothing else to tell
    kept.put(figures(5), 1, kStart, kStart + 100ms);
    CHECK(*kept.find(2, kStart + 200ms) == 5);
    CHECK(*kept.find(2, kStart + 2099ms) == 5);
    CHECK(!kept.find(2, kStart + 2100ms));
    CHECK(*kept.find(2, kStart + 2101ms) == 5);
    kept.put(figures(6), 2, kStart + 2100ms, kStart + 2110ms);
    CHECK(*kept.find(2, kStart + 2110ms) == 6);
}

TEST_CASE("statistics that could not be computed are computed by the next caller") {
    rooms::KeptStatistics kept;
    CHECK(!kept.find(1, kStart));
    kept.put(nullptr, 1, kStart, kStart);
    CHECK(!kept.find(1, kStart));
    kept.put(figures(5), 1, kStart, kStart);
    CHECK(!kept.find(2, kStart + 1ms));
    kept.put(nullptr, 2, kStart + 1ms, kStart + 2ms);
    CHECK(!kept.find(2, kStart + 2ms));
}
