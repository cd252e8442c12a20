#include "server/service/once.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using rooms::Once;

namespace {

const rooms::RepeatableRequest kAsked{"ana", "key of sixteen ch", "POST /api/v1/rooms", "{}"};

}  // namespace

TEST_CASE("the same request opens what was kept for it, and its key says nothing of it") {
    const auto kept = Once(kAsked).keep("the answer", 5);
    CHECK(Once(kAsked).open(kept.sealed) == "the answer");
    CHECK(Once(kAsked).id() == kept.id);
    CHECK(kept.made_ms == 5);
    CHECK(kept.sealed.find("answer") == std::string::npos);
    CHECK(Once(kAsked).keep("the answer", 5).sealed != kept.sealed);
}

TEST_CASE("another body or path has the same key and opens nothing") {
    const auto kept = Once(kAsked).keep("the answer", 5);
    auto body = kAsked;
    body.body = "{ }";
    auto target = kAsked;
    target.target = "POST /api/v1/players";
    for (const auto& other : {body, target}) {
        CHECK(Once(other).id() == kept.id);
        CHECK(!Once(other).open(kept.sealed));
    }
}

TEST_CASE("another client or key is another request") {
    const auto kept = Once(kAsked).keep("the answer", 5);
    auto who = kAsked;
    who.who = "ben";
    auto key = kAsked;
    key.key += 'x';
    auto moved = kAsked;  // the same letters, otherwise divided
    moved.who = "an";
    moved.key = "a" + kAsked.key;
    for (const auto& other : {who, key, moved}) {
        CHECK(Once(other).id() != kept.id);
        CHECK(!Once(other).open(kept.sealed));
    }
}

TEST_CASE("what was spoilt opens nothing") {
    const auto kept = Once(kAsked).keep("the answer", 5);
    for (std::size_t at = 0; at < kept.sealed.size(); ++at) {
        std::string spoilt = kept.sealed;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 1);
        CHECK(!Once(kAsked).open(spoilt));
    }
    CHECK(!Once(kAsked).open(kept.sealed.substr(0, 20)));
    CHECK(!Once(kAsked).open(""));
}
