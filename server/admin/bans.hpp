#pragma once

#include "protocol/admin_bodies.hpp"
#include "server/admin/audit_log.hpp"
#include "server/admin/ban_list.hpp"

#include <functional>
#include <set>

namespace mistward::rooms {
class Oversight;
}

namespace mistward::admin {

/// Keeps addresses out and lets them in again. `from` is the IP address that it was asked from.
class Bans {
public:
    /// What bans work on; all of it outlives them.
    struct Workplace {
        AuditLog& log;
        rooms::Oversight& rooms;
        store::Store& store;
        BanList& list;
        std::function<void()> send_away;  ///< ends the connections of those who are banned now
    };

    explicit Bans(Workplace workplace) : workplace_(std::move(workplace)) {}

    /// `{"bans"}`: those that hold. Expired ones are not told.
    Json document() const;
    /// This and what follows gives the bans that there are then. `own_address` if it would keep out
    /// the administrator who asks.
    AsyncResult<Json> put(std::string from, protocol::PutBan ban);
    /// `ban_not_found` if the address is not banned.
    AsyncResult<Json> lift(std::string from, std::string address);

private:
    AsyncResult<Json> putting(std::string from, protocol::PutBan ban);
    AsyncResult<Json> lifting(std::string address);
    AsyncResult<std::set<asio::ip::address>> addresses(const protocol::PutBan& ban);
    AsyncResult<void> store(const asio::ip::address& address, const Ban& ban);

    Workplace workplace_;
};

}  // namespace mistward::admin
