#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace mistward::net::test {

/// A blocking WebSocket client of the fake room.
class WsClient {
public:
    explicit WsClient(const boost::asio::ip::tcp::endpoint& server, const std::string& origin = {});

    void send(std::string_view text);
    void send_binary(std::string_view bytes);
    void ping();

    /// Says hello, with a token or as a spectator, and takes the welcome.
    void hello(const std::string& token = {});

    nlohmann::json receive();

    /// The server's close code; fails the test if a message comes instead. 1006: none came.
    int close_code();

private:
    boost::asio::io_context context_;
    boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false> stream_;
};

}  // namespace mistward::net::test
