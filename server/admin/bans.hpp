#pragma once

#include "protocol/admin_bodies.hpp"
#include "server/admin/audit_log.hpp"
#include "server/admin/ban_list.hpp"

#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace mistward::rooms {
class Oversight;
}

namespace mistward::admin {

/// Keeps clients and whole networks out and lets them in again. `from` is the IP address that it
/// was asked from.
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
    /// `ban_not_found` if there is no ban of that client, or of that very network.
    AsyncResult<Json> lift(std::string from, std::string address);

private:
    AsyncResult<Json> putting(std::string from, protocol::PutBan ban);
    AsyncResult<Json> lifting(std::string address);
    AsyncResult<std::set<addresses::Network>> networks(const protocol::PutBan& ban);
    AsyncResult<void> store(const addresses::Network& network, const Ban& ban);
    AsyncResult<void> remove(const addresses::Network& network, std::string_view except = {});

    Workplace workplace_;
};

}  // namespace mistward::admin
