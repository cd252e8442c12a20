#include "server/net/stream.hpp"

#include "server/net/await.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/write.hpp>

#include <openssl/ssl.h>

#include <array>

namespace mistward::net {

asio::awaitable<bool> Stream::handshake() {
    auto* tls = std::get_if<Tls>(&layer_);
    if (tls == nullptr) co_return true;
    const auto [error] = co_await tls->async_handshake(Tls::server, kAwait);
    co_return !error;
}

asio::awaitable<boost::system::error_code> Stream::handshake_with(std::string host) {
    auto* tls = std::get_if<Tls>(&layer_);
    if (tls == nullptr) co_return boost::system::error_code();
    boost::system::error_code no_address;
    asio::ip::make_address(host, no_address);
    // An address is no server name (RFC 6066).
    if (no_address) SSL_set_tlsext_host_name(tls->native_handle(), host.c_str());
    boost::system::error_code ignored;
    tls->set_verify_callback(asio::ssl::host_name_verification(host), ignored);
    const auto [error] = co_await tls->async_handshake(Tls::client, kAwait);
    co_return error;
}

asio::awaitable<void> Stream::finish_sending() {
    if (auto* tls = std::get_if<Tls>(&layer_)) co_await tls->async_shutdown(kAwait);
    boost::system::error_code ignored;
    socket().shutdown(Socket::shutdown_send, ignored);
}

asio::awaitable<void> Stream::linger() {
    co_await finish_sending();
    std::array<char, 4096> scrap;
    for (;;) {
        const auto [error, size] = co_await socket().async_read_some(asio::buffer(scrap), kAwait);
        if (error) break;
    }
    close();
}

void Stream::never_wait() {
    boost::system::error_code ignored;
    socket().non_blocking(true, ignored);
}

std::size_t Stream::write_at_once(std::span<const asio::const_buffer> buffers) {
    auto* plain = std::get_if<Socket>(&layer_);
    if (plain == nullptr || !plain->non_blocking()) return 0;
    boost::system::error_code ignored;
    return plain->write_some(buffers, ignored);
}

asio::awaitable<boost::system::error_code> Stream::connect(asio::ip::tcp::endpoint peer) {
    const auto [error] = co_await socket().async_connect(peer, kAwait);
    co_return error;
}

asio::awaitable<std::pair<boost::system::error_code, std::size_t>> Stream::read_some(
    asio::mutable_buffer buffer) {
    const auto [error, size] = co_await async_read_some(buffer, kAwait);
    co_return std::pair(error, size);
}

asio::awaitable<boost::system::error_code> Stream::write(
    std::span<const asio::const_buffer> buffers) {
    const auto [error, size] = co_await asio::async_write(*this, buffers, kAwait);
    co_return error;
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
