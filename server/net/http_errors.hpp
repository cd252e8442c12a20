#pragma once

#include "protocol/error.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mistward::net {

/// The request's bytes could be read in two ways.
inline protocol::Error malformed(std::string_view reason) {
    return {protocol::ErrorCode::MalformedRequest,
            "the request is not one that this server takes: " + std::string(reason),
            {{"reason", reason}}};
}

inline protocol::Error body_too_large(std::size_t limit) {
    return {protocol::ErrorCode::PayloadTooLarge,
            "the body is over " + std::to_string(limit) + " bytes",
            {{"limit", limit}}};
}

}  // namespace mistward::net
