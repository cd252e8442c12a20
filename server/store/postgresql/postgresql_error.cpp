#include "server/store/postgresql/postgresql_error.hpp"

#include <string_view>

namespace mistward::store {

namespace {

constexpr std::string_view kDivisionByZero = "22012";  // see node_row.cpp, the only division

/// By the classes of PostgreSQL's error codes (its manual, appendix A).
DatabaseError::Kind kind_of(std::string_view state) {
    const std::string_view group = state.substr(0, 2);
    if (state == kDivisionByZero) return DatabaseError::Kind::Succeeded;
    if (group == "08") return DatabaseError::Kind::Lost;
    if (group == "58") return DatabaseError::Kind::Io;
    const bool passes = group == "25" ||  // a server that can only be read, or a cut transaction
                        group == "40" ||  // a deadlock
                        group == "53" ||  // full, out of memory, too many connections
                        group == "55" ||  // a lock that was not to be had
                        group == "57";    // a timeout, or a server that stops
    return passes ? DatabaseError::Kind::Resource : DatabaseError::Kind::Fault;
}

std::string_view state_of(const PGresult* result) {
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state != nullptr ? state : "08000";  // libpq's own errors have none
}

/// Without the values that the server would show in details.
std::string text_of(const PGresult* result) {
    if (state_of(result) == kDivisionByZero) return "others have taken over from this server";
    const char* text = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return text != nullptr ? text : "the connection to the database was lost";
}

}  // namespace

PostgresqlError::PostgresqlError(const PGresult* result)
    : DatabaseError(text_of(result) + " (" + std::string(state_of(result)) + ")",
                    kind_of(state_of(result))) {}

}  // namespace mistward::store
