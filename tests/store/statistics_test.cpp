#include "tests/store/ended_games.hpp"
#include "tests/store/rows_to_move.hpp"

#include <doctest/doctest.h>

#include <array>
#include <random>

using namespace mistward;
using namespace mistward::test;
using store::Ageing;

namespace {

/// Rooms in which games begin, end and go at random, by what the store offers.
class Traffic {
public:
    explicit Traffic(unsigned seed) : random_(seed) {}

    void step() {
        const std::string room = "r" + std::to_string(pick(12));
        switch (pick(8)) {
            case 0:
                return enter(room);
            case 1:
                return start(room);
            case 2:
            case 3:
                return end(room);
            case 4:
                return show(room, pick(2) == 0);
            case 5:
                return import("i" + std::to_string(imported_++));
            case 6:
                return prune(Ageing::EndedGame, room + "." + std::to_string(1 + pick(3)));
            default:
                return prune(pick(2) == 0 ? Ageing::EndedRoom : Ageing::AbandonedRoom, room);
        }
    }

    void check() { check_equal(await(store_->statistics()).value(), full_count(*connection_)); }
    std::size_t kinds() { return await(store_->statistics()).value().size(); }

private:
    static constexpr std::int64_t kLater = 1LL << 40;

    std::size_t pick(std::size_t choices) {
        return std::uniform_int_distribution<std::size_t>(0, choices - 1)(random_);
    }

    store::GameEnd ending() {
        constexpr std::array<const char*, 3> kOutcomes{"won", "lost", "finished"};
        std::string tracks;
        const std::size_t count = 1 + pick(6);
        for (std::size_t i = 0; i < count; ++i) {
            tracks +=
                (i == 0 ? "" : ",") + std::string(R"({"points":)") + std::to_string(pick(90)) + "}";
        }
        const std::string result = pick(8) == 0 ? "{}" : R"({"tracks":[)" + tracks + "]}";
        return {5000, kOutcomes.at(pick(3)), "tiles", result};
    }

    store::StartGame game_of(const std::string& room, std::uint32_t number) {
        constexpr std::array<const char*, 4> kSetups{R"({"game":"mists","level":1,"players":2})",
                                                     R"({"game":"mists","level":6,"players":2})",
                                                     R"({"game":"base","players":3})",
                                                     R"({"game":"ghosts","players":2})"};
        store::StartGame start = sample_start(room);
        start.room.visibility = "listed";
        start.game.id = room + "." + std::to_string(number);
        start.game.number = number;
        start.game.setup = kSetups.at(pick(kSetups.size()));
        if (pick(6) == 0) {
            start.game.fork = {"other.1", 3};
            start.game.deck = "14.3";
        }
        return start;
    }

    std::optional<store::StoredRoom> find(const std::string& room) {
        return await(store_->find_room(room)).value();
    }
    void enter(const std::string& room) { await(store_->create_room(sample_room(room))); }
    void start(const std::string& room) {
        const auto there = find(room);
        if (!there) return;
        const auto& last = there->summary.game;
        if (last && !last->end) return;
        auto start = game_of(room, last ? last->number + 1 : 1);
        start.room.visibility = there->summary.room.visibility;
        REQUIRE(await(store_->start_game(start)));
    }
    void end(const std::string& room) {
        const auto there = find(room);
        if (!there || !there->summary.game || there->summary.game->end) return;
        store::Append append = sample_append(room, there->entries.size());
        append.game = there->summary.game->id;
        append.end = ending();
        append.status = "over";
        REQUIRE(await(store_->append(append)));
    }
    void show(const std::string& room, bool listed) {
        const auto there = find(room);
        if (!there) return;
        store::RoomRecord record = there->summary.room;
        record.visibility = listed ? "listed" : "private";
        REQUIRE(await(store_->change_room(record)));
    }
    void import(const std::string& room) {
        store::CreatePlayingRoom request{sample_room(room), game_of(room, 1)};
        request.start.end = ending();
        request.start.room.status = "over";
        request.room.visibility = pick(3) == 0 ? "listed" : "private";
        request.start.room.visibility = request.room.visibility;
        REQUIRE(await(store_->create_playing_room(request)));
    }
    void prune(Ageing what, const std::string& id) {
        REQUIRE(await(store_->prune({what, {id}, kLater, kLater})));
    }

