#include "server/net/stream.hpp"

#include "server/net/await.hpp"

namespace mistward::net {

asio::awaitable<bool> Stream::handshake() {
    auto* tls = std::get_if<Tls>(&layer_);
    if (tls == nullptr) co_return true;
    const auto [error] = co_await tls->async_handshake(Tls::server, kAwait);
    co_return !error;
}

asio::awaitable<void> Stream::finish_sending() {
    if (auto* tls = std::get_if<Tls>(&layer_)) co_await tls->async_shutdown(kAwait);
    boost::system::error_code ignored;
    socket().shutdown(Socket::shutdown_send, ignored);
}

Socket& Stream::socket() {
    if (auto* tls = std::get_if<Tls>(&layer_)) return tls->next_layer();
    return std::get<Socket>(layer_);
}

void Stream::cancel() {
    boost::system::error_code ignored;
    socket().cancel(ignored);
}

void Stream::close() {
    boost::system::error_code ignored;
    socket().close(ignored);
}

}  // namespace mistward::net
