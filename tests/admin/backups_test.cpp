#include "tests/admin/office.hpp"

#include "server/store/sqlite/sqlite_connection.hpp"

#include <doctest/doctest.h>
#include <fstream>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace fs = std::filesystem;

TEST_CASE("a backup has what the database has, and is named by the time") {
    Office office;
    office.house.create();
    const Json first = office.done(office.administration.backups.back_up(kAdmin));
    office.house.clock().pass(1);
    const Json second = office.done(office.administration.backups.back_up(kAdmin));
    const std::string name = first.at("file");
    CHECK(name < second.at("file").get<std::string>());
    const fs::path file = office.folder / "backups" / name;
    CHECK(fs::file_size(file) == first.at("bytes"));
    store::SqliteConnection copy(file.string(), "");
    CHECK(copy.integer("SELECT count(*) FROM rooms") == 1);
    CHECK(copy.text("SELECT act FROM audit") == "backup");
    CHECK(office.acts() == std::vector<std::string>{
                               "backup " + name, "backup " + second.at("file").get<std::string>()});
}

TEST_CASE("a database that was deleted or replaced is backed up as the server has it") {
    Office office;
    office.house.create();
    const fs::path database = office.house.database();
    SUBCASE("deleted") { fs::remove(database); }
    SUBCASE("replaced") {
        fs::rename(database, database.string() + ".away");
        std::ofstream(database) << "another file";
    }
    // Refused, and so noticed.
    CHECK_FALSE(office.house.run(office.house.store().probe()));
    const Json made = office.done(office.administration.backups.back_up(kAdmin));
    const fs::path file = office.folder / "backups" / made.at("file").get<std::string>();
    store::SqliteConnection copy(file.string(), "");
    CHECK(copy.integer("SELECT count(*) FROM rooms") == 1);
}

TEST_CASE("the backups in the folder are listed, the newest first, and nothing else is") {
    Office office;
    auto& backups = office.administration.backups;
    CHECK(office.done(backups.list()) == Json{{"backups", Json::array()}});
    const Json first = office.done(backups.back_up(kAdmin));
    office.house.clock().pass(1);
    const Json second = office.done(backups.back_up(kAdmin));
    for (const char* other :
         {"notes.txt", "mistward-old.db", "mistward-20261121T183000.250Z.db-wal"}) {
        std::ofstream(office.folder / "backups" / other) << "no backup";
    }
    fs::create_directory(office.folder / "backups" / "mistward-20261121T183000.250Z.db");
    CHECK(office.done(backups.list()) == Json{{"backups", Json::array({second, first})}});
    Office without(false);
    CHECK(without.refused(without.administration.backups.list()).code == ErrorCode::BackupsOff);
}

TEST_CASE("without a folder there are no backups, and a folder that cannot be is named") {
    Office without(false);
    CHECK(without.refused(without.administration.backups.back_up(kAdmin)).code ==
          ErrorCode::BackupsOff);
    Office blocked;
    std::ofstream(blocked.folder / "backups") << "a file";
    const auto error = blocked.refused(blocked.administration.backups.back_up(kAdmin));
    CHECK(error.code == ErrorCode::StorageUnavailable);
    CHECK(error.message.find("backups") != std::string::npos);
    CHECK(blocked.last_act().at("act") == "not_done");
}

TEST_CASE("the log level is told in the words of the command line") {
    Office office;
    auto& level = office.administration.log_level;
    for (const char* word : {"debug", "warn", "error", "off", "info"}) {
        CHECK(office.done(level.set(
                  kAdmin, {protocol::wire::parse_word<protocol::LogAmount>(word).value()})) ==
              Json{{"level", word}});
        CHECK(level.document() == Json{{"level", word}});
    }
}
