#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

struct Browsers {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();
    store::PushStore& push = store->push();

    Browsers() {
        for (const std::string id : {"p", "q"}) {
            REQUIRE(await(store->players().create({{id, "Ana", secret(id[0]), {}, 1, 1}})));
        }
        REQUIRE(await(store->create_room(sample_room("r"))));
    }
    static store::TokenHash secret(char filling) {
        store::TokenHash secret{};
        secret.fill(static_cast<std::uint8_t>(filling));
        return secret;
    }
    static store::PushRecord record(const std::string& player, const std::string& id,
                                    std::int64_t at_ms) {
        return {id, player, "https://push.example/" + id, "key", "auth", at_ms};
    }
    store::Result<void> put(const std::string& player, const std::string& id,
                            std::int64_t at_ms = 5, std::size_t of_player = 2,
                            std::size_t most = 9) {
        return await(push.put({record(player, id, at_ms), of_player, most}));
    }
    std::vector<std::string> of(const std::string& player) {
        std::vector<std::string> ids;
        const auto found = await(push.of(player)).value();
        for (const auto& one : found) ids.push_back(one.id);
        return ids;
    }
    void mark(const std::string& id) {
        REQUIRE(await(push.mark({id, store::WebhookMark{"r", "over", "r.1"}, {}})));
    }
    std::vector<store::WebhookMark> marks(const std::string& id) {
        return await(push.marks(id)).value();
    }
};

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("other servers see a browser that subscribed anew after the clock went back") {
    Browsers browsers;
    REQUIRE(browsers.put("p", "a", 500));
    REQUIRE(browsers.put("p", "b", 400));
    const auto before = await(browsers.push.version()).value();
    REQUIRE(browsers.put("p", "b", 5));
    CHECK(await(browsers.push.version()).value() != before);
    CHECK(await(browsers.push.find("b")).value()->created_ms == 5);
}

TEST_CASE("the key that is kept first is the key for good") {
    Browsers browsers;
    CHECK(await(browsers.push.key("first")).value() == "first");
    CHECK(await(browsers.push.key("second")).value() == "first");
    browsers.store.reset();
    browsers.store = browsers.database.open();
    CHECK(await(browsers.store->push().key("third")).value() == "first");
}

TEST_CASE("a player has so many push subscriptions, and all players together so many") {
    Browsers browsers;
    CHECK(failure_of(browsers.put("nobody", "a")) == Failure::Forgotten);
    REQUIRE(browsers.put("p", "a"));
    REQUIRE(browsers.put("p", "b"));
    CHECK(failure_of(browsers.put("p", "c")) == Failure::Conflict);
    CHECK(failure_of(browsers.put("q", "c", 5, 2, 2)) == Failure::Conflict);
    CHECK(browsers.put("p", "b", 6, 2, 2));
    CHECK(browsers.put("q", "c"));
    CHECK(browsers.of("p") == Ids{"a", "b"});
    CHECK(await(browsers.push.all()).value() ==
          std::vector<store::PushPlayer>{{"p", "a", 5}, {"p", "b", 6}, {"q", "c", 5}});
    CHECK(await(browsers.push.find("b")).value() == Browsers::record("p", "b", 6));
}

TEST_CASE("a browser is of the player who subscribed last, and only theirs is what was told") {
    Browsers browsers;
    REQUIRE(browsers.put("p", "a"));
    browsers.mark("a");
    REQUIRE(browsers.put("p", "a", 6));
    CHECK(browsers.marks("a").size() == 1);
    REQUIRE(browsers.put("q", "a", 7));
    CHECK(browsers.marks("a").empty());
    CHECK(browsers.of("p").empty());
    REQUIRE(await(browsers.push.remove({"p", "a"})));
    CHECK(browsers.of("q") == Ids{"a"});
}

TEST_CASE("a push subscription fails since its first failure, and is removed when it is given up") {
    Browsers browsers;
    REQUIRE(browsers.put("p", "a"));
    browsers.mark("a");
    REQUIRE(await(browsers.push.fail({"a", 5, 7, "away", false})));
    REQUIRE(await(browsers.push.fail({"a", 5, 8, "slow", false})));
    REQUIRE(await(browsers.push.fail({"a", 4, 9, "of the one before", true})));
    auto found = await(browsers.push.find("a")).value();
    CHECK(found->failing_ms == 7);
    CHECK(found->fault == "slow");
    REQUIRE(await(browsers.push.mark({"a", {}, 9})));
    found = await(browsers.push.find("a")).value();
    CHECK(found->delivered_ms == 9);
    CHECK_FALSE(found->failing_ms);
    const auto before = await(browsers.push.version()).value();
    REQUIRE(await(browsers.push.fail({"a", 5, 10, "gone", true})));
    CHECK_FALSE(await(browsers.push.find("a")).value());
    CHECK(browsers.marks("a").empty());
    CHECK(await(browsers.push.version()).value() != before);
}

TEST_CASE("push subscriptions go with their player, with their secret, and one by one") {
    for (const std::string how : {"one", "all", "forgotten", "renewed"}) {
        CAPTURE(how);
        Browsers browsers;
        REQUIRE(browsers.put("p", "a"));
        REQUIRE(browsers.put("p", "b"));
        REQUIRE(browsers.put("q", "c"));
        browsers.mark("a");
        if (how == "one") REQUIRE(await(browsers.push.remove({"p", "a"})));
        if (how == "all") REQUIRE(await(browsers.push.remove({"p", {}})));
        if (how == "forgotten") {
            REQUIRE(await(browsers.store->players().forget({"p", "somebody", "…"})));
        }
        if (how == "renewed") {
            REQUIRE(await(browsers.store->players().change({"p", {}, Browsers::secret('n')})));
        }
        CHECK(browsers.of("p") == (how == "one" ? Ids{"b"} : Ids{}));
        CHECK(browsers.of("q") == Ids{"c"});
        CHECK(browsers.marks("a").empty());
    }
}

TEST_CASE("a player who is only renamed keeps their push subscriptions") {
    Browsers browsers;
    REQUIRE(browsers.put("p", "a"));
    REQUIRE(await(browsers.store->players().change({"p", "Anna"})));
    CHECK(browsers.of("p") == Ids{"a"});
}
