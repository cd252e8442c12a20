#pragma once

#include "server/net/deadline.hpp"
#include "server/net/token_bucket.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace mistward::net {

/// Follows the frames of a client by their heads, as their bytes come, and objects to those that
/// come too fast, whatever their kind, and to a message that takes too long. What breaks the
/// protocol is left to whoever reads the messages. All on one strand.
class FrameWatch {
public:
    /// Told why, once.
    using Objection = std::function<void(std::string_view why)>;

    FrameWatch(const asio::any_io_executor& executor, const Limits& limits);

    void on_objection(Objection object) { object_ = std::move(object); }

    /// The next bytes from the client.
    void take(std::string_view bytes);

private:
    /// How many bytes the head has, as far as it is known.
    std::size_t head_bytes() const;
    std::uint64_t payload_bytes() const;
    void begin_frame();
    void end_frame();
    void mind_message();
    void object(std::string_view why);

    Duration message_time_;
    TokenBucket frames_;
    Deadline message_deadline_;
    Objection object_;
    std::array<unsigned char, 14> head_{};
    std::size_t in_head_ = 0;    ///< bytes of the head that have come
    std::uint64_t payload_ = 0;  ///< bytes of the payload that have not
    bool in_message_ = false;
    bool is_timed_ = false;  ///< the deadline runs
};

}  // namespace mistward::net
