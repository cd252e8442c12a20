#include "server/store/queries.hpp"

#include <algorithm>
#include <limits>

namespace mistward::store {

namespace {

constexpr std::string_view kPage =
    "SELECT number, seat, name, text, at, player FROM chat WHERE room = ? AND number < ? "
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
        ChatRecord& line = lines.emplace_back();
        line.number = static_cast<std::uint64_t>(rows->integer(0));
        line.seat = static_cast<std::uint8_t>(rows->integer(1));
        line.name = rows->text(2);
        line.text = rows->text(3);
        line.at_ms = rows->integer(4);
        if (!rows->is_null(5)) line.player = rows->text(5);
    }
    std::ranges::reverse(lines);
    return lines;
}

std::vector<ChatRecord> newest_chat(Connection& connection, const std::string& room) {
    return chat(connection, room, std::numeric_limits<std::uint64_t>::max());
}

}  // namespace mistward::store
