#include "server/net/chunked_body.hpp"

#include "server/net/http_errors.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace mistward::net {
namespace {

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::size_t kSizeDigits = 8;

bool is_hex_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

}  // namespace

protocol::Result<std::size_t> ChunkedBody::take(std::string_view bytes) {
    std::size_t taken = 0;
    while (!is_done()) {
        const auto step_bytes = step(bytes.substr(taken));
        if (!step_bytes) return tl::unexpected(step_bytes.error());
        if (*step_bytes == 0) break;
        taken += *step_bytes;
    }
    return taken;
}

protocol::Result<std::size_t> ChunkedBody::step(std::string_view bytes) {
    switch (state_) {
        case State::Size:
            return take_size(bytes);
        case State::Data:
            return take_data(bytes);
        case State::DataEnd:
            return take_line_end(bytes, State::Size);
        case State::LastEnd:
            return take_line_end(bytes, State::Done);
        case State::Done:
            break;
    }
    return 0;
}

protocol::Result<std::size_t> ChunkedBody::take_size(std::string_view bytes) {
    const auto end = std::find_if_not(bytes.begin(), bytes.end(), is_hex_digit);
    const auto digits = bytes.substr(0, static_cast<std::size_t>(end - bytes.begin()));
    if (digits.size() > kSizeDigits) {
        return tl::unexpected(malformed("a chunk's size has too many digits"));
    }
    const auto rest = bytes.substr(digits.size(), kLineEnd.size());
    if (!kLineEnd.starts_with(rest) || (digits.empty() && !rest.empty())) {
        return tl::unexpected(malformed("a chunk's size is not a plain number"));
    }
    if (rest.size() < kLineEnd.size()) return 0;
    std::uint64_t size = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), size, 16);
    if (size > most_ - body_.size()) return tl::unexpected(body_too_large(most_));
    left_ = static_cast<std::size_t>(size);
    state_ = size == 0 ? State::LastEnd : State::Data;
    return digits.size() + kLineEnd.size();
}

std::size_t ChunkedBody::take_data(std::string_view bytes) {
    const auto data = bytes.substr(0, left_);
    body_ += data;
    left_ -= data.size();
    if (left_ == 0) state_ = State::DataEnd;
    return data.size();
}

protocol::Result<std::size_t> ChunkedBody::take_line_end(std::string_view bytes, State next) {
    const auto line = bytes.substr(0, kLineEnd.size());
    if (!kLineEnd.starts_with(line)) {
        return tl::unexpected(malformed(next == State::Done ? "trailers are not taken"
                                                            : "a chunk is longer than its size"));
    }
    if (line.size() < kLineEnd.size()) return 0;
    state_ = next;
    return kLineEnd.size();
}

}  // namespace mistward::net
