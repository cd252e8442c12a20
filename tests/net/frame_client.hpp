#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net::test {

/// A frame from the server.
struct WireFrame {
    unsigned first = 0;  ///< FIN, the reserved bits and the opcode
    std::string payload;

    bool is_close() const { return first == 0x88; }
    /// 1005: none is given.
    int close_code() const;
};

/// The bytes of a client's frame: `first` is FIN, reserved bits and opcode; the payload is masked.
std::string client_frame(unsigned first, std::string_view payload);

/// A head that claims `length` bytes, with as many bytes for it as `bytes_of_length` (0, 2 or 8).
std::string client_head(unsigned first, std::uint64_t length, unsigned bytes_of_length);

/// The payload of a close frame.
std::string close_payload(unsigned code, std::string_view reason = {});

/// A blocking WebSocket client of the fake room that sends exactly the bytes that it is given.
class FrameClient {
public:
    /// `receive_buffer`: bytes that the system may keep for it; 0: as many as it likes.
    explicit FrameClient(const boost::asio::ip::tcp::endpoint& server, int receive_buffer = 0);

    /// False if the server has ended the connection.
    bool send(std::string_view bytes);

    /// The next frame; nothing if the connection has ended.
    std::optional<WireFrame> receive();

    /// Frames up to the close frame; its code. 1006: the connection ended without one.
    int close_code();

    /// True if the server ends the connection in good manners, without another byte.
    bool is_ended();

    void stop_sending();

private:
    std::string read(std::size_t size);

    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_;
    std::string came_;  ///< and is not read yet
};

}  // namespace mistward::net::test
