#include "server/store/queries.hpp"

#include <algorithm>
#include <limits>

namespace mistward::store {

namespace {

constexpr std::string_view kPage =
    "SELECT number, seat, name, text, at FROM chat WHERE room = ? AND number < ? "
    "ORDER BY number DESC LIMIT ?";

}  // namespace

std::vector<ChatRecord> chat(Connection& connection, const std::string& room,
                             std::uint64_t before) {
    constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
    const Cursor rows(
        connection.prepared(kPage).bind(room, static_cast<std::int64_t>(std::min(before, kMost)),
                                        static_cast<std::int64_t>(kChatPage)));
    std::vector<ChatRecord> lines;
    while (rows->step()) {
        lines.push_back({static_cast<std::uint64_t>(rows->integer(0)),
                         static_cast<std::uint8_t>(rows->integer(1)), rows->text(2), rows->text(3),
                         rows->integer(4)});
    }
    std::ranges::reverse(lines);
    return lines;
}

std::vector<ChatRecord> newest_chat(Connection& connection, const std::string& room) {
    return chat(connection, room, std::numeric_limits<std::uint64_t>::max());
}

}  // namespace mistward::store
