#include "tests/net/frame_client.hpp"

#include <doctest/doctest.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <array>

namespace mistward::net::test {

namespace asio = boost::asio;

namespace {

constexpr std::array<char, 4> kMask{0x37, '\xfa', 0x21, 0x3d};

std::string big_endian(std::uint64_t value, unsigned bytes) {
    std::string text;
    for (unsigned i = bytes; i > 0; --i) {
        text.push_back(static_cast<char>((value >> ((i - 1) * 8)) & 0xff));
    }
    return text;
}

std::uint64_t number_of(std::string_view bytes) {
    std::uint64_t value = 0;
    for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

std::string masked(std::string_view payload) {
    std::string text(payload);
    for (std::size_t i = 0; i < text.size(); ++i) text[i] ^= kMask[i % kMask.size()];
    return text;
}

}  // namespace

int WireFrame::close_code() const {
    return payload.size() < 2 ? 1005 : static_cast<int>(number_of(payload.substr(0, 2)));
}

std::string client_head(unsigned first, std::uint64_t length, unsigned bytes_of_length) {
    constexpr unsigned kMasked = 0x80;
    const auto short_length = bytes_of_length == 0   ? static_cast<unsigned>(length)
                              : bytes_of_length == 2 ? 126U
                                                     : 127U;
    return std::string{static_cast<char>(first), static_cast<char>(kMasked | short_length)} +
           big_endian(length, bytes_of_length) + std::string(kMask.data(), kMask.size());
}

std::string client_frame(unsigned first, std::string_view payload) {
    const unsigned bytes = payload.size() < 126 ? 0 : payload.size() < 65536 ? 2 : 8;
    return client_head(first, payload.size(), bytes) + masked(payload);
}

std::string close_payload(unsigned code, std::string_view reason) {
    return big_endian(code, 2) + std::string(reason);
}

FrameClient::FrameClient(const asio::ip::tcp::endpoint& server, int receive_buffer)
    : socket_(context_, asio::ip::tcp::v4()) {
    if (receive_buffer > 0) {
        socket_.set_option(asio::socket_base::receive_buffer_size(receive_buffer));
    }
    socket_.connect(server);
    // What is sent in pieces arrives in pieces, and none waits for the one before.
    socket_.set_option(asio::ip::tcp::no_delay(true));
    send(
        "GET /api/v1/rooms/room1/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    const auto size = asio::read_until(socket_, asio::dynamic_buffer(came_), "\r\n\r\n");
    REQUIRE(came_.starts_with("HTTP/1.1 101 "));
    came_.erase(0, size);
}

bool FrameClient::send(std::string_view bytes) {
    boost::system::error_code error;
    asio::write(socket_, asio::buffer(bytes), error);
    return !error;
}

void FrameClient::stop_sending() { socket_.shutdown(asio::ip::tcp::socket::shutdown_send); }

std::string FrameClient::read(std::size_t size) {
    boost::system::error_code error;
    if (came_.size() < size) {
        asio::read(socket_, asio::dynamic_buffer(came_),
                   asio::transfer_exactly(size - came_.size()), error);
    }
    const auto bytes = came_.substr(0, size);
    came_.erase(0, bytes.size());
    return bytes;
}

std::optional<WireFrame> FrameClient::receive() {
    const auto head = read(2);
    if (head.size() < 2) return std::nullopt;
    WireFrame frame{static_cast<unsigned char>(head[0]), {}};
    std::uint64_t length = static_cast<unsigned char>(head[1]);
    if (length == 126) length = number_of(read(2));
    if (length == 127) length = number_of(read(8));
    frame.payload = read(length);
    return frame;
}

int FrameClient::close_code() {
    while (const auto frame = receive()) {
        if (frame->is_close()) return frame->close_code();
    }
    return 1006;
}

bool FrameClient::is_ended() {
    char byte = 0;
    boost::system::error_code error;
    const auto size = socket_.read_some(asio::buffer(&byte, 1), error);
    return came_.empty() && size == 0 && error == asio::error::eof;
}

}  // namespace mistward::net::test