    std::mt19937 random_;
    int imported_ = 0;
    TestDatabase database_;
    std::unique_ptr<store::Store> store_ = database_.open();
    std::unique_ptr<store::Connection> connection_ = database_.connect();
};

}  // namespace

TEST_CASE("sums of games are what all games come to, whatever begins, ends, hides and goes") {
    for (unsigned seed = 1; seed <= 3; ++seed) {
        CAPTURE(seed);
        Traffic traffic(seed);
        std::size_t most = 0;
        for (int i = 0; i < 300; ++i) {
            traffic.step();
            traffic.check();
            most = std::max(most, traffic.kinds());
        }
        CHECK(most >= 4);
    }
}

namespace {

constexpr store::PerDialect kForgetSums{
    "DROP TRIGGER count_new_game; DROP TRIGGER count_changed_game; "
    "DROP TRIGGER discount_changed_game; DROP TRIGGER discount_old_game; "
    "DROP TRIGGER count_games_of_room; DROP TRIGGER discount_games_of_room; "
    "DROP VIEW added_to_game_sums; DROP VIEW counted_games; DROP TABLE game_sums; "
    "DELETE FROM schema_migrations WHERE number >= 18",
    "DROP FUNCTION sum_game CASCADE; DROP FUNCTION sum_games_of_room CASCADE; "
    "DROP FUNCTION add_to_game_sums; DROP VIEW counted_games; DROP TABLE game_sums; "
    "DELETE FROM schema_migrations WHERE number >= 18"};

}  // namespace

TEST_CASE("games that ended before there were sums are counted when these come") {
    Shelf shelf({"a", "b", "base"});
    REQUIRE(shelf.all().size() == 2);
    shelf.run(std::string(kForgetSums.in(shelf.connection->dialect())));
    shelf.check();
    CHECK(shelf.games() == 3);
}

TEST_CASE("sums follow any hand that changes games, such as a server of the version before") {
    Shelf shelf({"a", "b", "base"});
    for (const char* sql :
         {"UPDATE games SET result = '{\"tracks\":[{\"points\":99}]}' WHERE id = 'a.1'",
          "UPDATE games SET result = '{}', outcome = 'lost' WHERE id = 'b.1'",
          "UPDATE games SET ended = NULL, outcome = NULL, reason = NULL, result = NULL "
          "WHERE id = 'a.1'",
          "UPDATE games SET ended = 7, outcome = 'won', reason = 'goal', result = '{}' "
          "WHERE id = 'a.1'",
          "UPDATE games SET forked_from = 'a.1', forked_seq = 1, deck = '' WHERE id = 'base.1'",
          "UPDATE rooms SET visibility = 'private'", "UPDATE rooms SET visibility = 'listed'",
          "DELETE FROM games WHERE id = 'a.1'"}) {
        CAPTURE(sql);
        shelf.run(sql);
        shelf.check();
    }
    CHECK(shelf.games() == 1);
}

TEST_CASE("a game that cannot be read is in no sum, and goes like any other") {
    Shelf shelf({"a", "b"});
    const bool is_sqlite = shelf.connection->dialect() == store::Dialect::Sqlite;
    shelf.run(is_sqlite ? "UPDATE games SET setup = '{', result = '{' WHERE id = 'a.1'"
                        : "UPDATE games SET setup = '[]', result = '7' WHERE id = 'a.1'");
    CHECK(shelf.games() == 1);
    shelf.run("UPDATE games SET result = '{\"tracks\":[7,{\"points\":\"x\"}]}' WHERE id = 'b.1'");
    CHECK(shelf.games() == 1);
    shelf.run("DELETE FROM games");
    CHECK(shelf.games() == 0);
}

TEST_CASE("games that are moved are summed where they arrive") {
    Shelf shelf({"a", "b", "base"});
    const auto before = shelf.all();
    const TemporaryFolder folder;
    move_all(shelf.database.address(), folder / "new.db");
    check_equal(await(store::open_store({folder / "new.db"})->statistics()).value(), before);
    if (kNoServer) return;
    const TestDatabase other;
    other.open();
    move_all(folder / "new.db", other.address());
    check_equal(await(other.open()->statistics()).value(), before);
}
