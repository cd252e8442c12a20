#pragma once

#include "server/net/admin_door.hpp"
#include "server/net/router.hpp"

namespace mistward::admin {
struct Administration;
}

namespace mistward::net {

/// Who answers administrators, and who lets them in. Both outlive the router.
struct AdminAccess {
    admin::Administration& administration;
    AdminDoor& door;
};

/// Adds everything under `/api/v1/admin`.
void add_admin_routes(Router& router, AdminAccess access);

}  // namespace mistward::net
