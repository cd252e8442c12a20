#pragma once

#include "server/store/connection.hpp"
#include "server/store/store.hpp"
#include "tests/store/temporary_folder.hpp"

#include <memory>
#include <string>

namespace mistward::test {

/// A database of its own for one test, gone afterwards: of PostgreSQL if the environment names a
/// server in MISTWARD_TEST_POSTGRESQL, else of SQLite.
class TestDatabase {
public:
    TestDatabase();
    ~TestDatabase();
    TestDatabase(const TestDatabase&) = delete;
    TestDatabase& operator=(const TestDatabase&) = delete;

    std::unique_ptr<store::Store> open() const;
    std::unique_ptr<store::Connection> connect() const;

    /// What `--database` would be.
    std::string address() const;

private:
    const TemporaryFolder folder_;
    std::string schema_;  ///< of PostgreSQL
};

/// The server of PostgreSQL for the tests; null if there is none.
const char* postgresql_server();

inline const bool kNoServer = postgresql_server() == nullptr;

}  // namespace mistward::test
