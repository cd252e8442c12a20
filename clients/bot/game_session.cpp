#include "clients/bot/game_session.hpp"

#include "clients/bot/backoff.hpp"
#include "clients/bot/game_socket.hpp"

#include <spdlog/spdlog.h>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>

namespace mistward::bot {
namespace {

using Clock = std::chrono::steady_clock;

asio::awaitable<void> sleep(std::chrono::milliseconds time) {
    asio::steady_timer timer(co_await asio::this_coro::executor, time);
    co_await timer.async_wait(asio::use_awaitable);
}

/// Attempts to play, one connection after the other.
class GameSession {
public:
    GameSession(Server server, Seat seat, Pace pace, Thinking thinking)
        : server_(std::move(server)),
          seat_(std::move(seat)),
          pace_(pace),
          player_(seat_.name, seat_.token, seat_.seed,
                  thinking.thinker ? Choice::Asked : Choice::AtRandom),
          backoff_(seat_.seed) {
        if (thinking.thinker) thinking_.emplace(std::move(thinking.thinker), thinking.threads);
    }

    asio::awaitable<Ending> run() {
        for (;;) {
            const std::optional<Ending> ending = co_await connect_and_play();
            if (ending) co_return *ending;
            if (!out_of_reach_since_) out_of_reach_since_ = Clock::now();
            if (Clock::now() - *out_of_reach_since_ > pace_.patience) {
                throw Refused("the server was out of reach for " +
                              std::to_string(pace_.patience.count()) + " s: " + lost_);
            }
            const auto pause = backoff_.next();
            spdlog::warn("{}: lost the connection ({}), back in {} ms", seat_.name, lost_,
                         pause.count());
            co_await sleep(pause);
        }
    }

private:
    /// The ending, or nothing and `lost_` says why.
    asio::awaitable<std::optional<Ending>> connect_and_play() {
        try {
            GameSocket socket(co_await asio::this_coro::executor, server_);
            co_await socket.connect(seat_.room);
            co_await socket.send(player_.hello());
            const std::optional<Ending> ending = co_await converse(socket);
            co_await socket.close();
            co_return ending;
        } catch (const boost::system::system_error& error) {
            lost_ = error.code().message();
        } catch (const Json::exception& error) {
            throw Refused(std::string("the server does not speak this protocol: ") + error.what());
        }
        co_return std::nullopt;
    }

    asio::awaitable<std::optional<Ending>> converse(GameSocket& socket) {
        for (;;) {
            const Json message = co_await socket.receive();
            out_of_reach_since_.reset();
            backoff_.reset();
            Reaction reaction = player_.on_message(message);
            if (thinking_ && player_.seat()) {
                co_await thinking_->keep_up(server_, seat_, *player_.seat(), message);
            }
            if (reaction.ending) {
                const Ending ending = co_await ended(*reaction.ending);
                co_return ending;
            }
            if (reaction.asked) {
                const std::string decision = co_await thinking_->decide();
                reaction.send = player_.answer(decision);
            }
            if (reaction.wait.count() > 0) co_await sleep(reaction.wait);
            if (reaction.send) {
                if (pace_.think.count() > 0) co_await sleep(pace_.think);
                spdlog::debug("{}: {}", seat_.name, reaction.send->dump());
                co_await socket.send(*reaction.send);
            }
            if (reaction.reconnect) {
                lost_ = "an update was missed";
                co_return std::nullopt;
            }
        }
    }

    asio::awaitable<Ending> ended(Ending ending) {
        if (thinking_) co_await thinking_->end();
        co_return ending;
    }

    Server server_;
    Seat seat_;
    Pace pace_;
    Player player_;
    std::optional<ThinkingSeat> thinking_;
    Backoff backoff_;
    std::optional<Clock::time_point> out_of_reach_since_;
    std::string lost_;
};

}  // namespace

asio::awaitable<Ending> play(Server server, Seat seat, Pace pace, Thinking thinking) {
    GameSession session(std::move(server), std::move(seat), pace, std::move(thinking));
    co_return co_await session.run();
}

}  // namespace mistward::bot
