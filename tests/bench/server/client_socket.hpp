#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace mistward::bench {

/// One WebSocket to 127.0.0.1 that costs as little as can be, because it runs beside the server
/// that is measured: frames are read from a buffer that all sockets share, and the mask is zeros.
/// Throws whenever the server does something else than carry texts.
class ClientSocket {
public:
    using Hear = std::function<void(std::string_view text)>;

    /// Waits until the upgrade of `target` is answered; everything after that never waits.
    ClientSocket(unsigned short port, const std::string& target);
    ~ClientSocket();
    ClientSocket(ClientSocket&& other) noexcept;
    ClientSocket& operator=(ClientSocket&&) = delete;

    int descriptor() const { return descriptor_; }

    /// One text frame of at most 65,535 bytes.
    void send(std::string_view text);

    /// Reads once what has come, into `buffer`, and tells each whole text. Gives the bytes read.
    std::size_t receive(std::span<char> buffer, const Hear& hear);

private:
    void shake_hands(const std::string& target);
    void send_frame(unsigned char opcode, std::string_view payload);
    std::size_t take_frames(std::string_view bytes, const Hear& hear);
    void take_frame(unsigned char opcode, std::string_view payload, const Hear& hear);

    int descriptor_;
    std::string unfinished_;  ///< the beginning of a frame
};

}  // namespace mistward::bench
