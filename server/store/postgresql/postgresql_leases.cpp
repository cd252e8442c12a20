#include "server/store/postgresql/postgresql_leases.hpp"

#include "server/store/postgresql/postgresql_connection.hpp"

namespace mistward::store {

namespace {

/// A lease is anybody's whose server has no row any more. Nobody has one of a room that is not
/// there.
constexpr std::string_view kClaim =
    "INSERT INTO leases AS held (room, node) SELECT id, ?2 FROM rooms WHERE id = ?1 "
    "ON CONFLICT (room) DO UPDATE SET node = excluded.node WHERE held.node = excluded.node "
    "OR NOT EXISTS (SELECT FROM nodes WHERE nodes.node = held.node)";
constexpr std::string_view kFind =
    "SELECT nodes.node, nodes.address FROM rooms LEFT JOIN leases ON leases.room = rooms.id "
    "LEFT JOIN nodes ON nodes.node = leases.node WHERE rooms.id = ?1";
/// Rows that a transaction under way holds are those of servers that live.
constexpr std::string_view kEndTheLate =
    "DELETE FROM nodes WHERE node IN (SELECT node FROM nodes WHERE until < clock_timestamp() "
    "AND node <> ?1 FOR UPDATE SKIP LOCKED)";
#define MISTWARD_NODES(rooms)                                                           \
    "SELECT node, address, started, draining, stops, "                                  \
    "CAST(extract(epoch FROM until - clock_timestamp()) * 1000 AS BIGINT), CAST(" rooms \
    " AS BIGINT) FROM nodes ORDER BY started, node"
constexpr std::string_view kNodes = MISTWARD_NODES("0");
constexpr std::string_view kCountedNodes =
    MISTWARD_NODES("(SELECT count(*) FROM leases WHERE leases.node = nodes.node)");

std::vector<NodeRecord> read_nodes(Connection& connection, std::string_view sql,
                                   const std::string& own) {
    std::vector<NodeRecord> nodes;
    const Cursor rows(connection.prepared(sql).bind());
    while (rows->step()) {
        NodeRecord& node = nodes.emplace_back();
        node.node = rows->text(0);
        node.address = rows->text(1);
        node.started_ms = rows->integer(2);
        node.drain.is_draining = rows->integer(3) != 0;
        if (!rows->is_null(4)) node.drain.stops_at_ms = rows->integer(4);
        node.lasts_ms = rows->integer(5);
        node.rooms = rows->integer(6);
        node.own = node.node == own;
    }
    return nodes;
}

}  // namespace

void PostgresqlLeases::forget_earlier() {
    const std::uint64_t now = row_->tenure().number;
    if (now != tenure_) taken_.clear();
    tenure_ = now;
}

bool PostgresqlLeases::has(const std::string& room) const {
    return row_->tenure().number == tenure_ && taken_.contains(room);
}

void PostgresqlLeases::take(Connection& connection, const std::string& room) {
    forget_earlier();
    const std::string node = row_->name();
    connection.prepared("INSERT INTO leases (room, node) VALUES (?, ?)").bind(room, node).run();
    taken_.insert(room);
}

Result<Lease> PostgresqlLeases::claim(Connection& connection, const std::string& room) {
    forget_earlier();
    taken_.erase(room);
    const std::string node = row_->name();
    connection.prepared(kClaim).bind(room, node).run();
    if (connection.changes() == 0) return find(connection, room);
    taken_.insert(room);
    return Lease{};
}

Result<void> PostgresqlLeases::release(Connection& connection, const std::string& room) {
    forget_earlier();
    taken_.erase(room);
    const std::string node = row_->name();
    connection.prepared("DELETE FROM leases WHERE room = ? AND node = ?").bind(room, node).run();
    return {};
}

Result<void> PostgresqlLeases::release_all(Connection& connection) {
    taken_.clear();
    const std::string node = row_->name();
    connection.prepared("DELETE FROM leases WHERE node = ?").bind(node).run();
    return {};
}

Result<std::vector<NodeRecord>> PostgresqlLeases::renew(Connection& connection) {
    const std::string node = row_->name();
    connection.prepared(kEndTheLate).bind(node).run();
    return read_nodes(connection, kNodes, node);
}

Result<std::vector<NodeRecord>> PostgresqlLeases::nodes(Connection& connection) const {
    return read_nodes(connection, kCountedNodes, row_->name());
}

Result<std::string> PostgresqlLeases::serve_at(Connection& connection, std::string host,
                                               std::uint16_t port) {
    if (host.empty()) host = dynamic_cast<PostgresqlConnection&>(connection).local_address();
    if (host.empty()) host = "127.0.0.1";  // by a socket of this machine
    const bool is_v6 = host.find(':') != std::string::npos;
    const std::string address = (is_v6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
    const std::string node = row_->name();
    // Two programs do not listen at one place, so the earlier one has ended.
    connection.prepared("DELETE FROM nodes WHERE address = ? AND node <> ?")
        .bind(address, node)
        .run();
    row_->set_address(address);
    connection.prepared("UPDATE nodes SET address = ? WHERE node = ?").bind(address, node).run();
    return address;
}

Result<Lease> PostgresqlLeases::find(Connection& connection, const std::string& room) const {
    const Cursor row(connection.prepared(kFind).bind(room));
    if (!row->step()) return Lease{true, {}, false};
    if (row->is_null(0) || row->text(0) == row_->name()) return Lease{};
    return Lease{false, row->text(1)};
}

}  // namespace mistward::store
