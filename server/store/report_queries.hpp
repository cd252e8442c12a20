#pragma once

#include "server/store/connection.hpp"
#include "server/store/player_records.hpp"
#include "server/store/report_store.hpp"

namespace mistward::store {

// What the store knows of reports, as SQL on one connection; as in queries.hpp.

Result<Filed> file_report(Connection& connection, const FileReport& request);
Result<ReportsFound> reports(Connection& connection, const ReportPage& page);
Result<std::optional<ReportInContext>> find_report(Connection& connection, std::int64_t number);
Result<void> close_report(Connection& connection, const CloseReport& request);
Result<std::vector<ReportRecord>> reports_by(Connection& connection, const std::string& player);
/// What was reported of a player who is forgotten stays without them, and so does what they
/// reported.
void forget_in_reports(Connection& connection, const ForgetPlayer& player);

/// The player is gone, of whom nothing else is left.
void detach_reports(Connection& connection, const std::string& player);

}  // namespace mistward::store
