#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

const std::string kTeamResult = R"({"tracks":[{"points":30},{"points":12}]})";
const std::string kRivalResult = R"({"tracks":[{"points":20},{"points":50}]})";

/// A room whose game is over.
struct EndedRoom {
    std::string id;
    std::int64_t ended_ms = 0;
    std::string setup = R"({"game":"mists","level":1,"players":2})";
    std::string outcome = "won";
    std::string result = kTeamResult;
    std::string visibility = "listed";
    std::string status = "over";
    std::optional<store::ForkRecord> fork = {};
};

class GamesStore {
public:
    void add(const EndedRoom& ended) {
        store::RoomRecord room = sample_room(ended.id);
        room.visibility = ended.visibility;
        REQUIRE(await(store_->create_room(room)));
        store::StartGame start = sample_start(ended.id);
        start.room.visibility = ended.visibility;
        start.room.status = ended.status;
        start.game.setup = ended.setup;
        start.game.fork = ended.fork;
        if (ended.fork) start.game.deck = "14.3";
        start.end = store::GameEnd{ended.ended_ms, ended.outcome, "tiles", ended.result};
        REQUIRE(await(store_->start_game(start)));
    }

    /// The ids of what is told, in order, with a space between two.
    std::string ended(const store::GameFilter& filter = {}) {
        std::string ids;
        for (const auto& summary : page(filter).games) {
            ids += (ids.empty() ? "" : " ") + summary.game.id;
        }
        return ids;
    }

    store::GamePage page(const store::GameFilter& filter) {
        return await(store_->ended_games(filter)).value();
    }

    store::Store* operator->() { return store_.get(); }

private:
    TestDatabase database_;
    std::unique_ptr<store::Store> store_ = database_.open();
};

}  // namespace

TEST_CASE("a game is found with its room, the room's seats and its whole log") {
    GamesStore games;
    REQUIRE(await(games->create_room(sample_room("r"))));
    const store::StartGame start = sample_start("r");
    REQUIRE(await(games->start_game(start)));
    const store::Append append = sample_append("r", 1);
    REQUIRE(await(games->append(append)));
    const auto found = await(games->find_game("r.1")).value();
    REQUIRE(found);
    CHECK(found->room == start.room);
    CHECK(found->seats == start.seats);
    CHECK(found->game == start.game);
    REQUIRE(found->entries.size() == 3);
    CHECK(found->entries.front() == start.entries.front());
    CHECK(found->entries.back() == append.entries.back());
    CHECK(!await(games->find_game("r.2")).value());
    const auto head = await(games->find_game_head("r.1")).value();
    REQUIRE(head);
    CHECK(*head == store::GameHead{found->room, found->fate, found->seats, found->game, 3});
    CHECK(!await(games->find_game_head("r.2")).value());
    CHECK(games.ended().empty());
}

TEST_CASE("an earlier game of a room is found after the next has begun") {
    GamesStore games;
    games.add({"r", 5000});
    store::StartGame second = sample_start("r");
    second.game.id = "r.2";
    second.game.number = 2;
    REQUIRE(await(games->start_game(second)));
    const auto first = await(games->find_game("r.1")).value();
    REQUIRE(first);
    CHECK(first->game.number == 1);
    CHECK(first->game.end->ended_ms == 5000);
    CHECK(first->entries.size() == 1);
    CHECK(first->room.status == "playing");
    CHECK(await(games->find_game("r.2")).value()->game == second.game);
}

TEST_CASE("ended games come the last first, by their ids where they ended together") {
    GamesStore games;
    games.add({"b", 2000});
    games.add({"c", 1000});
    games.add({"a", 2000});
    games.add({"d", 3000});
    CHECK(games.ended() == "d.1 a.1 b.1 c.1");
    const auto page = [&](std::optional<std::string> before) {
        store::GameFilter filter;
        filter.before = std::move(before);
        filter.limit = 2;
        return games.ended(filter);
    };
    CHECK(page({}) == "d.1 a.1");
    CHECK(page("a.1") == "b.1 c.1");
    CHECK(page("c.1").empty());
    CHECK(page("nope.1").empty());
    const auto summaries = games.page({}).games;
    CHECK(summaries.front().room == "d");
    CHECK(summaries.front().seq == 1);
    CHECK(summaries.front().game.end->result == kTeamResult);
}

