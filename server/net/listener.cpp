#include "server/net/listener.hpp"

#include "server/log/log.hpp"
#include "server/net/await.hpp"
#include "server/net/socket_options.hpp"
#include "server/net/spawn.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <utility>

namespace mistward::net {
namespace {

using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kBackOff = std::chrono::milliseconds(100);

/// A descriptor kept open, so that one can be had when there is none left.
int open_reserve() { return ::open("/dev/null", O_RDONLY | O_CLOEXEC); }

bool is_shortage(const error_code& error) {
    return error == asio::error::no_descriptors || error == asio::error::no_buffer_space ||
           error == asio::error::no_memory ||
           error == boost::system::errc::too_many_files_open_in_system;
}

}  // namespace

Listener::Listener(const asio::any_io_executor& strand, asio::any_io_executor connections,
                   const tcp::endpoint& endpoint, const Limits& limits,
                   const metrics::Counter& turned_away)
    : connections_(std::move(connections)),
      acceptor_(strand, endpoint),
      back_off_(strand),
      limits_(limits),
      turned_away_(turned_away),
      reserve_(open_reserve()) {
    bound_buffers(acceptor_, limits_);
}

Listener::~Listener() {
    if (reserve_ >= 0) ::close(reserve_);
}

asio::awaitable<void> Listener::run(std::function<void(Socket)> admit) {
    while (acceptor_.is_open()) {
        bool failed = false;
        try {
            co_await accept_one(admit);
        } catch (...) {
            log_failure("accepting a connection", std::current_exception());
            failed = true;
        }
        if (failed) co_await rest();
    }
}

asio::awaitable<void> Listener::accept_one(const std::function<void(Socket)>& admit) {
    const asio::any_io_executor strand = rooms::strand_over(connections_);
    auto [error, socket] = co_await acceptor_.async_accept(strand, kAwait);
    if (!error) {
        set_options(socket, limits_);
        admit(std::move(socket));
    } else if (acceptor_.is_open()) {
        if (is_shortage(error)) turn_one_away();
        co_await rest();
    }
}

asio::awaitable<void> Listener::rest() {
    back_off_.expires_after(kBackOff);
    co_await work::wait(back_off_);
}

void Listener::stop() {
    error_code ignored;
    acceptor_.close(ignored);
    back_off_.cancel();
}

void Listener::turn_one_away() {
    turned_away_.add();
    log::warn("out of descriptors: a connection is turned away");
    ::close(std::exchange(reserve_, -1));
    const int one = ::accept(acceptor_.native_handle(), nullptr, nullptr);
    if (one >= 0) ::close(one);
    reserve_ = open_reserve();
}

}  // namespace mistward::net
