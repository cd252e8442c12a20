#pragma once

#include <boost/asio/buffer.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace mistward::net {

namespace asio = boost::asio;

/// Texts as WebSocket frames of a server, whole and unmasked (RFC 6455, 5.2): a head each, and the
/// texts where they are.
class TextFrames {
public:
    /// The bytes to write. They refer to the texts, and to this until it is called again.
    std::span<const asio::const_buffer> of(std::span<const std::string_view> texts);

    /// What is left of those bytes when so many more have been written.
    std::span<const asio::const_buffer> skip(std::size_t written);

private:
    static constexpr std::size_t kLongestHead = 10;
    using Head = std::array<unsigned char, kLongestHead>;

    std::vector<Head> heads_;
    std::vector<asio::const_buffer> parts_;
    std::size_t next_ = 0;  ///< the first part that is not written
};

}  // namespace mistward::net
