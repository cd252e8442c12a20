#include "server/store/queries.hpp"

namespace mistward::store {

namespace {

constexpr PerDialect kOwnTime{
    "SELECT NULL", "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"};

constexpr std::string_view kNewestRow =
    "SELECT max(at) FROM (SELECT max(changed) AS at FROM rooms "
    "UNION ALL SELECT max(seen) FROM players UNION ALL SELECT max(at) FROM audit) AS newest";

std::optional<std::int64_t> number(Statement& statement) {
    const Cursor row(statement);
    return row->step() && !row->is_null(0) ? std::optional(row->integer(0)) : std::nullopt;
}

std::optional<TimeRecord> kept_record(Connection& connection) {
    const Cursor row(connection.prepared("SELECT at, trial, tried FROM time_seen").bind());
    if (!row->step()) return std::nullopt;
    TimeRecord record{row->integer(0), {}, row->integer(2)};
    if (!row->is_null(1)) record.trial_at_ms = row->integer(1);
    return record;
}

}  // namespace

Result<TimeSeen> time_seen(Connection& connection) {
    TimeSeen seen{kept_record(connection), number(connection.prepared(kOwnTime).bind())};
    if (seen.record) return seen;
    if (const auto newest = number(connection.prepared(kNewestRow).bind())) {
        seen.record = TimeRecord{*newest};
    }
    return seen;
}

Result<void> keep_time(Connection& connection, const TimeRecord& time) {
    connection
        .prepared(
            "INSERT INTO time_seen (number, at, trial, tried) VALUES (1, ?, ?, ?) "
            "ON CONFLICT (number) DO UPDATE SET at = excluded.at, trial = excluded.trial, "
            "tried = excluded.tried")
        .bind(time.at_ms, time.trial_at_ms, time.tried_ms)
        .run();
    return {};
}

}  // namespace mistward::store
