#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <atomic>
#include <deque>
#include <mutex>
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
    std::vector<Request> requests() const;

    /// An answer that never comes: the connection stays open.
    static constexpr const char* kSilence = "";
    static constexpr const char* kWell = "HTTP/1.1 204 No Content\r\n\r\n";

private:
    void run();
    void serve(boost::asio::ip::tcp::socket socket);

    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_;
    mutable std::mutex mutex_;
    std::deque<std::string> answers_;
    std::vector<Request> requests_;
    std::vector<boost::asio::ip::tcp::socket> silent_;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

}  // namespace mistward::test
