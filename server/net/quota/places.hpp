#pragma once

#include "server/address/client_block.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace mistward::net {

using addresses::ClientBlock;

/// Places for something that lasts, such as a connection: so many for each network, and so many in
/// all. No network has more than its share of what is left: shared evenly by those that have some
/// and one that is still to come, or 32 as long as twice as many are left; at least one. So a
/// handful of networks can never take all. May be called from any thread.
class Places {
public:
    /// At a time, of one network and in all; without a limit for one network there is none in all.
    struct Bounds {
        std::uint32_t of_one = 0;  ///< 0 is no limit
        std::uint32_t in_all = 0;  ///< 0 is no limit
    };

    explicit Places(Bounds bounds);

    /// Counts for as long as it lives, which may be longer than what gave it.
    class Place {
    public:
        Place(Place&&) noexcept = default;
        Place& operator=(Place&&) = delete;
        ~Place();

    private:
        friend class Places;
        struct Counts;
        Place(std::shared_ptr<Counts> counts, ClientBlock network);

        std::shared_ptr<Counts> counts_;
        ClientBlock network_;
    };

    /// A place, unless the network has as many as it may.
    std::optional<Place> take(const ClientBlock& network);

private:
    bool may_have_more(std::uint32_t has) const;

    Bounds bounds_;
    std::shared_ptr<Place::Counts> counts_;
};

}  // namespace mistward::net
