#pragma once

#include "protocol/reports.hpp"
#include "server/admin/audit_log.hpp"
#include "server/admin/bans.hpp"
#include "server/admin/room_acts.hpp"

namespace mistward::store {
struct ReportRecord;
}

namespace mistward::admin {

/// What people have reported, and what is done about it. `from` is the IP address that it was asked
/// from.
class Reports {
public:
    /// What reports work on; all of it outlives them.
    struct Workplace {
        AuditLog& log;
        RoomActs& rooms;
        Bans& bans;
        store::Store& store;
    };

    explicit Reports(Workplace workplace) : workplace_(workplace) {}

    /// REPORTS of the guide, the newest first.
    AsyncResult<Json> page(protocol::ReportsQuery query);
    /// Does what is to be done, then closes the report; gives `{"report"}`. `not_found` if no such
    /// report is open; what cannot be done leaves it open.
    AsyncResult<Json> close(std::string from, std::int64_t number, protocol::CloseReport request);

private:
    AsyncResult<void> act(const std::string& from, const store::ReportRecord& report,
                          const protocol::CloseReport& request);
    AsyncResult<Json> closing(std::int64_t number, protocol::ReportAct act);

    Workplace workplace_;
};

}  // namespace mistward::admin
