#include "server/store/look_through.hpp"

#include <limits>

namespace mistward::store {

Found look_through(Statement& list, std::size_t limit, std::size_t within) {
    Found found;
    std::string last;
    for (std::size_t looked = 0; list.step(); ++looked) {
        if (looked == within || found.ids.size() == limit) {
            found.next = std::move(last);
            break;
        }
        last = list.text(0);
        if (list.integer(1) != 0) found.ids.push_back(last);
    }
    return found;
}

std::optional<std::int64_t> moment_of(Connection& connection, std::string_view query,
                                      const std::optional<std::string>& id) {
    if (!id) return std::numeric_limits<std::int64_t>::max();
    const Cursor row(connection.prepared(query).bind(*id));
    return row->step() ? std::optional(row->integer(0)) : std::nullopt;
}

}  // namespace mistward::store
