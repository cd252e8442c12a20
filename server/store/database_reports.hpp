#pragma once

#include "server/store/job.hpp"
#include "server/store/readers.hpp"
#include "server/store/report_queries.hpp"
#include "server/store/writer.hpp"

#include <utility>

namespace mistward::store {

/// The reports of a database, behind the threads of its store, which outlive it.
class DatabaseReports final : public ReportStore {
public:
    DatabaseReports(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

    AsyncResult<Filed> file(FileReport report) override {
        return submit<Filed>(writer_, [report = std::move(report)](Connection& connection) {
            return file_report(connection, report);
        });
    }
    AsyncResult<ReportsFound> page(ReportPage page) override {
        return submit<ReportsFound>(
            readers_, [page](Connection& connection) { return reports(connection, page); });
    }
    AsyncResult<std::optional<ReportInContext>> find(std::int64_t number) override {
        return submit<std::optional<ReportInContext>>(
            readers_, [number](Connection& connection) { return find_report(connection, number); });
    }
    AsyncResult<void> close(CloseReport request) override {
        return submit<void>(writer_, [request = std::move(request)](Connection& connection) {
            return close_report(connection, request);
        });
    }
    AsyncResult<std::vector<ReportRecord>> filed_by(std::string player) override {
        return submit<std::vector<ReportRecord>>(
            readers_, [player = std::move(player)](Connection& connection) {
                return reports_by(connection, player);
            });
    }

private:
    Writer& writer_;
    Readers& readers_;
};

}  // namespace mistward::store
