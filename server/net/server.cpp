#include "server/net/server.hpp"

#include "protocol/messages.hpp"
#include "server/net/await.hpp"
#include "server/net/spawn.hpp"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <utility>

namespace mistward::net {
namespace {

/// A whole response, for a connection that gets no session.
std::string too_many_connections(std::size_t limit) {
    const auto body = protocol::problem_document({protocol::ErrorCode::TooManyConnections,
                                                  "the server has as many connections as it takes",
                                                  {{"limit", limit}}});
    return "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json\r\n"
           "Cache-Control: no-store\r\nConnection: close\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\n\r\n" + body;
}

}  // namespace

Server::Server(asio::any_io_executor executor, std::shared_ptr<const Site> site,
               const Limits& limits, std::shared_ptr<const Certificate> certificate)
    : executor_(executor),
      strand_(asio::make_strand(executor)),
      site_(std::move(site)),
      limits_(limits),
      certificate_(std::move(certificate)),
      all_gone_(strand_) {}

asio::ip::tcp::endpoint Server::start(const asio::ip::tcp::endpoint& endpoint) {
    listener_.emplace(strand_, executor_, endpoint, site_->metrics().refused_no_descriptors);
    const auto accept = [self = shared_from_this()] {
        return self->listener_->run([self](Socket socket) { self->admit(std::move(socket)); });
    };
    const auto bound = listener_->endpoint();
    spawn(strand_, "accepting connections", accept);
    return bound;
}

asio::awaitable<void> Server::stop_accepting() {
    co_await asio::dispatch(strand_, asio::use_awaitable);
    if (listener_) listener_->stop();
}

void Server::end_banned() {
    asio::dispatch(strand_, [self = shared_from_this()] {
        for (const auto& connection : self->connections_) connection->heed_bans();
    });
}

asio::awaitable<void> Server::close_connections() {
    co_await asio::dispatch(strand_, asio::use_awaitable);
    for (const auto& connection : connections_) connection->stop();
    all_gone_.expires_after(limits_.close_time);
    if (!connections_.empty()) co_await all_gone_.async_wait(kAwait);
}

void Server::admit(Socket socket) {
    if (connections_.size() >= limits_.connections) return turn_away(std::move(socket));
    const auto executor = socket.get_executor();
    const auto connection =
        std::make_shared<Connection>(stream_over(std::move(socket)), *site_, limits_);
    connections_.insert(connection);
    const auto run = [connection] { return connection->run(); };
    const auto done = [self = shared_from_this(), connection] {
        asio::dispatch(self->strand_, [self, connection] { self->forget(connection); });
    };
    spawn(executor, "a connection", run, done);
}

Stream Server::stream_over(Socket socket) const {
    if (!certificate_) return Stream(std::move(socket));
    return Stream(std::move(socket), *certificate_->context());
}

void Server::turn_away(Socket socket) const {
    site_->metrics().refused_over_limit.add();
    site_->metrics().count(protocol::ErrorCode::TooManyConnections);
    if (certificate_) return;
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.send(asio::buffer(too_many_connections(limits_.connections)), 0, ignored);
    socket.shutdown(Socket::shutdown_send, ignored);
}

void Server::forget(const std::shared_ptr<Connection>& connection) {
    connections_.erase(connection);
    if (connections_.empty()) all_gone_.cancel();
}

}  // namespace mistward::net
