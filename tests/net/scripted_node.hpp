#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace mistward::net::test {

/// Stands where another node is expected: keeps what it is sent byte by byte, and answers as it is
/// told, one connection after the other.
class ScriptedNode {
public:
    using Socket = boost::asio::ip::tcp::socket;
    /// Says the rest of what it has to say, once the request's head is there.
    using Script = std::function<void(Socket&)>;

    /// Says `answer` and waits for the end of the connection.
    explicit ScriptedNode(std::string answer);
    explicit ScriptedNode(Script script);
    ~ScriptedNode();

    boost::asio::ip::tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

    /// What came on each connection, once it has ended. Nobody is answered any more.
    std::vector<std::string> heard();

private:
    void finish();
    void run();

    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_;
    const Script script_;
    std::vector<std::string> heard_;  ///< the thread's until it has ended
    std::atomic<bool> ending_ = false;
    std::thread thread_;
};

}  // namespace mistward::net::test
