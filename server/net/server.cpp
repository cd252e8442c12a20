#include "server/net/server.hpp"

#include "protocol/messages.hpp"
#include "server/address/address.hpp"
#include "server/net/spawn.hpp"
#include "server/work/hop.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <sstream>
#include <utility>

namespace mistward::net {
namespace {

protocol::Error too_many_connections(std::size_t limit) {
    return {protocol::ErrorCode::TooManyConnections,
            "the server has as many connections as it takes",
            {{"limit", limit}}};
}

/// A whole response, for a connection that gets no session.
std::string last_answer(const protocol::Error& error) {
    auto response = problem_response(error);
    http::response<http::string_body> message(response.status, 11);
    static_cast<http::fields&>(message.base()) = std::move(response.headers);
    message.body() = std::move(response.body);
    message.keep_alive(false);
    message.prepare_payload();
    std::ostringstream text;
    text << message;
    return text.str();
}

asio::ip::address address_of(const Socket& socket) {
    boost::system::error_code ignored;
    return addresses::plain(socket.remote_endpoint(ignored).address());
}

}  // namespace

Server::Server(asio::any_io_executor executor, std::shared_ptr<const Site> site,
               const Limits& limits, std::shared_ptr<const Certificate> certificate)
    : executor_(executor),
      strand_(rooms::strand_over(executor)),
      site_(std::move(site)),
      limits_(std::make_shared<const Limits>(limits)),
      certificate_(std::move(certificate)),
      all_gone_(strand_) {}

asio::ip::tcp::endpoint Server::start(const asio::ip::tcp::endpoint& endpoint) {
    listener_.emplace(strand_, executor_, endpoint, *limits_,
                      site_->metrics().refused_no_descriptors);
    const auto bound = listener_->endpoint();
    accept();
    return bound;
}

/// Whatever happens to one connection, the next is accepted.
void Server::accept() {
    const auto run = [self = shared_from_this()] {
        return self->listener_->run([self](Socket socket) { self->admit(std::move(socket)); });
    };
    const auto again = [self = shared_from_this()] {
        work::post(self->strand_, [self] {
            if (!self->stopping_) self->accept();
        });
    };
    spawn(strand_, "accepting connections", run, again);
}

asio::awaitable<void> Server::stop_accepting() { return rooms::on(strand_, stopping()); }

asio::awaitable<bool> Server::close_connections() { return rooms::on(strand_, closing()); }

asio::awaitable<bool> Server::connections_end(Duration time) {
    return rooms::on(strand_, await_end(time));
}

asio::awaitable<void> Server::stopping() {
    stopping_ = true;
    if (listener_) listener_->stop();
    co_return;
}

void Server::end_banned() {
    work::dispatch(strand_, [self = shared_from_this()] {
        for (const auto& connection : self->connections_) connection->heed_bans();
    });
}

void Server::end_passages_beside(std::vector<asio::ip::tcp::endpoint> nodes) {
    auto shared = std::make_shared<const std::vector<asio::ip::tcp::endpoint>>(std::move(nodes));
    work::dispatch(strand_, [self = shared_from_this(), shared = std::move(shared)] {
        for (const auto& connection : self->connections_) connection->heed_nodes(shared);
    });
}

asio::awaitable<bool> Server::closing() {
    co_await stopping();
    for (const auto& connection : connections_) connection->stop();
    co_await await_end(limits_->stop_time / 2);
    for (const auto& connection : connections_) connection->drop();
    co_return co_await await_end(limits_->stop_time / 2);
}

asio::awaitable<bool> Server::await_end(Duration time) {
    all_gone_.expires_after(time);
    if (!connections_.empty()) co_await work::wait(all_gone_);
    co_return connections_.empty();
}

void Server::admit(Socket socket) {
    if (stopping_) return;
    if (connections_.size() >= limits_->connections) {
        site_->metrics().refused_over_limit.add();
        return turn_away(std::move(socket), too_many_connections(limits_->connections));
    }
    auto standing = standing_of(address_of(socket));
    if (!standing) {
        site_->metrics().refused_over_address.add();
        return turn_away(std::move(socket), standing.error());
    }
    const auto executor = socket.get_executor();
    const auto connection = std::make_shared<Connection>(stream_over(std::move(socket)), site_,
                                                         limits_, std::move(*standing));
    connections_.insert(connection);
    const auto run = [connection] { return connection->run(); };
    const auto done = [self = shared_from_this(), connection] {
        connection->clear_away();
        work::dispatch(self->strand_, [self, connection] { self->forget(connection); });
    };
    spawn(executor, "a connection", run, done);
}

/// Who has all connections of an address may be the clients that are at home there, and the next
/// one may still be a node's: its first request tells.
protocol::Result<Standing> Server::standing_of(const asio::ip::address& address) const {
    if (site_->proxies().trusts(address)) return Standing();
    auto own = site_->quotas().place_for_connection(address);
    if (own) return Standing{std::move(*own), std::nullopt};
    if (certificate_ || !site_->proxies().nodes().may_exist()) return tl::unexpected(own.error());
    auto unproven = site_->quotas().place_for_unproven(address);
    if (!unproven) return tl::unexpected(own.error());
    return Standing{std::nullopt, std::move(*unproven)};
}

Stream Server::stream_over(Socket socket) const {
    if (!certificate_) return Stream(std::move(socket));
    return Stream(std::move(socket), *certificate_->context());
}

void Server::turn_away(Socket socket, const protocol::Error& error) const {
    site_->metrics().count(error.code);
    if (certificate_) return;
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.send(asio::buffer(last_answer(error)), 0, ignored);
    socket.shutdown(Socket::shutdown_send, ignored);
}

void Server::forget(const std::shared_ptr<Connection>& connection) {
    connections_.erase(connection);
    if (connections_.empty()) all_gone_.cancel();
}

}  // namespace mistward::net
