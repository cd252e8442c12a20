#include "rules/notation.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::TimerOption;

// Decisions of others than the active player, with the part for tests: bids.

namespace {

constexpr std::int64_t kMs = 1000;
const char* const kNames[] = {"Ana", "Ben", "Cleo"};

/// Three at a table, where the first of the others is to bid.
struct Bidding : Scene {
    Bidding()
        : Scene(3,
                {.mode = rules::Mode::Ghosts, .players = 3, .changed = {rules::Part::TestGifts}}) {
        room.options.timer = TimerOption{TimerOption::Per::Turn, 30};
        room.options.absence = protocol::Absence::Companion;
        room.options.grace_seconds = 20;
        for (const char* const name : kNames) seat(name);
        for (int who = 0; who < 3; ++who) attach(who, kNames[who]);
        start();
        while (room.game->point().kind != rules::DecisionKind::Bid) play(room.game->seq() * 29);
        bidder = room.game->point().decider()->value();
        active = (bidder + 2) % 3;
    }
    std::int64_t remaining(std::size_t who) const {
        return rooms::clock_document(room, now_ms).value().remaining_ms.at(who);
    }
    std::size_t active = 0;
    std::size_t bidder = 0;
};

}  // namespace

TEST_CASE("only the player who is asked bids, not the active one") {
    Bidding scene;
    REQUIRE(scene.active != scene.bidder);
    const auto seq = scene.room.game->seq();
    CHECK(scene.decide(static_cast<int>(scene.active), "bid:1", seq, "a").error().code ==
          ErrorCode::NotYourTurn);
    CHECK(scene.decide(static_cast<int>(scene.bidder), "bid:1", seq, "a"));
}

TEST_CASE("the time of a bid is that of whoever bids") {
    Bidding scene;
    const auto of_active = scene.remaining(scene.active);
    CHECK(scene.remaining(scene.bidder) == 30 * kMs);
    scene.now_ms += 7 * kMs;
    CHECK(scene.remaining(scene.bidder) == 23 * kMs);
    CHECK(scene.remaining(scene.active) == of_active);
    CHECK(rooms::next_alarm(scene.room).value() - scene.now_ms == 23 * kMs);
}

TEST_CASE("a companion bids for whoever is away") {
    Bidding scene;
    const rooms::SubscriberId who{static_cast<std::uint64_t>(scene.bidder)};
    scene.take(step(scene.room, rooms::command::Detach{who}));
    CHECK(rooms::next_alarm(scene.room).value() - scene.now_ms == 20 * kMs);
    scene.now_ms += 20 * kMs;
    const auto seq = scene.room.game->seq();
    scene.take(step(scene.room, rooms::command::StandIn{seq, "bid:2", scene.now_ms}));
    CHECK(scene.room.game->entries()[seq].player == scene.bidder);
    CHECK(scene.room.game->entries()[seq].decision == "bid:2");
    CHECK(scene.room.game->entries()[seq].author);
}

TEST_CASE("whoever has bid takes the bid back at once, and nobody else can") {
    Bidding scene;
    const auto seq = scene.room.game->seq();
    const auto bidder = static_cast<int>(scene.bidder);
    scene.take(scene.decide(bidder, "bid:3", seq, "a"));
    REQUIRE(scene.room.game->point().kind == rules::DecisionKind::Bid);
    const auto other = scene.act(static_cast<int>(scene.active), protocol::Undo{"u", seq + 1, seq});
    REQUIRE(other);
    CHECK(other->next.game->seq() == seq + 1);  // it asks the others
    scene.take(scene.act(bidder, protocol::Undo{"u", seq + 1, seq}));
    CHECK(scene.room.game->seq() == seq + 2);
    CHECK(scene.room.game->point().decider()->value() == scene.bidder);
    const rules::View view = scene.room.game->game().view();
    CHECK(std::ranges::count(view.facts.at(0).facts,
                             rules::Fact{"bids", {rules::FactValue::List{}}}) == 1);
}
