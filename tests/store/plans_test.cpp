#include "server/store/player_queries.hpp"
#include "server/store/queries.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

using namespace mistward;
using namespace mistward::test;

namespace {

/// Every statement that the connection has prepared.
std::vector<std::string> statements(const store::SqliteConnection& connection) {
    std::vector<std::string> texts;
    for (sqlite3_stmt* one = sqlite3_next_stmt(connection.raw(), nullptr); one != nullptr;
         one = sqlite3_next_stmt(connection.raw(), one)) {
        texts.emplace_back(sqlite3_sql(one));
    }
    return texts;
}

/// The steps by which SQLite carries it out.
std::vector<std::string> plan(store::SqliteConnection& connection, const std::string& sql) {
    sqlite3_stmt* explained = nullptr;
    const std::string text = "EXPLAIN QUERY PLAN " + sql;
    REQUIRE(sqlite3_prepare_v2(connection.raw(), text.c_str(), -1, &explained, nullptr) ==
            SQLITE_OK);
    std::vector<std::string> steps;
    while (sqlite3_step(explained) == SQLITE_ROW) {
        steps.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(explained, 3)));
    }
    sqlite3_finalize(explained);
    return steps;
}

/// Whether it looks at every row, or puts what it found in order itself.
bool is_endless(const std::string& step) {
    return step.starts_with("SCAN") || step.starts_with("USE TEMP B-TREE");
}

/// Lists that have a limit, and what whoever asks has named, may be looked at whole, and what they
/// give be put in order.
bool is_bounded(const std::string& sql, const std::string& step) {
    const bool has_lists =
        sql.find(") AS part") != std::string::npos || sql.find(") AS mine") != std::string::npos;
    if (!has_lists) return false;
    for (const char* list : {"SCAN mine", "SCAN under_way", "SCAN part", "SCAN json_each", "USE"}) {
        if (step.starts_with(list)) return true;
    }
    return false;
}

/// Asks for everything that whoever has no token can ask of the database, but the statistics, which
/// are computed once for all.
void ask_everything(store::SqliteConnection& connection) {
    for (const auto& before : {std::optional<std::string>(), std::optional<std::string>("r")}) {
        store::RoomFilter rooms;
        rooms.before = before;
        CHECK(store::listed_rooms(connection, rooms).has_value());
        store::GameFilter games;
        if (before) games.before = "r.1";
        CHECK(store::ended_games(connection, games).has_value());
    }
    CHECK(store::find_room(connection, "r").value().has_value());
    CHECK(store::find_game(connection, "r.1").value().has_value());
    CHECK(!store::find_tileset(connection, "d1").value());
    CHECK(store::chat(connection, "r", 5).empty());
    for (const auto& after : {std::optional<std::string>(), std::optional<std::string>("r.1")}) {
        CHECK(store::rooms_of(connection, {"p", {}, after}).has_value());
        CHECK(store::ended_games_of(connection, {"p", after}).has_value());
    }
    CHECK(store::find_player(connection, "p").value());
    CHECK(store::find_player_by_secret(connection, {}).value());
    CHECK(store::bots_of(connection, "p").value().empty());
    CHECK(store::said_by(connection, {"p"}).value().empty());
    CHECK(store::planned_by(connection, {"p"}).value().empty());
    CHECK(store::rooms_with(connection, {"p"}).value().size() == 1);
    CHECK(store::glance(connection, {}).value());
    CHECK(store::invitations_to(connection, "r").value().empty());
    CHECK(!store::is_invited(connection, {"r", "p"}).value());
}

}  // namespace

TEST_CASE("nothing that a stranger can ask goes through a whole table") {
    const TemporaryFolder folder;
    {
        const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
        REQUIRE(await(store->create_room(sample_room("r"))));
        store::StartGame start = sample_start("r");
        start.seats[0].player = "p";
        REQUIRE(await(store->players().create({{"p", "Ana"}, 0})));
        start.end = store::GameEnd{9000, "won", "tiles", R"({"tracks":[]})"};
        REQUIRE(await(store->start_game(start)));
    }
    store::SqliteConnection connection((folder / "m.db").string(), "");
    ask_everything(connection);
    const auto asked = statements(connection);
    CHECK(asked.size() > 8);
    for (const std::string& sql : asked) {
        for (const std::string& step : plan(connection, sql)) {
            INFO(sql << "\n" << step);
            CHECK((!is_endless(step) || is_bounded(sql, step)));
        }
    }
}
