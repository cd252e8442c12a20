#pragma once

#include "server/admin/administration.hpp"
#include "tests/rooms/house.hpp"

#include <string>
#include <vector>

namespace mistward::test {

/// An administration over a lobby, without a network.
class Office {
public:
    explicit Office(bool has_backups = true);

    /// The value; fails the test if it was refused.
    protocol::Json done(admin::AsyncResult<protocol::Json> task);
    protocol::Error refused(admin::AsyncResult<protocol::Json> task);

    /// The audit log as "act target", the oldest first.
    std::vector<std::string> acts();
    protocol::Json last_act();

    TemporaryFolder folder;
    House house;
    admin::BanList bans{house.clock()};
    int sent_away = 0;
    int stopped = 0;
    admin::Administration administration;
};

inline const std::string kAdmin = "198.51.100.1";

}  // namespace mistward::test
