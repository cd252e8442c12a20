#include "server/store/connection.hpp"

namespace mistward::store {

void Statement::run() {
    const Cursor cursor(*this);
    while (step()) {
    }
}

Statement& Connection::prepared(std::string_view sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return *found->second;
    return *statements_.emplace(sql, prepare(sql)).first->second;
}

std::string Connection::text(const std::string& sql) {
    const auto statement = prepare(sql);
    return statement->step() ? statement->text(0) : std::string();
}

std::int64_t Connection::integer(const std::string& sql) {
    const auto statement = prepare(sql);
    return statement->step() ? statement->integer(0) : 0;
}

}  // namespace mistward::store
