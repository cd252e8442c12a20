#include "server/service/fold_cache.hpp"

#include "tests/rooms/catalogue.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

rooms::FoldCache::Fold game(const std::string& room) {
    return std::make_shared<const rooms::LoggedGame>(std::make_shared<const rooms::GameTerms>(
        rooms::agree(room, 1, {}, catalogue()[rules::Mode::Mists], {}, 1000)));
}

}  // namespace

TEST_CASE("the games that were read last are kept, and no more than the limits allow") {
    rooms::FoldCache cache({2, 1'000'000});
    cache.put(game("a"));
    cache.put(game("b"));
    CHECK(cache.find("a.1"));
    cache.put(game("c"));
    CHECK(cache.find("a.1"));
    CHECK(!cache.find("b.1"));
    CHECK(cache.find("c.1"));
    CHECK(cache.size() == 2);
    cache.put(game("a"));
    CHECK(cache.size() == 2);
}

TEST_CASE("the memory of kept games is bounded") {
    rooms::FoldCache probe;
    probe.put(game("a"));
    const std::size_t one = probe.bytes();
    REQUIRE(one > 0);
    rooms::FoldCache cache({100, 3 * one});
    for (const char* room : {"a", "b", "c", "d", "e"}) {
        cache.put(game(room));
        CHECK(cache.bytes() <= 3 * one);
    }
    CHECK(cache.size() == 3);
    rooms::FoldCache tiny({100, one - 1});
    tiny.put(game("a"));
    CHECK(tiny.size() == 0);
    CHECK(tiny.bytes() == 0);
}
