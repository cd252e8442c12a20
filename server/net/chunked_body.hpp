#pragma once

#include "protocol/error.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mistward::net {

/// Puts a body together that comes in chunks (RFC 9112, section 7.1). Takes the plain form alone,
/// so that no proxy in front can read it differently: no extensions, no trailers, no blanks, lines
/// that end with CR and LF.
class ChunkedBody {
public:
    /// `most`: bytes of the body.
    explicit ChunkedBody(std::size_t most) : most_(most) {}

    /// Takes what it can from the front of `bytes` and says how much that was; never anything after
    /// the body. Less than all: more has to come first, unless it is done. Refuses with
    /// `payload_too_large` and `malformed_request`.
    protocol::Result<std::size_t> take(std::string_view bytes);

    bool is_done() const { return state_ == State::Done; }
    std::string release() { return std::move(body_); }

private:
    enum class State { Size, Data, DataEnd, LastEnd, Done };

    /// How many bytes of `bytes` it has taken; 0: not enough there.
    protocol::Result<std::size_t> step(std::string_view bytes);
    protocol::Result<std::size_t> take_size(std::string_view bytes);
    std::size_t take_data(std::string_view bytes);
    protocol::Result<std::size_t> take_line_end(std::string_view bytes, State next);

    std::size_t most_;
    State state_ = State::Size;
    std::size_t left_ = 0;  ///< of the chunk
    std::string body_;
};

}  // namespace mistward::net
