#pragma once

#include "server/net/parted_answer.hpp"
#include "server/service/lobby.hpp"
#include "server/service/subscriber.hpp"

#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mistward::net {

/// An answer that goes on: the log of a room, one update a line, as the updates happen, until the
/// game has ended. What the room delivers only wakes it; the lines are read from the log, so
/// nothing queues up for a client that reads slowly. All on the connection's strand.
class LogStream final : public PartedAnswer,
                        public rooms::Subscriber,
                        public std::enable_shared_from_this<LogStream> {
public:
    /// `query`: what the client has and wants.
    LogStream(asio::any_io_executor executor, std::shared_ptr<rooms::Room> room,
              const protocol::LogQuery& query);

    /// Listens to the room, as a spectator or with the token of a seat; or says why not.
    rooms::AsyncResult<rooms::Done> open(const Request& request);

    /// Is complete when the game has ended. An empty line goes out in every `keepalive_time`
    /// without news.
    asio::awaitable<void> run(PartedBody& body, const Limits& limits) override;
    asio::awaitable<void> leave() override;
    void stop() override;

    void deliver(rooms::Frame frame) override;
    void close(rooms::Goodbye goodbye, const std::string& why) override;
    std::string address() const override { return address_; }

private:
    asio::awaitable<void> write_log(PartedBody& body);
    /// False: there is nothing to wait for any more.
    asio::awaitable<bool> write_news(PartedBody& body);
    asio::awaitable<bool> await_news(PartedBody& body);
    /// After a rematch the numbers begin anew, so the stream breaks off.
    bool is_another_game(const protocol::Json& id);
    void wake();

    asio::any_io_executor executor_;
    std::shared_ptr<rooms::Room> room_;
    std::uint64_t since_;
    const bool legal_;
    Duration keepalive_time_{};
    rooms::Reader reader_;
    std::string address_;
    protocol::Json game_;
    asio::steady_timer news_;
    bool has_news_ = false;
    bool stopped_ = false;
};

}  // namespace mistward::net
