#include "server/net/text_frames.hpp"

#include <cstdint>

namespace mistward::net {
namespace {

constexpr unsigned char kWholeText = 0x81;
constexpr std::size_t kLongestInOneByte = 125;
constexpr unsigned char kTwoBytesFollow = 126;
constexpr unsigned char kEightBytesFollow = 127;

/// Writes the length behind the first byte, most significant byte first; gives the bytes of the
/// head.
std::size_t put_length(std::span<unsigned char> head, std::uint64_t length) {
    std::size_t bytes = 0;
    if (length <= kLongestInOneByte) {
        head[1] = static_cast<unsigned char>(length);
    } else {
        bytes = length <= UINT16_MAX ? 2 : 8;
        head[1] = bytes == 2 ? kTwoBytesFollow : kEightBytesFollow;
    }
    for (std::size_t i = 0; i < bytes; ++i) {
        head[2 + i] = static_cast<unsigned char>(length >> 8 * (bytes - 1 - i));
    }
    return 2 + bytes;
}

}  // namespace

std::span<const asio::const_buffer> TextFrames::of(std::span<const std::string_view> texts) {
    heads_.resize(texts.size());
    parts_.clear();
    next_ = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        heads_[i][0] = kWholeText;
        parts_.push_back(asio::buffer(heads_[i], put_length(heads_[i], texts[i].size())));
        parts_.push_back(asio::buffer(texts[i]));
    }
    return parts_;
}

std::span<const asio::const_buffer> TextFrames::skip(std::size_t written) {
    while (next_ < parts_.size() && written >= parts_[next_].size()) {
        written -= parts_[next_++].size();
    }
    if (next_ < parts_.size()) parts_[next_] += written;
    return std::span(parts_).subspan(next_);
}

}  // namespace mistward::net
