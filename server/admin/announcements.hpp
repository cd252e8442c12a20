#pragma once

#include "protocol/admin_bodies.hpp"
#include "protocol/messages.hpp"
#include "server/admin/audit_log.hpp"

#include <boost/asio/steady_timer.hpp>

namespace mistward::rooms {
class Oversight;
}

namespace mistward::admin {

/// What everybody in every room is told: one announcement at a time, until it is taken back, its
/// time is over or the server stops. `from` is the IP address that it was asked from.
class Announcements {
public:
    /// Both outlive it.
    Announcements(const asio::any_io_executor& executor, AuditLog& log, rooms::Oversight& rooms);

    /// `{"announcement"}`: the one that lasts, or null. This and what follows gives it.
    AsyncResult<Json> current();
    AsyncResult<Json> announce(std::string from, protocol::Announce request);
    /// Nothing happens if there is none.
    AsyncResult<Json> take_back(std::string from);
    /// Waits for the end of no announcement any more. From any thread.
    void end_watch();

private:
    // These run on the strand.
    asio::awaitable<Json> document() const;
    AsyncResult<Json> announcing(protocol::Announce request);
    AsyncResult<Json> taking_back();
    asio::awaitable<Json> tell(std::optional<protocol::Announcement> announcement);
    asio::awaitable<void> end_in_time(std::uint64_t number);

    asio::any_io_executor strand_;
    AuditLog& log_;
    rooms::Oversight& rooms_;
    asio::steady_timer end_;
    std::optional<protocol::Announcement> current_;
    std::uint64_t number_ = 0;  ///< of the announcement, or of its end
};

}  // namespace mistward::admin
