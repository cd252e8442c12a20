#pragma once

#include "server/service/webhooks.hpp"

namespace mistward::net::test {

/// Webhooks of a server that has no players: no token is anybody's.
class FakeWebhooks final : public rooms::Webhooks {
private:
    rooms::AsyncResult<rooms::WebhookAnswer> answer(rooms::WebhookRequest) override {
        co_return tl::unexpected(
            protocol::Error{protocol::ErrorCode::Unauthorized, "nobody has that token"});
    }
};

}  // namespace mistward::net::test
