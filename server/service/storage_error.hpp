#pragma once

#include "protocol/error.hpp"
#include "server/store/store.hpp"

#include <optional>
#include <string>
#include <utility>

namespace mistward::rooms {

/// Of requests with one Idempotency-Key, one at a time is carried out.
inline protocol::Error request_under_way() {
    constexpr std::int64_t kSoonMs = 1000;
    return {protocol::ErrorCode::RequestUnderWay,
            "a request with that Idempotency-Key is being carried out; ask again for its answer",
            {{"retry_after_ms", kSoonMs}}};
}

/// What a client is told when the store cannot serve.
inline protocol::Error storage_error(store::Failure failure) {
    if (failure == store::Failure::Forgotten) {
        return {protocol::ErrorCode::Unauthorized,
                "this is of a player who has been forgotten; nothing changed"};
    }
    if (failure == store::Failure::Repeated) return request_under_way();
    const std::string change = failure == store::Failure::Unknown
                                   ? "nobody knows whether anything changed ("
                                   : "nothing changed (";
    return {protocol::ErrorCode::StorageUnavailable,
            "the server's storage cannot be used at the moment; " + change +
                std::string(store::name(failure)) + ")",
            protocol::Json::object()};
}

/// What the store has done or read; or why it could not.
template <class T>
protocol::Result<T> stored(store::Result<T> result) {
    return std::move(result).map_error(storage_error);
}

/// What the store has looked for; `missing` if there is no such thing.
template <class T>
protocol::Result<T> looked_up(store::Result<std::optional<T>> stored, protocol::Error missing) {
    if (!stored) return tl::unexpected(storage_error(stored.error()));
    if (!*stored) return tl::unexpected(std::move(missing));
    return std::move(**stored);
}

}  // namespace mistward::rooms
