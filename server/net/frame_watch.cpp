#include "server/net/frame_watch.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

// As RFC 6455, section 5.2, lays them out.
constexpr unsigned char kFinBit = 0x80;
constexpr unsigned char kControlBit = 0x08;
constexpr unsigned char kMaskBit = 0x80;
constexpr unsigned char kLengthBits = 0x7f;
constexpr unsigned char kLength16 = 126;
constexpr unsigned char kLength64 = 127;

std::size_t bytes_of_length(unsigned char length) {
    if (length == kLength16) return 2;
    return length == kLength64 ? 8 : 0;
}

}  // namespace

FrameWatch::FrameWatch(const asio::any_io_executor& executor, const Limits& limits)
    : message_time_(limits.message_time),
      frames_(limits.frames_per_second, limits.frame_burst, TokenBucket::Clock::now()),
      message_deadline_(executor) {}

void FrameWatch::take(std::string_view bytes) {
    while (!bytes.empty()) {
        if (payload_ > 0) {
            const auto passed = std::min<std::uint64_t>(payload_, bytes.size());
            payload_ -= passed;
            bytes.remove_prefix(static_cast<std::size_t>(passed));
            if (payload_ == 0) end_frame();
        } else {
            head_[in_head_++] = static_cast<unsigned char>(bytes.front());
            bytes.remove_prefix(1);
            if (in_head_ == head_bytes()) begin_frame();
        }
    }
    mind_message();
}

std::size_t FrameWatch::head_bytes() const {
    if (in_head_ < 2) return 2;
    const std::size_t mask = (head_[1] & kMaskBit) != 0 ? 4 : 0;
    return 2 + bytes_of_length(head_[1] & kLengthBits) + mask;
}

std::uint64_t FrameWatch::payload_bytes() const {
    const unsigned char length = head_[1] & kLengthBits;
    const std::size_t more = bytes_of_length(length);
    if (more == 0) return length;
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < more; ++i) bytes = bytes << 8 | head_[2 + i];
    return bytes;
}

void FrameWatch::begin_frame() {
    if (!frames_.take(TokenBucket::Clock::now())) object("too many frames");
    if ((head_[0] & kControlBit) == 0) in_message_ = true;
    payload_ = payload_bytes();
    in_head_ = 0;
    if (payload_ == 0) end_frame();
}

void FrameWatch::end_frame() {
    const bool is_data = (head_[0] & kControlBit) == 0;
    if (!is_data || (head_[0] & kFinBit) == 0) return;
    in_message_ = false;
    // The same bytes may begin the next one, whose time only begins now.
    mind_message();
}

/// Most messages come whole and need no timer.
void FrameWatch::mind_message() {
    if (in_message_ == is_timed_) return;
    is_timed_ = in_message_;
    if (!in_message_) return message_deadline_.disarm();
    message_deadline_.arm(message_time_, [this] { object("a message took too long"); });
}

void FrameWatch::object(std::string_view why) {
    if (const auto object = std::exchange(object_, nullptr)) object(why);
}

}  // namespace mistward::net
