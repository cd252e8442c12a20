#pragma once

#include "server/store/failure.hpp"
#include "server/store/report_records.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

/// What was reported to the administrator. As of `Store`, of which it is a part.
class ReportStore {
public:
    virtual ~ReportStore() = default;

    virtual AsyncResult<Filed> file(FileReport report) = 0;
    virtual AsyncResult<ReportsFound> page(ReportPage page) = 0;
    virtual AsyncResult<std::optional<ReportInContext>> find(std::int64_t number) = 0;
    /// Conflict: no such report is open.
    virtual AsyncResult<void> close(CloseReport request) = 0;
    /// What a player has reported, oldest first; bounded as of `FileReport`.
    virtual AsyncResult<std::vector<ReportRecord>> filed_by(std::string player) = 0;
};

}  // namespace mistward::store
