#include "server/service/report_filing.hpp"

#include "server/behaviour/effects.hpp"
#include "server/behaviour/seats.hpp"
#include "server/service/said_line.hpp"
#include "server/service/sender.hpp"
#include "server/service/storage_error.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/store.hpp"
#include "server/work/clock.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::wire::Reported;

/// An administrator reads reports within days rather than minutes.
constexpr std::int64_t kAgainMs = 60 * 60 * 1000;

Error too_many_reports(std::string message) {
    return {ErrorCode::RateLimited, std::move(message), {{"retry_after_ms", kAgainMs}}};
}

Error own_subject() {
    return {ErrorCode::InvalidMessage,
            "that is your own",
            {{"field", ""}, {"expected", "a line or a name of somebody else"}}};
}

Error of_forgotten(const protocol::ReportSomething& request) {
    return {ErrorCode::InvalidMessage,
            "that player has been forgotten",
            {{"field", request.line ? "line" : "seat"}, {"expected", "of somebody who is here"}}};
}

}  // namespace

ReportFiling::ReportFiling(const Services& services, StoreLobby& lobby)
    : services_(services), lobby_(lobby) {}

AsyncResult<Reported> ReportFiling::file(std::string room, std::optional<std::string> token,
                                         std::optional<std::string> reporter,
                                         protocol::ReportSomething request, std::string address) {
    const auto actor = co_await lobby_.find_actor(std::move(room));
    if (!actor) co_return tl::unexpected(actor.error());
    const RoomState state = co_await (*actor)->state();
    if (reporter && token) token = token_here(state, std::move(*token));
    if (const auto allowed = check_chat_reader(state, token); !allowed) {
        co_return tl::unexpected(allowed.error());
    }
    auto report = co_await subject(state, request);
    if (!report) co_return tl::unexpected(report.error());
    if (reporter && report->speaker == reporter) co_return tl::unexpected(own_subject());
    const std::int64_t now = report->at_ms;
    store::FileReport filing{std::move(*report),         std::move(reporter),
                             protocol::kMostOpenReports, protocol::kMostReports,
                             sender_of(address),         protocol::kMostOpenReportsOfNetwork};
    const bool is_of_player = filing.report.speaker.has_value();
    const auto filed = co_await services_.store.reports().file(std::move(filing));
    if (!filed && filed.error() == store::Failure::Forgotten && is_of_player) {
        co_return tl::unexpected(of_forgotten(request));
    }
    if (!filed) co_return tl::unexpected(storage_error(filed.error()));
    switch (*filed) {
        case store::Filed::TooManyOfOne:
            co_return tl::unexpected(too_many_reports(
                "as many reports of yours, or of your network, wait for the administrator as may; "
                "they are not lost"));
        case store::Filed::TooMany:
            co_return tl::unexpected(
                too_many_reports("as many reports wait for the administrator as may"));
        case store::Filed::New:
            services_.metrics.reports.add();
            break;
        case store::Filed::Again:
            break;
    }
    co_return Reported{now};
}

AsyncResult<store::ReportRecord> ReportFiling::subject(const RoomState& room,
                                                       const protocol::ReportSomething& request) {
    store::ReportRecord report;
    report.at_ms = services_.clock.now_ms();
    report.room = room.id;
    if (room.game) report.game = room.game->terms().id;
    report.reason = protocol::wire::Words<protocol::ReportReason>::of(request.reason);
    if (request.remark) report.remark = *request.remark;
    if (request.line) {
        auto said = co_await said_line(services_.store, room.id, *request.line);
        if (!said) co_return tl::unexpected(said.error());
        report.line = said->number;
        report.seat = said->seat;
        report.name = std::move(said->name);
        report.text = std::move(said->text);
        report.speaker = std::move(said->player);
        co_return report;
    }
    report.seat = *request.seat;
    if (const auto taken = check_taken(room, report.seat); !taken) {
        co_return tl::unexpected(taken.error());
    }
    report.name = room.seats[report.seat]->name;
    report.speaker = room.seats[report.seat]->player;
    co_return report;
}

}  // namespace mistward::rooms
