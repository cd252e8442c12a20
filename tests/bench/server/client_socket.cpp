#include "tests/bench/server/client_socket.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace mistward::bench {
namespace {

constexpr unsigned char kText = 1;
constexpr unsigned char kPing = 9;
constexpr unsigned char kPong = 10;
constexpr unsigned char kFinal = 0x80;
constexpr unsigned char kMasked = 0x80;
constexpr std::size_t kShort = 125;  // longer payloads have a length of their own
constexpr std::string_view kMask{"\0\0\0\0", 4};

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

int connect_to(unsigned short port) {
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) fail("socket");
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) < 0) {
        fail("connect");
    }
    const int yes = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return descriptor;
}

std::size_t big_endian(std::string_view bytes) {
    std::size_t value = 0;
    for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

/// The bytes of a server's frame before its payload, and of the payload.
struct Extent {
    std::size_t head = 2;
    std::size_t payload = 0;
};

/// Needs two bytes; a head that is not whole is only as long as it says.
Extent extent_of(std::string_view bytes) {
    const std::size_t word = static_cast<unsigned char>(bytes[1]) & 0x7fU;
    if (word <= kShort) return {2, word};
    const std::size_t length = word == kShort + 1 ? 2 : 8;
    return {2 + length, big_endian(bytes.substr(2, length))};
}

}  // namespace

ClientSocket::ClientSocket(unsigned short port, const std::string& target)
    : descriptor_(connect_to(port)) {
    shake_hands(target);
    if (fcntl(descriptor_, F_SETFL, O_NONBLOCK) < 0) fail("fcntl");
}

ClientSocket::~ClientSocket() {
    if (descriptor_ >= 0) close(descriptor_);
}

ClientSocket::ClientSocket(ClientSocket&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      unfinished_(std::move(other.unfinished_)) {}

void ClientSocket::shake_hands(const std::string& target) {
    const std::string request = "GET " + target +
                                " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
                                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    if (::send(descriptor_, request.data(), request.size(), MSG_NOSIGNAL) < 0) fail("send");
    std::string answer;
    char byte = 0;
    // One by one, so that nothing behind the answer is taken with it.
    while (!answer.ends_with("\r\n\r\n")) {
        if (recv(descriptor_, &byte, 1, 0) <= 0) fail("the server ends the connection");
        answer += byte;
    }
    if (!answer.starts_with("HTTP/1.1 101")) throw std::runtime_error("no upgrade: " + answer);
}

void ClientSocket::send(std::string_view text) { send_frame(kText, text); }

void ClientSocket::send_frame(unsigned char opcode, std::string_view payload) {
    std::string frame;
    frame.reserve(payload.size() + 8);
    frame += static_cast<char>(kFinal | opcode);
    if (payload.size() <= kShort) {
        frame += static_cast<char>(kMasked | payload.size());
    } else {
        frame += static_cast<char>(kMasked | (kShort + 1));
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size() & 0xffU);
    }
    frame.append(kMask).append(payload);
    const ssize_t sent = ::send(descriptor_, frame.data(), frame.size(), MSG_NOSIGNAL);
    if (sent < 0) fail("send");
    if (static_cast<std::size_t>(sent) < frame.size()) throw std::runtime_error("nobody reads");
}

std::size_t ClientSocket::receive(std::span<char> buffer, const Hear& hear) {
    const ssize_t count = recv(descriptor_, buffer.data(), buffer.size(), 0);
    if (count < 0 && errno == EAGAIN) return 0;
    if (count < 0) fail("recv");
    if (count == 0) throw std::runtime_error("the server ends a connection");
    const std::string_view bytes(buffer.data(), static_cast<std::size_t>(count));
    if (unfinished_.empty()) {
        unfinished_ = bytes.substr(take_frames(bytes, hear));
    } else {
        unfinished_ += bytes;
        unfinished_.erase(0, take_frames(unfinished_, hear));
    }
    return bytes.size();
}

/// Gives how many bytes were whole frames.
std::size_t ClientSocket::take_frames(std::string_view bytes, const Hear& hear) {
    std::size_t taken = 0;
    while (bytes.size() - taken >= 2) {
        const std::string_view rest = bytes.substr(taken);
        const Extent extent = extent_of(rest);
        if (rest.size() < extent.head || rest.size() - extent.head < extent.payload) break;
        take_frame(static_cast<unsigned char>(rest[0]), rest.substr(extent.head, extent.payload),
                   hear);
        taken += extent.head + extent.payload;
    }
    return taken;
}

void ClientSocket::take_frame(unsigned char first, std::string_view payload, const Hear& hear) {
    if (first == (kFinal | kText)) return hear(payload);
    if (first == (kFinal | kPing)) return send_frame(kPong, payload);
    throw std::runtime_error("the server sends a frame that is no whole text: " +
                             std::string(payload.substr(0, 120)));
}

}  // namespace mistward::bench
