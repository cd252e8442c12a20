#include "server/net/passage.hpp"

#include "server/net/socket_options.hpp"
#include "server/net/spawn.hpp"
#include "server/work/wait.hpp"

#include <boost/asio/error.hpp>

#include <array>
#include <utility>

namespace mistward::net {

namespace {

/// What is under way in one direction.
constexpr std::size_t kPartBytes = 8 * 1024;

}  // namespace

Passage::Passage(const asio::any_io_executor& executor, const Limits& limits)
    : limits_(limits),
      node_(Socket(executor)),
      carried_there_(executor, asio::steady_timer::time_point::max()) {}

asio::awaitable<bool> Passage::open(asio::ip::tcp::endpoint node) {
    to_ = node;
    Deadline deadline(node_.get_executor());
    deadline.arm(limits_.passage_time, [this] { node_.close(); });
    const auto error = co_await node_.connect(node);
    if (error) co_return false;
    set_options(node_.socket(), limits_);
    co_return true;
}

asio::awaitable<void> Passage::run(Stream client, std::string request) {
    client_.emplace(std::move(client));
    Deadline deadline(node_.get_executor());
    const bool asked = co_await write(node_, request, deadline);
    if (asked) {
        const auto self = shared_from_this();
        spawn(
            node_.get_executor(), "carrying to a node", [self] { return self->carry_there(); },
            [self] { self->carried_there_.expires_at(asio::steady_timer::time_point::min()); });
        co_await carry_back();
    }
    close();
}

void Passage::close() {
    node_.close();
    if (client_) client_->close();
}

asio::awaitable<void> Passage::carry_there() {
    const bool ended = co_await carry(*client_, node_);
    if (ended) co_return co_await node_.finish_sending();
    if (!answered_) close();
}

asio::awaitable<void> Passage::carry_back() {
    const bool ended = co_await carry(node_, *client_);
    if (!ended) co_return close();
    answered_ = true;
    client_->cancel();
    co_await work::wait(carried_there_);
    // The client is to read what the node said last.
    Deadline deadline(node_.get_executor());
    deadline.arm(limits_.linger_time, [this] { client_->close(); });
    co_await client_->linger();
}

asio::awaitable<bool> Passage::carry(Stream& from, Stream& to) {
    Deadline deadline(node_.get_executor());
    std::array<char, kPartBytes> part;
    for (;;) {
        const auto [error, size] = co_await from.read_some(asio::buffer(part));
        if (error) co_return error == asio::error::eof;
        const std::string_view heard(part.data(), size);
        const bool written = co_await write(to, heard, deadline);
        if (!written) co_return false;
    }
}

asio::awaitable<bool> Passage::write(Stream& to, std::string_view bytes, Deadline& deadline) {
    deadline.arm(limits_.write_time, [&to] { to.close(); });
    const std::array<asio::const_buffer, 1> parts{asio::buffer(bytes)};
    const auto error = co_await to.write(parts);
    deadline.disarm();
    co_return !error;
}

}  // namespace mistward::net
