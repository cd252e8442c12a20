#pragma once

#include "protocol/admin_bodies.hpp"
#include "protocol/error.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/council.hpp"
#include "protocol/wire/time.hpp"
#include "protocol/wire/words.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

// What is reported to the administrator, and what the administrator does about it.

/// How many reports are kept, and how many of one player's and of one network's may be open.
inline constexpr std::size_t kMostReports = 1000;
inline constexpr std::size_t kMostOpenReports = 20;
inline constexpr std::size_t kMostOpenReportsOfNetwork = 50;

/// Why something is reported.
enum class ReportReason { Insult, Hate, Sexual, Spam, Private, Other };
template <>
struct wire::Words<ReportReason>
    : wire::WordList<ReportReason, "insult", "hate", "sexual", "spam", "private", "other"> {};

/// Body of `POST /api/v1/rooms/{room}/reports`: a line of the chat, or a seat for its name.
struct ReportSomething {
    wire::Depending<wire::Integer<std::uint64_t, 1, kMaxInteger>> line = {};
    wire::Depending<wire::Seat> seat = {};
    ReportReason reason = ReportReason::Other;
    wire::Omittable<wire::FreeText<500>> remark = {};
};
BOOST_DESCRIBE_STRUCT(ReportSomething, (), (line, seat, reason, remark))
Result<ReportSomething> decode_report(std::string_view text);

/// Query of `GET /api/v1/admin/reports`.
enum class ReportStatus { Open, Closed };
template <>
struct wire::Words<ReportStatus> : wire::WordList<ReportStatus, "open", "closed"> {};

struct ReportsQuery {
    wire::Usually<ReportStatus, ReportStatus::Open> status;
    wire::Omittable<wire::Integer<std::int64_t, 1, kMaxInteger>> before = {};  ///< a `next`
};
BOOST_DESCRIBE_STRUCT(ReportsQuery, (), (status, before))
Result<ReportsQuery> decode_reports_query(const Json& query);

/// What an administrator does about a report.
enum class ReportAct {
    Dismiss,
    Silence,  ///< takes the word in the chat from the seat
    Ban,      ///< of the addresses from which somebody listens with the seat's token
};
template <>
struct wire::Words<ReportAct> : wire::WordList<ReportAct, "dismiss", "silence", "ban"> {};

/// Body of `POST /api/v1/admin/reports/{number}/close`; `seconds` is for a ban.
struct CloseReport {
    ReportAct act = ReportAct::Dismiss;
    StatedReason reason;
    Lasting seconds = {};
};
BOOST_DESCRIBE_STRUCT(CloseReport, (), (act, reason, seconds))
Result<CloseReport> decode_close_report(std::string_view text);

namespace wire {

/// When something was reported: all that its reporter is told.
struct Reported {
    Time reported_at;
};
BOOST_DESCRIBE_STRUCT(Reported, (), (reported_at))

/// What a player has reported, in their export.
struct OwnReport {
    std::string room;
    std::optional<std::uint64_t> line;
    std::uint8_t seat = 0;
    ReportReason reason = ReportReason::Other;
    std::optional<std::string> remark;
    Time at;
};
BOOST_DESCRIBE_STRUCT(OwnReport, (), (room, line, seat, reason, remark, at))

/// REPORT of the guide.
struct Report {
    std::int64_t number = 0;
    Time at;
    std::string room;
    std::optional<std::string> game_id;
    std::optional<std::uint64_t> line;  ///< nothing: the name was reported
    std::uint8_t seat = 0;
    std::string name;
    std::optional<std::string> text;
    std::optional<std::string> player;  ///< who had the seat
    ReportReason reason = ReportReason::Other;
    std::optional<std::string> remark;
    std::int64_t times = 1;
    std::vector<Line> lines;  ///< around it, as far as they are still there
    std::optional<Time> closed_at;
    std::optional<ReportAct> act;
};
BOOST_DESCRIBE_STRUCT(Report, (),
                      (number, at, room, game_id, line, seat, name, text, player, reason, remark,
                       times, lines, closed_at, act))

/// Body of `GET /api/v1/admin/reports`.
struct Reports {
    std::vector<Report> reports;
    std::optional<std::int64_t> next;  ///< the `before` of what follows
    std::int64_t open = 0;             ///< how many are open in all
};
BOOST_DESCRIBE_STRUCT(Reports, (), (reports, next, open))

/// A report that an administrator has dealt with.
struct ReportAnswer {
    Report report;
};
BOOST_DESCRIBE_STRUCT(ReportAnswer, (), (report))

}  // namespace wire

}  // namespace mistward::protocol
