#pragma once

#include "protocol/error.hpp"

#include <string>

namespace mistward::rooms {

/// The refusal of a `before` that no page ended with.
inline protocol::Error unknown_cursor(const std::string& expected) {
    return {protocol::ErrorCode::InvalidMessage,
            "\"before\" must be " + expected,
            {{"field", "before"}, {"expected", expected}}};
}

}  // namespace mistward::rooms
