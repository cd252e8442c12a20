#pragma once

#include "protocol/admin_bodies.hpp"
#include "protocol/messages.hpp"
#include "server/admin/audit_log.hpp"

#include "server/store/admin_records.hpp"

#include <boost/asio/steady_timer.hpp>

#include <chrono>

namespace mistward::rooms {
class Oversight;
}
namespace mistward::store {
class Store;
}

namespace mistward::admin {

/// What everybody in every room is told: one announcement at a time, until it is taken back, its
/// time is over or the server stops; where several servers share a database, all of them tell it
/// until then. `from` is the IP address that it was asked from.
class Announcements {
public:
    using Moment = std::chrono::steady_clock::time_point;

    /// All outlive it.
    Announcements(const asio::any_io_executor& executor, AuditLog& log, rooms::Oversight& rooms,
                  store::Store& store);

    /// `{"announcement"}`: the one that lasts, or null. This and what follows gives it.
    AsyncResult<Json> current();
    AsyncResult<Json> announce(std::string from, protocol::Announce request);
    /// Nothing happens if there is none.
    AsyncResult<Json> take_back(std::string from);
    /// Takes in what the database said when it was asked at that moment, unless something was
    /// announced here since.
    asio::awaitable<void> heed(std::optional<store::AnnouncementRecord> record, Moment asked);
    /// Waits for the end of no announcement any more. From any thread.
    void end_watch();

private:
    // These run on the strand.
    asio::awaitable<Json> document() const;
    AsyncResult<Json> announcing(protocol::Announce request);
    AsyncResult<Json> taking_back();
    asio::awaitable<void> heeding(std::optional<store::AnnouncementRecord> record, Moment asked);
    AsyncResult<Json> keep_and_tell(std::optional<store::AnnouncementRecord> record);
    asio::awaitable<void> tell(std::optional<store::AnnouncementRecord> record);
    asio::awaitable<void> end_in_time(std::uint64_t number);

    asio::any_io_executor strand_;
    AuditLog& log_;
    rooms::Oversight& rooms_;
    store::Store& store_;
    asio::steady_timer end_;
    std::optional<store::AnnouncementRecord> current_;
    Moment changed_;            ///< by whoever announced here
    std::uint64_t number_ = 0;  ///< of the announcement, or of its end
};

}  // namespace mistward::admin
