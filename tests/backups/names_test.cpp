#include "server/backups/names.hpp"

#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>
#include <fstream>

using namespace mistward;
using namespace mistward::backups;

TEST_CASE("the name of a backup says when it was made, and says it back") {
    const std::string name = name_of(1'795'255'200'250);
    CHECK(name == "mistward-20261121T100000.250Z.db");
    CHECK(time_of(name) == 1'795'255'200'250);
    for (const char* other :
         {"mistward-20261121T100000.250Z.db-wal", "mistward-20261321T100000.250Z.db", "notes.txt",
          "mistward-20261121T100000Z.db", "mistward-20261121T100000.250Z.db.x1Y2z3", ""}) {
        CAPTURE(other);
        CHECK_FALSE(time_of(other));
    }
}

TEST_CASE("the backups of a folder are listed, the newest first, and nothing else is") {
    const test::TemporaryFolder folder;
    const std::filesystem::path place = folder / "backups";
    CHECK(names_in(place).empty());
    std::filesystem::create_directories(place / name_of(3));
    for (const std::string& name : {name_of(1), name_of(2), std::string("notes.txt")}) {
        std::ofstream(place / name) << "a file";
    }
    CHECK(names_in(place) == std::vector<std::string>{name_of(2), name_of(1)});
}
