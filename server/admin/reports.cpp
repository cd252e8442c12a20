#include "server/admin/reports.hpp"

#include "protocol/wire/json.hpp"
#include "server/service/shown_rows.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

#include <utility>

namespace mistward::admin {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::ReportAct;
using protocol::wire::json_of;

Error no_open_report(std::int64_t number) {
    return {ErrorCode::NotFound,
            "no report of that number is open",
            {{"path", "/api/v1/admin/reports/" + std::to_string(number)}}};
}

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

protocol::wire::Report report_document(const store::ReportInContext& found) {
    using protocol::wire::parse_word;
    const store::ReportRecord& report = found.report;
    protocol::wire::Report shown;
    shown.number = report.number;
    shown.at = report.at_ms;
    shown.room = report.room;
    shown.game_id = report.game;
    if (report.line > 0) shown.line = report.line;
    shown.seat = report.seat;
    shown.name = report.name;
    shown.text = unless_empty(report.text);
    shown.player = report.speaker;
    shown.reason = parse_word<protocol::ReportReason>(report.reason).value();
    shown.remark = unless_empty(report.remark);
    shown.times = report.times;
    for (const auto& line : found.lines) {
        shown.lines.push_back({line.number, line.seat, line.name, line.text, line.at_ms});
    }
    if (report.closed_ms) shown.closed_at = *report.closed_ms;
    if (report.act) shown.act = parse_word<ReportAct>(*report.act);
    return shown;
}

Json reports_document(const store::ReportsFound& found) {
    protocol::wire::Reports shown;
    shown.reports = rooms::shown_rows(found.reports, report_document);
    shown.next = found.next;
    shown.open = found.open;
    return json_of(shown);
}

}  // namespace

AsyncResult<Json> Reports::page(protocol::ReportsQuery query) {
    store::ReportPage page;
    page.closed = query.status == protocol::ReportStatus::Closed;
    if (query.before) page.before = *query.before;
    const auto found = rooms::stored(co_await workplace_.store.reports().page(page));
    co_return found.map(reports_document);
}

AsyncResult<Json> Reports::close(std::string from, std::int64_t number,
                                 protocol::CloseReport request) {
    auto reading = co_await workplace_.store.reports().find(number);
    const auto found = rooms::looked_up(std::move(reading), no_open_report(number));
    if (!found) co_return tl::unexpected(found.error());
    if (found->report.closed_ms) co_return tl::unexpected(no_open_report(number));
    const auto done = co_await act(from, found->report, request);
    if (!done) co_return tl::unexpected(done.error());
    const ReportAct what = request.act;
    Act act{std::move(from),
            "close_report",
            std::to_string(number),
            {{"act", protocol::wire::Words<ReportAct>::of(what)}, {"reason", request.reason}}};
    const auto work = [this, number, what] { return closing(number, what); };
    co_return co_await workplace_.log.carry_out(std::move(act), work);
}

/// Whoever is banned has no word either, wherever they connect from next; that also finds out
/// whether the seat is still theirs.
AsyncResult<void> Reports::act(const std::string& from, const store::ReportRecord& report,
                               const protocol::CloseReport& request) {
    if (request.act == ReportAct::Dismiss) co_return protocol::Result<void>();
    SeatPlace seat{report.room, report.seat};
    rooms::command::SilenceSeat whose{report.seat, report.name, report.speaker};
    protocol::Reason reason{request.reason};
    const auto silenced = co_await workplace_.rooms.silence(from, std::move(seat), std::move(whose),
                                                            std::move(reason));
    if (!silenced) co_return tl::unexpected(silenced.error());
    if (request.act == ReportAct::Silence) co_return protocol::Result<void>();
    protocol::PutBan ban;
    ban.room = protocol::wire::RoomId(report.room);
    ban.seat = protocol::wire::Seat(report.seat);
    ban.reason = request.reason;
    ban.seconds = request.seconds;
    const auto banned = co_await workplace_.bans.put(from, std::move(ban));
    co_return banned.map([](const Json&) {});
}

AsyncResult<Json> Reports::closing(std::int64_t number, ReportAct act) {
    store::ReportStore& reports = workplace_.store.reports();
    store::CloseReport request{number, workplace_.log.now_ms(),
                               std::string(protocol::wire::Words<ReportAct>::of(act))};
    const auto closed = co_await reports.close(std::move(request));
    if (!closed && closed.error() == store::Failure::Conflict) {
        co_return tl::unexpected(no_open_report(number));
    }
    if (!closed) co_return tl::unexpected(rooms::storage_error(closed.error()));
    auto reading = co_await reports.find(number);
    const auto found = rooms::looked_up(std::move(reading), no_open_report(number));
    co_return found.map([](const store::ReportInContext& report) {
        return json_of(protocol::wire::ReportAnswer{report_document(report)});
    });
}

}  // namespace mistward::admin
