#pragma once

#include "server/net/router.hpp"
#include "server/service/room.hpp"

#include <initializer_list>
#include <utility>

namespace mistward::net {

/// A `T` of what was read of a request, part by part, or the error of the first part that could not
/// be read.
template <class T, class... Parts>
protocol::Result<T> made_of(protocol::Result<Parts>... parts) {
    for (const protocol::Error* error : {parts ? nullptr : &parts.error()...}) {
        if (error != nullptr) return tl::unexpected(*error);
    }
    return T{std::move(*parts)...};
}

/// Asks the room what was read of a request, and answers with what `show` makes of its answer. What
/// could not be read, and what the room refuses, refuses the request.
template <class Asked, class Show>
Answer ask(rooms::Room& room, protocol::Result<Asked> read, Show show) {
    if (!read) co_return tl::unexpected(std::move(read.error()));
    auto answered = co_await room.ask(std::move(*read));
    co_return std::move(answered).map(show);
}

}  // namespace mistward::net
