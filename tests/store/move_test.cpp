#include "tests/store/await.hpp"
#include "tests/store/files.hpp"
#include "tests/store/rows_to_move.hpp"
#include "tests/store/samples.hpp"

#include <doctest/doctest.h>

#include <fstream>

using namespace mistward;
using namespace mistward::test;

TEST_CASE("the rows that are moved here have a value for each column of each table") {
    const Databases databases;
    fill(*databases.sqlite());
    const auto database = databases.sqlite();
    for (const auto& [table, columns] : tables_with_data(*database)) {
        for (const auto& [column, hex] : columns) {
            INFO(table << "." << column);
            CHECK(database->integer("SELECT count(" + column + ") FROM " + table) > 0);
        }
    }
}

TEST_CASE("a file moves to a file, byte for byte, and stays as it was") {
    for (const int entries : {0, 1, 127, 128, 129, 256, 300}) {
        const Databases databases;
        fill(*databases.sqlite(), entries);
        const auto before = rows_in(databases.file());
        const auto moved = move_all(databases.file(), databases.new_file());
        CHECK(moved.at("entries") == entries);
        CHECK(moved.at("rooms") == 2);
        CHECK(rows_in(databases.new_file()) == before);
        CHECK(rows_in(databases.file()) == before);
    }
}

TEST_CASE("a file moves to PostgreSQL and back, byte for byte" * doctest::skip(kNoServer)) {
    const Databases databases;
    fill(*databases.sqlite());
    const auto before = rows_in(databases.file());
    CHECK(before.size() == kOfThem + 300);
    move_all(databases.file(), databases.address());
    CHECK(rows_in(databases.address()) == before);
    move_all(databases.address(), databases.new_file());
    CHECK(rows_in(databases.new_file()) == before);
    CHECK(rows_in(databases.address()) == before);
}

TEST_CASE("one database of PostgreSQL moves to another" * doctest::skip(kNoServer)) {
    const Databases one;
    const Databases other;
    fill(*one.postgresql.connect());
    move_all(one.address(), other.address());
    CHECK(rows_in(other.address()) == rows_in(one.address()));
}

TEST_CASE("what was moved is a store that goes on, and its acts are numbered on") {
    const Databases databases;
    fill(*databases.sqlite());
    const std::string to = kNoServer ? databases.new_file() : databases.address();
    move_all(databases.file(), to);
    const auto store = store::open_store({to});
    CHECK(await(store->note_act({0, 5, "drain", "", "{}"})).value() == 42);
    CHECK(await(store->find_game("r.1")).value()->entries.size() == 300);
    CHECK(await(store->create_room(sample_room("t"))));
}

TEST_CASE("a new table or column is moved without being named anywhere" *
          doctest::skip(kNoServer)) {
    const Databases databases;
    fill(*databases.sqlite());
    // By name it comes before the table that it refers to.
    const std::string table =
        "CREATE TABLE a_note (room TEXT NOT NULL REFERENCES rooms (id), says TEXT, "
        "PRIMARY KEY (room));";
    const auto sqlite = databases.sqlite();
    sqlite->execute(table + "ALTER TABLE bans ADD COLUMN by_whom TEXT");
    sqlite->execute("INSERT INTO a_note VALUES ('r', 'hello'); UPDATE bans SET by_whom = 'me'");
    databases.postgresql.connect()->execute(table + "ALTER TABLE bans ADD COLUMN by_whom TEXT");
    const auto before = rows_in(databases.file());
    move_all(databases.file(), databases.address());
    CHECK(rows_in(databases.address()) == before);
}

TEST_CASE("the mark of a database that is gone says nothing of the one that was moved there") {
    const Databases databases;
    std::ofstream(databases.new_file() + ".mark") << bytes_of(databases.file() + ".mark");
    move_all(databases.file(), databases.new_file());
    CHECK(!std::filesystem::exists(databases.new_file() + ".mark"));
}

TEST_CASE("a file that was moved to can be read by its owner alone") {
    const Databases databases;
    move_all(databases.file(), databases.new_file());
    using std::filesystem::perms;
    CHECK(std::filesystem::status(databases.new_file()).permissions() ==
          (perms::owner_read | perms::owner_write));
}

TEST_CASE("what moves from PostgreSQL is of one moment, and a server may go on there" *
          doctest::skip(kNoServer)) {
    const Databases databases;
    const auto server = databases.postgresql.open();
    REQUIRE(await(server->create_room(sample_room("r"))));
    const auto before = rows_in(databases.address());
    store::Move move(databases.address(), databases.new_file());
    CHECK(await(server->create_room(sample_room("s"))));
    move.copy();
    move.keep();
    CHECK(rows_in(databases.new_file()) == before);
}
