#pragma once

#include "server/store/connection.hpp"
#include "server/store/lease_records.hpp"
#include "server/store/store.hpp"

#include <string>
#include <vector>

namespace mistward::store {

/// Which rooms this server may write to. What takes a connection runs in the writer's transaction.
class Leases {
public:
    virtual ~Leases() = default;

    /// Whether it has the room's lease; for the writer's thread.
    virtual bool has(const std::string& room) const = 0;
    /// Takes the lease of a new room.
    virtual void take(Connection& connection, const std::string& room) = 0;
    /// Takes the lease if nobody has it; gives whose it is then.
    virtual Result<Lease> claim(Connection& connection, const std::string& room) = 0;
    virtual Result<void> release(Connection& connection, const std::string& room) = 0;
    virtual Result<void> release_all(Connection& connection) = 0;
    /// Ends the tenure of servers that are late; gives those that are left.
    virtual Result<std::vector<NodeRecord>> renew(Connection& connection) = 0;
    /// The servers that run, with counted rooms; by a reader's connection.
    virtual Result<std::vector<NodeRecord>> nodes(Connection& connection) const = 0;
    /// Tells the others where this server takes requests; an earlier one there is gone.
    virtual Result<std::string> serve_at(Connection& connection, std::string host,
                                         std::uint16_t port) = 0;
    /// Whose the lease is; one that nobody has counts as own.
    virtual Result<Lease> find(Connection& connection, const std::string& room) const = 0;

    virtual Tenure tenure() const = 0;  ///< from any thread
    /// By which the servers know each other.
    virtual const std::string& secret() const = 0;
};

}  // namespace mistward::store