TEST_CASE("a page looks through so many games, found or not, and says where it goes on") {
    GamesStore games;
    games.add({"lost", 1000, R"({"game":"mists","level":2,"players":3})", "lost"});
    for (const std::string id : {"a", "b", "c", "d"}) games.add({id, 2000});
    store::GameFilter filter;
    filter.outcome = "lost";
    filter.within = 2;
    const auto first = games.page(filter);
    CHECK(first.games.empty());
    CHECK(first.next == "b.1");
    filter.before = first.next;
    const auto second = games.page(filter);
    CHECK(second.games.empty());
    CHECK(second.next == "d.1");
    filter.before = second.next;
    const auto last = games.page(filter);
    REQUIRE(last.games.size() == 1);
    CHECK(last.games.front().game.id == "lost.1");
    CHECK_FALSE(last.next);
    // A page that is full ends there, however much may be looked through.
    CHECK(games.page({.limit = 2}).next == "b.1");
    CHECK_FALSE(games.page({.limit = 5}).next);
}

TEST_CASE("ended games are filtered by each thing that they were") {
    GamesStore games;
    games.add({"one", 1000});
    games.add({"two", 2000, R"({"game":"mists","level":2,"players":3})", "lost"});
    games.add({"base", 3000, R"({"game":"base","players":3})", "finished", kRivalResult});
    using Filter = store::GameFilter;
    const auto with = [](auto Filter::*field, auto value, Filter filter = {}) {
        filter.*field = value;
        return filter;
    };
    const Filter three = with(&Filter::players, 3);
    CHECK(games.ended(with(&Filter::game, "mists")) == "two.1 one.1");
    CHECK(games.ended(with(&Filter::level, 2)) == "two.1");
    CHECK(games.ended(three) == "base.1 two.1");
    CHECK(games.ended(with(&Filter::outcome, "won")) == "one.1");
    CHECK(games.ended(with(&Filter::game, "mists", three)) == "two.1");
    CHECK(games.ended(with(&Filter::outcome, "won", three)).empty());
}

TEST_CASE(
    "games of rooms that are not listed are told of nowhere, those of closed rooms still are") {
    GamesStore games;
    games.add({"r", 1000});
    EndedRoom hidden{"p", 2000};
    hidden.visibility = "private";
    games.add(hidden);
    EndedRoom closed{"c", 3000};
    closed.status = "closed";
    games.add(closed);
    CHECK(games.ended() == "c.1 r.1");
    const auto kinds = await(games->statistics()).value();
    REQUIRE(kinds.size() == 1);
    CHECK(kinds[0].games == 2);
}

TEST_CASE("statistics count by game, level and players; a team's points are one sum") {
    GamesStore games;
    games.add({"t1", 1000});
    games.add({"t2", 2000, EndedRoom{}.setup, "lost", R"({"tracks":[{"points":5}]})"});
    games.add({"b", 3000, R"({"game":"base","players":2})", "finished", kRivalResult});
    EndedRoom fork{"f", 4000};
    fork.fork = {"t1.1", 0};
    games.add(fork);
    const auto kinds = await(games->statistics()).value();
    REQUIRE(kinds.size() == 2);
    CHECK(kinds[0] == store::GameStatistics{"base", {}, 2, 1, 0, 0, 35.0, 50});
    CHECK(kinds[1] == store::GameStatistics{"mists", 1, 2, 2, 1, 1, 23.5, 42});
}

TEST_CASE("games whose points nobody recorded count, and have no points") {
    GamesStore games;
    games.add({"old", 1000, EndedRoom{}.setup, "lost", "{}"});
    const auto unknown = await(games->statistics()).value();
    REQUIRE(unknown.size() == 1);
    CHECK(unknown[0] == store::GameStatistics{"mists", 1, 2, 1, 0, 1, {}, {}});
    games.add({"new", 2000});
    const auto known = await(games->statistics()).value();
    CHECK(known[0] == store::GameStatistics{"mists", 1, 2, 2, 1, 1, 42.0, 42});
}
