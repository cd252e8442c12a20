#pragma once

#include "server/store/database_error.hpp"

#include <libpq-fe.h>

#include <string>

namespace mistward::store {

/// PostgreSQL said no, or nothing any more.
class PostgresqlError : public DatabaseError {
public:
    /// What the server answered.
    explicit PostgresqlError(const PGresult* result);
    using DatabaseError::DatabaseError;
};

}  // namespace mistward::store
