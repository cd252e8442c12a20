#include "server/service/said_line.hpp"

#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

protocol::Error no_such_line() {
    constexpr std::string_view kExpected = "a line of the chat that is still there";
    return {protocol::ErrorCode::InvalidMessage,
            "\"line\" must be " + std::string(kExpected),
            {{"field", "line"}, {"expected", kExpected}}};
}

}  // namespace

AsyncResult<store::ChatRecord> said_line(store::Store& store, std::string room,
                                         std::uint64_t line) {
    auto lines = stored(co_await store.chat(std::move(room), line + 1));
    if (!lines) co_return tl::unexpected(lines.error());
    const bool is_there = !lines->empty() && lines->back().number == line;
    if (!is_there) co_return tl::unexpected(no_such_line());
    co_return std::move(lines->back());
}

std::optional<std::string> token_here(const RoomState& room, std::string token) {
    const bool opens = seat_of_token(room, token) || is_owner_token(room, token);
    return opens ? std::optional(std::move(token)) : std::nullopt;
}

}  // namespace mistward::rooms
