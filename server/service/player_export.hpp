#pragma once

#include "server/service/exported_player.hpp"
#include "server/service/services.hpp"
#include "server/store/player_records.hpp"

#include <memory>
#include <string>

namespace mistward::rooms {

/// Whose exports are under way at this server: one of each player.
class PlayerExports {
public:
    /// They outlive it, and every export.
    explicit PlayerExports(const Services& services);

    /// Is under way for as long as somebody holds it; refused with `rate_limited` while another one
    /// of the player's is. Workers do it for `address`, as of `Reader`.
    protocol::Result<std::shared_ptr<ExportedPlayer>> begin(store::PlayerRecord player,
                                                            std::string address);

private:
    class UnderWay;

    const Services services_;
    const std::shared_ptr<UnderWay> under_way_;
};

}  // namespace mistward::rooms
