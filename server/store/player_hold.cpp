#include "server/store/player_hold.hpp"

namespace mistward::store {

bool holds_player(Connection& connection, const std::string& id) {
    // SQLite has one writer, so nothing is to be locked.
    constexpr PerDialect kHold{"SELECT 1 FROM players WHERE id = ?",
                               "SELECT 1 FROM players WHERE id = ? FOR KEY SHARE"};
    const Cursor row(connection.prepared(kHold).bind(id));
    return row->step();
}

Result<void> check_player(Connection& connection, const std::optional<std::string>& id) {
    if (id && !holds_player(connection, *id)) return tl::unexpected(Failure::Forgotten);
    return {};
}

}  // namespace mistward::store
