#pragma once

#include "server/net/router.hpp"
#include "server/service/room.hpp"

#include <initializer_list>
#include <type_traits>
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

/// Lets `give(value)`, an `Answer`, answer what was read of a request. What could not be read
/// refuses the request.
template <class T, class Give>
Answer answer_for(protocol::Result<T> read, Give give) {
    if (!read) co_return tl::unexpected(std::move(read.error()));
    if constexpr (std::is_void_v<T>) {
        co_return co_await give();
    } else {
        co_return co_await give(std::move(*read));
    }
}

/// Answers with what `show` makes of the value of `task`; what it refuses, refuses the request.
template <class T, class Show>
Answer answer_with(rooms::AsyncResult<T> task, Show show) {
    auto value = co_await std::move(task);
    co_return std::move(value).map(show);
}

/// Asks a room or the archive what was read of a request, and answers with what `show` makes of the
/// answer.
template <class Asked, class Show, class Request, class Any>
Answer ask(rooms::Door<Request, Any>& door, protocol::Result<Asked> read, Show show) {
    return answer_for(std::move(read), [&door, show](Asked asked) {
        return answer_with(door.ask(std::move(asked)), show);
    });
}

}  // namespace mistward::net
