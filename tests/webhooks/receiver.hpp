#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace mistward::test {

/// A server on this machine that takes webhooks and says what it was told to say, byte for byte.
class Receiver {
public:
    using Request = boost::beast::http::request<boost::beast::http::string_body>;

    Receiver();
    ~Receiver();
    Receiver(const Receiver&) = delete;
    Receiver& operator=(const Receiver&) = delete;

    std::string url(const std::string& target = "/in") const;
    /// Each once, in order; afterwards all is well.
    void answer(const std::string& bytes);
    /// From now on all is well.
    void recover();
    std::vector<Request> requests() const;
    std::optional<Request> last() const;
    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    /// An answer that never comes: the connection stays open.
    static constexpr const char* kSilence = "";
    /// One that goes on for ever, a byte at a time.
    static constexpr const char* kDrip = "drip";
    static constexpr const char* kWell = "HTTP/1.1 204 No Content\r\n\r\n";

private:
    void run();
    void serve(boost::asio::ip::tcp::socket socket);
    void drip(boost::asio::ip::tcp::socket socket);

    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_;
    mutable std::mutex mutex_;
    std::deque<std::string> answers_;
    std::vector<Request> requests_;
    std::vector<boost::asio::ip::tcp::socket> silent_;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

/// Ports of this machine at which connections are taken, and nothing is ever said.
class MutePorts {
public:
    explicit MutePorts(std::size_t count);

    std::string url(std::size_t port, const std::string& scheme = "http") const;
    std::size_t size() const { return acceptors_.size(); }

private:
    boost::asio::io_context context_;
    std::vector<boost::asio::ip::tcp::acceptor> acceptors_;
};

/// A port of another address of this machine at which no connection is taken any more, nor refused.
class CloggedPort {
public:
    CloggedPort(const std::string& address, std::uint16_t port);

private:
    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_;
    std::vector<boost::asio::ip::tcp::socket> waiting_;
};

}  // namespace mistward::test
