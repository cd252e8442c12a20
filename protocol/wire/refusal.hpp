#pragma once

#include "protocol/error.hpp"
#include "protocol/wire/loose.hpp"
#include "protocol/wire/words.hpp"

#include <optional>
#include <string>

namespace mistward::protocol::wire {

// How a client is told that something was refused. Which params a code has, its schema says.

template <>
struct Words<ErrorCode> {
    static std::string_view of(ErrorCode code) { return name(code); }
};

/// Why something cannot be, where it answers no request.
struct Refused {
    ErrorCode code = ErrorCode::Internal;
    Quoting message;
    Loose params;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (code, message, params))

/// On a WebSocket.
struct ErrorMessage {
    Literal<"error"> type;
    std::optional<std::string> id;  ///< of the command that is answered, if one is
    ErrorCode code = ErrorCode::Internal;
    Quoting message;
    Loose params;
};
BOOST_DESCRIBE_STRUCT(ErrorMessage, (), (type, id, code, message, params))

/// Over HTTP (RFC 9457).
struct Problem {
    std::string type;
    Quoting title;
    unsigned status = 0;
    ErrorCode code = ErrorCode::Internal;
    Loose params;
};
BOOST_DESCRIBE_STRUCT(Problem, (), (type, title, status, code, params))

}  // namespace mistward::protocol::wire
