#pragma once

#include "server/net/certificate.hpp"
#include "server/net/connection.hpp"
#include "server/net/listener.hpp"

#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

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

    /// Ends the connections that lead to nodes other than these.
    void end_passages_beside(std::vector<asio::ip::tcp::endpoint> nodes);

    /// Accepts nothing more, asks every connection to end, ends those that have not after half of
    /// `Limits::stop_time`, and waits until all are gone. False if some are not after all of it.
    asio::awaitable<bool> close_connections();

    /// Waits until no connection is left, for that time at most, and does nothing to end them.
    /// False if some are left. Not while the server closes them.
    asio::awaitable<bool> connections_end(Duration time);

private:
    // These run on the strand.
    asio::awaitable<void> stopping();
    asio::awaitable<bool> closing();
    asio::awaitable<bool> await_end(Duration time);

    void accept();
    void admit(Socket socket);
    protocol::Result<Standing> standing_of(const asio::ip::address& address) const;
    Stream stream_over(Socket socket) const;
    void turn_away(Socket socket, const protocol::Error& error) const;
    void forget(const std::shared_ptr<Connection>& connection);

    asio::any_io_executor executor_;
    asio::any_io_executor strand_;
    std::shared_ptr<const Site> site_;
    const std::shared_ptr<const Limits> limits_;
    std::shared_ptr<const Certificate> certificate_;
    std::optional<Listener> listener_;
    std::unordered_set<std::shared_ptr<Connection>> connections_;
    asio::steady_timer all_gone_;
    bool stopping_ = false;
};

}  // namespace mistward::net
