// Bytes through a real server over the loopback, into the code that every connection runs. The
// first byte chooses: bytes as they are, or frames after the upgrade to a WebSocket. The session
// ends when the bytes end, no handler throws, and what comes back are answers or frames.
#include "tests/fuzz/fake_faults.hpp"
#include "tests/fuzz/frames.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/net/test_server.hpp"

#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include <array>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

using namespace mistward;

namespace {

namespace asio = boost::asio;
using Socket = asio::ip::tcp::socket;

/// A fake room keeps what it was told, so there is a new one now and then.
constexpr std::size_t kSessionsOfServer = 2000;
constexpr timeval kPatience{20, 0};

constexpr std::string_view kUpgrade =
    "GET /api/v1/rooms/room1/ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// What a server logs as an error is one that the input made.
class Findings final : public spdlog::sinks::base_sink<std::mutex> {
    void sink_it_(const spdlog::details::log_msg& message) override {
        const std::string_view text(message.payload.data(), message.payload.size());
        fuzz::require(message.level < spdlog::level::err || fuzz::is_meant(text), text);
    }
    void flush_() override {}
};

/// Whoever closes waits for the other side as long as this at most, which no input should spend.
net::Limits impatient() {
    net::Limits limits;
    limits.close_time = limits.linger_time = std::chrono::milliseconds(250);
    return limits;
}

std::unique_ptr<net::test::TestServer> make_server() {
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("findings", std::make_shared<Findings>()));
    return std::make_unique<net::test::TestServer>(impatient(), std::vector<std::string>{},
                                                   net::test::no_quotas());
}

asio::ip::tcp::endpoint endpoint() {
    static std::unique_ptr<net::test::TestServer> server;
    static std::size_t sessions = 0;
    if (sessions++ % kSessionsOfServer == 0) {
        server.reset();
        server = make_server();
    }
    return server->endpoint();
}

/// A connection whose input ends with the bytes that it is given.
class Client {
public:
    Client() : socket_(context_) {
        socket_.connect(endpoint());
        ::setsockopt(socket_.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &kPatience,
                     sizeof kPatience);
    }

    void send(std::string_view bytes) {
        boost::system::error_code ended_early;
        asio::write(socket_, asio::buffer(bytes), ended_early);
    }

    /// Frames may only follow once the server has agreed. False if it ended the connection without
    /// a word, as it does when the machine is too busy for an answer within its time.
    bool upgrade() {
        send(kUpgrade);
        while (!said_.ends_with("\r\n\r\n")) {
            if (receive()) continue;
            fuzz::require(said_.empty() || said_.starts_with("HTTP/1.1 101 "),
                          "the upgrade is taken");
            return false;
        }
        return true;
    }

    /// All that the server says before it ends the connection.
    std::string finish() {
        boost::system::error_code ended_early;
        socket_.shutdown(Socket::shutdown_send, ended_early);
        while (receive()) continue;
        return std::move(said_);
    }

private:
    /// False at the end.
    bool receive() {
        std::array<char, 4096> piece;
        const ssize_t size = ::recv(socket_.native_handle(), piece.data(), piece.size(), 0);
        fuzz::require(size >= 0 || errno != EAGAIN, "a session ends when its bytes end");
        if (size > 0) said_.append(piece.data(), static_cast<std::size_t>(size));
        return size > 0;
    }

    asio::io_context context_;
    Socket socket_;
    std::string said_;
};

}  // namespace

void mistward::fuzz_session(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, size);
    const bool plain = choices.flag();
    Client client;
    if (!plain && !client.upgrade()) return;
    client.send(plain ? std::string(choices.rest()) : fuzz::choose_frames(choices));
    const std::string said = client.finish();
    fuzz::require(said.empty() || said.starts_with("HTTP/1.1 "), "the server speaks HTTP first");
    if (!plain) fuzz::check_served_frames(said);
}
