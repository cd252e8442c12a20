#pragma once

#include "clients/bot/http_client.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace mistward::bot {

/// A WebSocket to one room, in JSON. One coroutine uses it. Everything throws
/// `boost::system::system_error` when the connection is lost; a peer that is silent for long counts
/// as lost.
class GameSocket {
public:
    GameSocket(const asio::any_io_executor& executor, Server server)
        : stream_(executor), server_(std::move(server)) {}

    /// Throws `Refused` if the server answers with a lasting refusal instead of a WebSocket.
    asio::awaitable<void> connect(const std::string& room);

    asio::awaitable<void> send(const Json& message);

    /// Throws `Json::exception` too, if the message is not JSON.
    asio::awaitable<Json> receive();

    /// Says goodbye; a connection that is lost already is closed enough.
    asio::awaitable<void> close();

private:
    /// Without compression, which the server does not offer.
    boost::beast::websocket::stream<boost::beast::tcp_stream, false> stream_;
    Server server_;
    boost::beast::flat_buffer buffer_;
};

}  // namespace mistward::bot
