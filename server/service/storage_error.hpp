#pragma once

#include "protocol/error.hpp"
#include "server/store/store.hpp"

#include <string>

namespace mistward::rooms {

/// What a client is told when the store cannot serve.
inline protocol::Error storage_error(store::Failure failure) {
    return {protocol::ErrorCode::StorageUnavailable,
            "the server's storage cannot be used at the moment; nothing changed (" +
                std::string(store::name(failure)) + ")",
            protocol::Json::object()};
}

}  // namespace mistward::rooms
