#include "tests/store/test_database.hpp"

#include "server/store/open_store.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"

#ifdef MISTWARD_POSTGRESQL
#include "server/store/postgresql/open_postgresql_store.hpp"
#include "server/store/postgresql/postgresql_connection.hpp"
#endif

#include <unistd.h>

#include <cstdlib>

namespace mistward::test {

const char* postgresql_server() {
#ifdef MISTWARD_POSTGRESQL
    return std::getenv("MISTWARD_TEST_POSTGRESQL");
#else
    return nullptr;
#endif
}

std::unique_ptr<store::Store> TestDatabase::open() const { return store::open_store({address()}); }

std::string TestDatabase::address() const {
    if (schema_.empty()) return folder_ / "m.db";
    return std::string(postgresql_server()) + "?options=-csearch_path%3D" + schema_;
}

#ifdef MISTWARD_POSTGRESQL

TestDatabase::TestDatabase() {
    if (postgresql_server() == nullptr) return;
    static int made = 0;
    schema_ = "test_" + std::to_string(::getpid()) + "_" + std::to_string(++made);
    store::connect_postgresql(postgresql_server())->execute("CREATE SCHEMA " + schema_);
}

TestDatabase::~TestDatabase() {
    if (schema_.empty()) return;
    store::connect_postgresql(postgresql_server())->execute("DROP SCHEMA " + schema_ + " CASCADE");
}

std::unique_ptr<store::Connection> TestDatabase::connect() const {
    if (!schema_.empty()) return store::connect_postgresql(address());
    return std::make_unique<store::SqliteConnection>((folder_ / "m.db").string(), "");
}

#else

TestDatabase::TestDatabase() = default;
TestDatabase::~TestDatabase() = default;

std::unique_ptr<store::Connection> TestDatabase::connect() const {
    return std::make_unique<store::SqliteConnection>((folder_ / "m.db").string(), "");
}

#endif

}  // namespace mistward::test
