#pragma once

#include "server/admin/audit_log.hpp"

namespace mistward::admin {

/// Shows the servers that run on the database.
class Nodes {
public:
    /// The store outlives it.
    explicit Nodes(store::Store& store) : store_(store) {}

    /// NODES of the guide.
    AsyncResult<Json> document();

private:
    store::Store& store_;
};

}  // namespace mistward::admin
