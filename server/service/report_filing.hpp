#pragma once

#include "protocol/reports.hpp"
#include "server/service/door.hpp"
#include "server/service/services.hpp"
#include "server/store/report_records.hpp"

#include <optional>
#include <string>

namespace mistward::rooms {

class StoreLobby;
struct RoomState;

/// Takes what people report to the administrator.
class ReportFiling {
public:
    /// Both outlive it.
    ReportFiling(const Services& services, StoreLobby& lobby);

    /// Somebody reports a line or a name of a room whose chat they may read; `reporter` is a
    /// player, `address` as of `Reader`. Refused with `rate_limited` while as many reports of
    /// theirs, or from there, are open as may be, or there are as many in all.
    AsyncResult<protocol::wire::Reported> file(std::string room, std::optional<std::string> token,
                                               std::optional<std::string> reporter,
                                               protocol::ReportSomething request,
                                               std::string address);

private:
    AsyncResult<store::ReportRecord> subject(const RoomState& room,
                                             const protocol::ReportSomething& request);

    const Services services_;
    StoreLobby& lobby_;
};

}  // namespace mistward::rooms
