#pragma once

#include "server/net/router.hpp"
#include "server/service/webhooks.hpp"

namespace mistward::net {

/// Everything under /api/v1/me/webhook. The webhooks outlive the router.
void add_webhook_routes(Router& router, rooms::Webhooks& webhooks);

}  // namespace mistward::net
