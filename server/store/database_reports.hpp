#pragma once

#include "server/store/query_threads.hpp"
#include "server/store/report_queries.hpp"

#include <utility>

namespace mistward::store {

/// The reports of a database, behind the threads of its store, which outlive it.
class DatabaseReports final : public ReportStore {
public:
    DatabaseReports(Writer& writer, Readers& readers) : threads_(writer, readers) {}

    AsyncResult<Filed> file(FileReport report) override {
        return threads_.write(&file_report, std::move(report));
    }
    AsyncResult<ReportsFound> page(ReportPage page) override {
        return threads_.read(&reports, page);
    }
    AsyncResult<std::optional<ReportInContext>> find(std::int64_t number) override {
        return threads_.read(&find_report, number);
    }
    AsyncResult<void> close(CloseReport request) override {
        return threads_.write(&close_report, std::move(request));
    }
    AsyncResult<std::vector<ReportRecord>> filed_by(std::string player) override {
        return threads_.read(&reports_by, std::move(player));
    }

private:
    QueryThreads threads_;
};

}  // namespace mistward::store
