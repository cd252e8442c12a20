#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace mistward::store {

/// The server that has the lease of a room.
struct Lease {
    bool own = true;           ///< this one
    std::string address;       ///< "host:port" where another one takes requests; empty: nowhere
    bool is_of_a_room = true;  ///< false: no room has that id
};

/// For how long this server may work with the rooms whose leases it has.
struct Tenure {
    /// Another number: whatever it had before is lost.
    std::uint64_t number = 0;
    /// Renewed with every write. Afterwards others may have taken its rooms over.
    std::chrono::steady_clock::time_point until;

    bool lasts() const { return std::chrono::steady_clock::now() < until; }
};

/// Whether a server begins no games and stops when none is played.
struct DrainRecord {
    bool is_draining = false;
    std::optional<std::int64_t> stops_at_ms = {};  ///< at the latest
    bool operator==(const DrainRecord&) const = default;
};

/// A server that runs on the database.
struct NodeRecord {
    std::string node;
    std::string address;  ///< as of `Lease`
    std::int64_t started_ms = 0;
    std::int64_t lasts_ms = 0;  ///< until others may take its rooms over
    bool own = false;
    DrainRecord drain;
    std::int64_t rooms = 0;  ///< whose leases it has, where they were counted
};

}  // namespace mistward::store
