#include "server/store/report_queries.hpp"

#include "server/store/player_hold.hpp"
#include "server/store/queries.hpp"

namespace mistward::store {

namespace {

#define MISTWARD_REPORT_COLUMNS                                                        \
    "number, at, room, game, line, seat, name, text, speaker, reason, remark, times, " \
    "closed, act"

std::optional<std::string> text_if_any(const Statement& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional(row.text(column));
}

ReportRecord report_record(const Statement& row) {
    ReportRecord report;
    report.number = row.integer(0);
    report.at_ms = row.integer(1);
    report.room = row.text(2);
    report.game = text_if_any(row, 3);
    report.line = static_cast<std::uint64_t>(row.integer(4));
    report.seat = static_cast<std::uint8_t>(row.integer(5));
    report.name = row.text(6);
    report.text = row.text(7);
    report.speaker = text_if_any(row, 8);
    report.reason = row.text(9);
    report.remark = row.text(10);
    report.times = row.integer(11);
    if (!row.is_null(12)) report.closed_ms = row.integer(12);
    report.act = text_if_any(row, 13);
    return report;
}

std::vector<ReportRecord> report_records(Statement& statement) {
    const Cursor rows(statement);
    std::vector<ReportRecord> reports;
    while (rows->step()) reports.push_back(report_record(*rows));
    return reports;
}

/// The line and those around it, oldest first; a name has none.
std::vector<ChatRecord> lines_around(Connection& connection, const ReportRecord& report) {
    if (report.line == 0) return {};
    auto lines = chat(connection, report.room, report.line + kLinesBeside + 1);
    std::erase_if(lines, [&report](const ChatRecord& line) {
        return line.number + kLinesBeside < report.line;
    });
    return lines;
}

bool count_again(Connection& connection, const ReportRecord& report) {
    connection
        .prepared(
            "UPDATE reports SET times = times + 1 "
            "WHERE room = ? AND line = ? AND seat = ? AND name = ?")
        .bind(report.room, static_cast<std::int64_t>(report.line), report.seat, report.name)
        .run();
    return connection.changes() > 0;
}

std::int64_t open_reports(Connection& connection, std::string_view sql, const std::string& of) {
    const Cursor row(connection.prepared(sql).bind(of));
    row->step();
    return row->integer(0);
}

std::int64_t open_of_sender(Connection& connection, const std::string& sender) {
    return open_reports(connection,
                        "SELECT count(*) FROM reports WHERE sender = ? AND closed IS NULL", sender);
}

bool has_share(Connection& connection, const FileReport& request) {
    constexpr std::string_view kOfPlayer =
        "SELECT count(*) FROM reports WHERE reporter = ? AND closed IS NULL";
    if (request.reporter && open_reports(connection, kOfPlayer, *request.reporter) >=
                                static_cast<std::int64_t>(request.most_of_one)) {
        return false;
    }
    return request.sender.empty() || open_of_sender(connection, request.sender) <
                                         static_cast<std::int64_t>(request.most_of_sender);
}

/// Whoever has sent the most open reports loses the oldest of them to one who has fewer even then.
bool take_place_of_most(Connection& connection, const std::string& sender) {
    constexpr std::string_view kRemove =
        "DELETE FROM reports WHERE number = (SELECT min(number) FROM reports WHERE closed IS NULL "
        "AND sender = (SELECT sender FROM reports WHERE closed IS NULL GROUP BY sender "
        "HAVING count(*) > ? ORDER BY count(*) DESC, min(number) LIMIT 1))";
    connection.prepared(kRemove).bind(open_of_sender(connection, sender) + 1).run();
    return connection.changes() > 0;
}

/// Whether there is room for one more.
bool make_room(Connection& connection, const FileReport& request) {
    if (connection.integer("SELECT count(*) FROM reports") <
        static_cast<std::int64_t>(request.most)) {
        return true;
    }
    connection
        .prepared(
            "DELETE FROM reports WHERE number = (SELECT min(number) FROM reports "
            "WHERE closed IS NOT NULL)")
        .bind()
        .run();
    return connection.changes() > 0 || take_place_of_most(connection, request.sender);
}

}  // namespace

Result<Filed> file_report(Connection& connection, const FileReport& request) {
    const ReportRecord& report = request.report;
    const auto there = check_player(connection, report.speaker).and_then([&] {
        return check_player(connection, request.reporter);
    });
    if (!there) return tl::unexpected(there.error());
    if (count_again(connection, report)) return Filed::Again;
    if (!has_share(connection, request)) return Filed::TooManyOfOne;
    if (!make_room(connection, request)) return Filed::TooMany;
    connection
        .prepared(
            "INSERT INTO reports (at, room, game, line, seat, name, text, speaker, reporter, "
            "reason, remark, sender) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(report.at_ms, report.room, report.game, static_cast<std::int64_t>(report.line),
              report.seat, report.name, report.text, report.speaker, request.reporter,
              report.reason, report.remark, request.sender)
        .run();
    return Filed::New;
}

Result<ReportsFound> reports(Connection& connection, const ReportPage& page) {
    constexpr std::string_view kOpen =
        "SELECT " MISTWARD_REPORT_COLUMNS
        " FROM reports WHERE closed IS NULL "
        "AND (?1 IS NULL OR number < ?1) ORDER BY number DESC LIMIT ?2";
    constexpr std::string_view kClosed =
        "SELECT " MISTWARD_REPORT_COLUMNS
        " FROM reports WHERE closed IS NOT NULL "
        "AND (?1 IS NULL OR number < ?1) ORDER BY number DESC LIMIT ?2";
    auto records = report_records(connection.prepared(page.closed ? kClosed : kOpen)
                                      .bind(page.before, static_cast<std::int64_t>(page.limit)));
    ReportsFound found;
    if (records.size() == page.limit) found.next = records.back().number;
    for (ReportRecord& report : records) {
        auto lines = lines_around(connection, report);
        found.reports.push_back({std::move(report), std::move(lines)});
    }
    found.open = connection.integer("SELECT count(*) FROM reports WHERE closed IS NULL");
    return found;
}

Result<std::optional<ReportInContext>> find_report(Connection& connection, std::int64_t number) {
    auto records = report_records(
        connection.prepared("SELECT " MISTWARD_REPORT_COLUMNS " FROM reports WHERE number = ?")
            .bind(number));
    if (records.empty()) return std::optional<ReportInContext>();
    auto lines = lines_around(connection, records.front());
    return std::optional(ReportInContext{std::move(records.front()), std::move(lines)});
}

Result<void> close_report(Connection& connection, const CloseReport& request) {
    connection
        .prepared("UPDATE reports SET closed = ?, act = ? WHERE number = ? AND closed IS NULL")
        .bind(request.at_ms, request.act, request.number)
        .run();
    if (connection.changes() == 0) return tl::unexpected(Failure::Conflict);
    return {};
}

Result<std::vector<ReportRecord>> reports_by(Connection& connection, const std::string& player) {
    return report_records(connection
                              .prepared("SELECT " MISTWARD_REPORT_COLUMNS
                                        " FROM reports WHERE reporter = ? ORDER BY number")
                              .bind(player));
}

/// The seat is part of what makes a report another one, so its name stays apart from those of
/// others.
void forget_in_reports(Connection& connection, const ForgetPlayer& player) {
    connection.prepared("DELETE FROM reports WHERE speaker = ? AND line = 0").bind(player.id).run();
    connection.prepared("UPDATE reports SET name = ?, text = ? WHERE speaker = ?")
        .bind(player.name, player.said, player.id)
        .run();
    connection.prepared("UPDATE reports SET remark = '' WHERE reporter = ?").bind(player.id).run();
    detach_reports(connection, player.id);
}

void detach_reports(Connection& connection, const std::string& player) {
    connection.prepared("UPDATE reports SET speaker = NULL WHERE speaker = ?").bind(player).run();
    connection.prepared("UPDATE reports SET reporter = NULL WHERE reporter = ?").bind(player).run();
}

}  // namespace mistward::store
