#pragma once

#include "server/service/players.hpp"

namespace mistward::net::test {

/// Players of a server that has none: no token is anybody's.
class FakePlayers final : public rooms::Players {
private:
    rooms::AsyncResult<rooms::PlayerAnswer> answer(rooms::PlayerRequest) override {
        co_return tl::unexpected(
            protocol::Error{protocol::ErrorCode::Unauthorized, "nobody has that token"});
    }
};

}  // namespace mistward::net::test
