#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

struct Hooks {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();
    store::WebhookStore& webhooks = store->webhooks();

    Hooks() {
        for (const std::string id : {"p", "q"}) {
            store::TokenHash secret{};
            secret.fill(static_cast<std::uint8_t>(id[0]));
            REQUIRE(await(store->players().create({{id, "Ana", secret, {}, 1, 1}})));
        }
        REQUIRE(await(store->create_room(sample_room("r"))));
    }
    store::Result<void> put(const std::string& player, std::int64_t at_ms, std::size_t most = 9) {
        return await(webhooks.put({{player, "https://a.org/", "whsec_A", at_ms}, most}));
    }
    std::optional<store::WebhookRecord> found(const std::string& player) {
        return await(webhooks.find(player)).value();
    }
    std::vector<store::WebhookMark> marks(const std::string& player) {
        return await(webhooks.marks(player)).value();
    }
};

}  // namespace

TEST_CASE("a player has one webhook, the last that was put, and nobody else has") {
    Hooks hooks;
    CHECK_FALSE(hooks.found("p"));
    REQUIRE(hooks.put("p", 5));
    REQUIRE(await(hooks.webhooks.fail({"p", 5, 7, "away", true})));
    REQUIRE(hooks.put("p", 9));
    CHECK(hooks.found("p") == store::WebhookRecord{"p", "https://a.org/", "whsec_A", 9});
    CHECK(failure_of(hooks.put("nobody", 9)) == Failure::Forgotten);
    CHECK(failure_of(hooks.put("q", 9, 1)) == Failure::Conflict);
    CHECK(hooks.put("p", 10, 1));
    CHECK(await(hooks.webhooks.players()).value() == std::vector<store::WebhookPlayer>{{"p", 10}});
}

TEST_CASE("a webhook fails since its first failure, until something is delivered") {
    Hooks hooks;
    REQUIRE(hooks.put("p", 5));
    REQUIRE(await(hooks.webhooks.fail({"p", 5, 7, "away", false})));
    REQUIRE(await(hooks.webhooks.fail({"p", 5, 8, "slow", false})));
    CHECK(hooks.found("p")->failing_ms == 7);
    CHECK(hooks.found("p")->fault == "slow");
    REQUIRE(await(hooks.webhooks.fail({"p", 4, 9, "of the one before", false})));
    CHECK(hooks.found("p")->fault == "slow");
    REQUIRE(await(hooks.webhooks.mark({"p", {}, 9})));
    CHECK(hooks.found("p")->delivered_ms == 9);
    CHECK_FALSE(hooks.found("p")->failing_ms);
    CHECK_FALSE(hooks.found("p")->fault);
}

TEST_CASE("one that is given up is served no more, and other servers see that") {
    Hooks hooks;
    REQUIRE(hooks.put("p", 5));
    const auto before = await(hooks.webhooks.version()).value();
    REQUIRE(await(hooks.webhooks.fail({"p", 5, 7, "away", false})));
    CHECK(await(hooks.webhooks.version()).value() == before);
    REQUIRE(await(hooks.webhooks.fail({"p", 5, 8, "away", true})));
    CHECK(await(hooks.webhooks.version()).value() != before);
    CHECK(await(hooks.webhooks.players()).value().empty());
    CHECK(hooks.found("p")->disabled_ms == 8);
}

TEST_CASE("other servers see a webhook that was put, or given up, after the clock went back") {
    Hooks hooks;
    REQUIRE(hooks.put("p", 500));
    REQUIRE(hooks.put("q", 400));
    auto before = await(hooks.webhooks.version()).value();
    REQUIRE(hooks.put("q", 5));
    CHECK(await(hooks.webhooks.version()).value() != before);
    CHECK(hooks.found("q")->created_ms == 5);
    before = await(hooks.webhooks.version()).value();
    REQUIRE(await(hooks.webhooks.fail({"q", 5, 8, "away", true})));
    CHECK(await(hooks.webhooks.version()).value() != before);
    CHECK(hooks.found("q")->disabled_ms == 8);
}

TEST_CASE("of each room the last mark of each kind is kept, and goes with the room") {
    Hooks hooks;
    REQUIRE(hooks.put("p", 5));
    REQUIRE(await(hooks.webhooks.mark({"p", store::WebhookMark{"r", "my_turn", "r.1:4"}, 6})));
    REQUIRE(await(hooks.webhooks.mark({"p", store::WebhookMark{"r", "my_turn", "r.1:9"}, 7})));
    REQUIRE(await(hooks.webhooks.mark({"p", store::WebhookMark{"r", "over", "r.1"}, {}})));
    REQUIRE(await(hooks.webhooks.mark({"p", store::WebhookMark{"gone", "over", "x"}, {}})));
    REQUIRE(await(hooks.webhooks.mark({"q", store::WebhookMark{"r", "over", "r.1"}, {}})));
    CHECK(hooks.marks("p") ==
          std::vector<store::WebhookMark>{{"r", "my_turn", "r.1:9"}, {"r", "over", "r.1"}});
    CHECK(hooks.marks("q").empty());
    REQUIRE(await(hooks.store->prune({store::Ageing::UnstartedRoom, {"r"}, 1LL << 60, 1LL << 60})));
    CHECK(hooks.marks("p").empty());
}

TEST_CASE("a webhook goes with everything that belongs to it, and with its player") {
    for (const bool forgotten : {false, true}) {
        Hooks hooks;
        REQUIRE(hooks.put("p", 5));
        REQUIRE(await(hooks.webhooks.mark({"p", store::WebhookMark{"r", "over", "r.1"}, {}})));
        if (forgotten) {
            REQUIRE(await(hooks.store->players().forget({"p", "somebody", "…"})));
        } else {
            REQUIRE(await(hooks.webhooks.remove("p")));
        }
        CHECK_FALSE(hooks.found("p"));
        CHECK(hooks.marks("p").empty());
    }
}
