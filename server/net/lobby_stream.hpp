#pragma once

#include "server/net/parted_answer.hpp"
#include "server/service/lobby_board.hpp"

#include <boost/asio/steady_timer.hpp>

#include <memory>

namespace mistward::net {

/// An answer that goes on: the listed rooms, and then what changes of them, one line each. What it
/// is told only wakes it: it sends what the board looks like then, so that nothing queues up for a
/// client that reads slowly. All on the connection's strand.
class LobbyStream final : public PartedAnswer,
                          public rooms::LobbyWatcher,
                          public std::enable_shared_from_this<LobbyStream> {
public:
    /// The lobby and the board outlive it.
    LobbyStream(asio::any_io_executor executor, rooms::Lobby& lobby, rooms::LobbyBoard& board);

    /// Looks for the first time; or says why not.
    rooms::AsyncResult<rooms::Done> open();

    /// An empty line goes out in every `keepalive_time` without news.
    asio::awaitable<void> run(PartedBody& body, const Limits& limits) override;
    asio::awaitable<void> leave() override;
    void stop() override;

    void changed() override;

private:
    asio::awaitable<void> write_lines(PartedBody& body);
    asio::awaitable<void> write_on(PartedBody& body);
    /// What brings a client that has seen `seen_` to the newest sight; nothing if there is none.
    std::string_view next_line(const rooms::SharedSight& now) const;

    asio::any_io_executor executor_;
    rooms::Lobby& lobby_;
    rooms::LobbyBoard& board_;
    rooms::SharedSight seen_;
    bool stopped_ = false;
    Duration keepalive_time_{};
    asio::steady_timer news_;
};

}  // namespace mistward::net
