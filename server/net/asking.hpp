#pragma once

#include "server/net/router.hpp"
#include "server/service/room.hpp"

#include <functional>
#include <initializer_list>
#include <type_traits>
#include <utility>

namespace mistward::net {

namespace detail {

template <class T, class Make>
protocol::Result<T> read_on(const Make& make) {
    return make();
}

template <class T, class Make, class Part, class... Parts>
protocol::Result<T> read_on(const Make& make, Part part, Parts... parts) {
    auto read = [&part] {
        if constexpr (std::is_invocable_v<Part&>) {
            return part();
        } else {
            return std::move(part);
        }
    }();
    if (!read) return tl::unexpected(std::move(read.error()));
    const auto make_with = [&](auto... others) {
        return make(std::move(*read), std::move(others)...);
    };
    return read_on<T>(make_with, std::move(parts)...);
}

}  // namespace detail

/// A `T` of what was read of a request, part by part, or the error of the first part that could not
/// be read. A part is a `protocol::Result`, or a function that gives one: it is only called if
/// those before could be read, so that nobody has a body read without the token for it.
template <class T, class... Parts>
protocol::Result<T> made_of(Parts... parts) {
    const auto make = [](auto... read) { return protocol::Result<T>(T{std::move(read)...}); };
    return detail::read_on<T>(make, std::move(parts)...);
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
template <class T>
Answer answer_with(rooms::AsyncResult<T> task,
                   std::type_identity_t<std::function<Response(const T&)>> show) {
    auto value = co_await std::move(task);
    co_return std::move(value).map(show);
}

inline Answer answer_with(rooms::AsyncResult<void> task, std::function<Response()> show) {
    auto done = co_await std::move(task);
    co_return std::move(done).map(show);
}

inline Answer refused(protocol::Error error) { co_return tl::unexpected(std::move(error)); }

/// Asks a room or the archive what was read of a request, and answers with what `show` makes of the
/// answer.
template <class Asked, class Show, class Request, class Any>
Answer ask(rooms::Door<Request, Any>& door, protocol::Result<Asked> read, Show show) {
    if (!read) return refused(std::move(read.error()));
    return answer_with(door.ask(std::move(*read)), std::move(show));
}

}  // namespace mistward::net
