#include "server/store/postgresql/node_row.hpp"

#include "server/log/log.hpp"
#include "server/store/postgresql/postgresql_statement.hpp"

#include <random>

namespace mistward::store {

namespace {

// Times are the database's: clocks of the servers may differ.

/// Divides by none where the row is gone or in another session, which fails the transaction.
constexpr std::string_view kCount =
    "WITH counted AS (UPDATE nodes SET batches = batches + 1, "
    "until = clock_timestamp() + ?3 * interval '1 millisecond' "
    "WHERE node = ?1 AND session = ?2 RETURNING node) SELECT 1 / count(*) FROM counted";
constexpr std::string_view kTakeOver =
    "UPDATE nodes SET session = ?2, until = clock_timestamp() + ?3 * interval '1 millisecond' "
    "WHERE node = ?1 RETURNING batches";
constexpr std::string_view kMake =
    "INSERT INTO nodes (node, session, address, started, batches, until) VALUES (?1, ?2, ?5, ?4, "
    "0, clock_timestamp() + ?3 * interval '1 millisecond')";

std::string random_name() {
    std::random_device random;
    std::string name;
    for (int i = 0; i < 4; ++i) name += std::to_string(random()) + (i < 3 ? "-" : "");
    return name;
}

std::int64_t milliseconds_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

void NodeRow::make_ready(PostgresqlConnection& connection) {
    connection.make_ready();
    if (generation_ == connection.generation()) return;
    if (name_.empty() || !take_over(connection)) make(connection);
}

bool NodeRow::take_over(PostgresqlConnection& connection) {
    const auto begun = Clock::now();
    const std::uint64_t generation = connection.generation();
    session_ = random_name();
    const Cursor row(connection.prepared(kTakeOver).bind(name_, session_, lasts_.count()));
    const bool found = row->step();
    if (!found) return false;
    batches_ = row->integer(0);
    generation_ = generation;
    renew(begun);
    return true;
}

void NodeRow::make(PostgresqlConnection& connection) {
    const auto begun = Clock::now();
    if (!name_.empty()) {
        log::warn("others have taken over what this server had; it goes on as a new one");
    }
    {
        const std::lock_guard lock(mutex_);
        if (!name_.empty()) ++tenure_.number;
        name_ = random_name();
    }
    session_ = random_name();
    batches_ = 0;
    connection.prepared(kMake)
        .bind(name_, session_, lasts_.count(), milliseconds_now(), address_)
        .run();
    generation_ = connection.generation();
    renew(begun);
}

void NodeRow::count(PostgresqlConnection& connection) {
    auto& count = dynamic_cast<PostgresqlStatement&>(
        connection.prepared(kCount).bind(name_, session_, lasts_.count()));
    connection.run_later(count);
}

void NodeRow::note_commit(Clock::time_point begun) noexcept {
    ++batches_;
    renew(begun);
}

void NodeRow::renew(Clock::time_point from) noexcept {
    const std::lock_guard lock(mutex_);
    tenure_.until = from + lasts_;
}

void NodeRow::remove(PostgresqlConnection& connection) {
    connection.prepared("DELETE FROM nodes WHERE node = ?").bind(name_).run();
}

std::string NodeRow::name() const {
    const std::lock_guard lock(mutex_);
    return name_;
}

Tenure NodeRow::tenure() const {
    const std::lock_guard lock(mutex_);
    return tenure_;
}

}  // namespace mistward::store
