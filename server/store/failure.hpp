#pragma once

#include <boost/asio/awaitable.hpp>
#include <tl/expected.hpp>

#include <string_view>

namespace mistward::store {

/// Why nothing was read or written. Everything is as it was before the call, but for `Unknown`.
enum class Failure {
    Conflict,     ///< the row exists already, or somebody else appended at that seq
    Unavailable,  ///< disk full, read-only, busy or away; may work again later
    Forgotten,    ///< it is of a player who was forgotten; nothing of them comes in any more
    Repeated,     ///< what was asked with that key has been done, and was not done again
    Unknown,      ///< nobody knows whether it was written; whoever goes on reads it again first
};

std::string_view name(Failure failure);

template <class T>
using Result = tl::expected<T, Failure>;

template <class T>
using AsyncResult = boost::asio::awaitable<Result<T>>;

}  // namespace mistward::store
