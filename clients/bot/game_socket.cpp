#include "clients/bot/game_socket.hpp"

#include "clients/bot/player.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/system/system_error.hpp>

#include <chrono>

namespace mistward::bot {
namespace {

namespace websocket = boost::beast::websocket;

constexpr std::size_t kLargestMessage = 8U << 20U;

/// Pings after half of the idle time, so a living server is never taken for a lost one.
websocket::stream_base::timeout timeouts() {
    return {.handshake_timeout = std::chrono::seconds(10),
            .idle_timeout = std::chrono::seconds(20),
            .keep_alive_pings = true};
}

[[noreturn]] void throw_declined(const websocket::response_type& response,
                                 boost::system::error_code why) {
    const unsigned status = response.result_int();
    if (status == 408 || status == 429 || status >= 500) throw boost::system::system_error(why);
    const Json problem = Json::parse(response.body(), nullptr, false);
    const std::string title = problem.is_object() ? problem.value("title", "") : "";
    throw Refused("the server refuses the WebSocket with status " + std::to_string(status) +
                  (title.empty() ? "" : ": " + title));
}

}  // namespace

asio::awaitable<void> GameSocket::connect(const std::string& room) {
    asio::ip::tcp::resolver resolver(co_await asio::this_coro::executor);
    const auto addresses =
        co_await resolver.async_resolve(server_.url.host, server_.url.port, asio::use_awaitable);
    auto& tcp = boost::beast::get_lowest_layer(stream_);
    tcp.expires_after(std::chrono::seconds(10));
    co_await tcp.async_connect(addresses, asio::use_awaitable);
    tcp.expires_never();
    tcp.socket().set_option(asio::ip::tcp::no_delay(true));

    stream_.set_option(timeouts());
    stream_.read_message_max(kLargestMessage);
    websocket::response_type response;
    const auto [error] = co_await stream_.async_handshake(response, server_.url.authority,
                                                          "/api/v1/rooms/" + room + "/ws",
                                                          asio::as_tuple(asio::use_awaitable));
    if (error == websocket::error::upgrade_declined) throw_declined(response, error);
    if (error) throw boost::system::system_error(error);
}

asio::awaitable<void> GameSocket::send(const Json& message) {
    const std::string text = message.dump();
    if (server_.transcript) server_.transcript->sent(message);
    co_await stream_.async_write(asio::buffer(text), asio::use_awaitable);
}

asio::awaitable<Json> GameSocket::receive() {
    buffer_.clear();
    co_await stream_.async_read(buffer_, asio::use_awaitable);
    Json message = Json::parse(boost::beast::buffers_to_string(buffer_.cdata()));
    if (server_.transcript) server_.transcript->received(message);
    co_return message;
}

asio::awaitable<void> GameSocket::close() {
    co_await stream_.async_close(websocket::close_code::normal,
                                 asio::as_tuple(asio::use_awaitable));
}

}  // namespace mistward::bot
