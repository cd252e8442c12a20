#pragma once

#include "server/net/certificate.hpp"
#include "server/net/connection.hpp"
#include "server/net/listener.hpp"

#include <boost/asio/strand.hpp>

#include <memory>
#include <optional>
#include <unordered_set>

namespace mistward::net {

/// Listens and serves connections until it is stopped. May be called from any thread.
class Server : public std::enable_shared_from_this<Server> {
public:
    /// Without a certificate it speaks plain HTTP.
    Server(asio::any_io_executor executor, std::shared_ptr<const Site> site, const Limits& limits,
           std::shared_ptr<const Certificate> certificate = nullptr);

    /// Begins to listen and tells where: port 0 has become a real one. Throws
    /// `boost::system::system_error` if the address cannot be had.
    asio::ip::tcp::endpoint start(const asio::ip::tcp::endpoint& endpoint);

    /// Accepts nothing more.
    asio::awaitable<void> stop_accepting();

    /// Asks the connections of those who are banned now to end.
    void end_banned();

    /// Asks every connection to end and waits until all have.
    asio::awaitable<void> close_connections();

private:
    void admit(Socket socket);
    Stream stream_over(Socket socket) const;
    void turn_away(Socket socket, const protocol::Error& error) const;
    void forget(const std::shared_ptr<Connection>& connection);

    asio::any_io_executor executor_;
    asio::strand<asio::any_io_executor> strand_;
    std::shared_ptr<const Site> site_;
    Limits limits_;
    std::shared_ptr<const Certificate> certificate_;
    std::optional<Listener> listener_;
    std::unordered_set<std::shared_ptr<Connection>> connections_;
    asio::steady_timer all_gone_;
};

}  // namespace mistward::net
