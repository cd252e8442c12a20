#include "server/net/passage.hpp"

#include "server/net/response_text.hpp"
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
/// What may have come from a node and not make up a head, or a piece of a body, yet.
constexpr std::size_t kMostUnread = 64 * 1024;

}  // namespace

Passage::Passage(const asio::any_io_executor& executor, const Limits& limits)
    : limits_(limits),
      node_(Socket(executor)),
      deadline_(executor),
      carried_there_(executor, asio::steady_timer::time_point::max()) {}

asio::awaitable<bool> Passage::open(asio::ip::tcp::endpoint node) {
    to_ = node;
    deadline_.arm(limits_.passage_time, [this] { node_.close(); });
    const auto error = co_await node_.connect(node);
    deadline_.disarm();
    if (error) co_return false;
    set_options(node_.socket(), limits_);
    co_return true;
}

// One answer

asio::awaitable<bool> Passage::ask(std::string request, Asked asked) {
    answer_.emplace(asked.is_bare);
    // Who refuses the connection itself may have said so before it could read.
    co_await write(node_, request, deadline_);
    const bool has_head = co_await read_head();
    const bool opened = has_head && answer_->status() == http::status::switching_protocols;
    co_return has_head && (asked.opens_websocket || !opened);
}

asio::awaitable<bool> Passage::read_head() {
    deadline_.arm(limits_.response_time, [this] { node_.close(); });
    while (!answer_->has_head() && !answer_->is_bad()) {
        const auto error = co_await read_more();
        if (error) co_return false;
        buffer_.consume(answer_->take_head(buffered()));
    }
    deadline_.disarm();
    co_return !answer_->is_bad();
}

asio::awaitable<std::optional<std::string_view>> Passage::read_part() {
    for (;;) {
        const auto piece = answer_->take_body(buffered());
        buffer_.consume(piece.taken);
        if (answer_->is_bad()) co_return std::nullopt;
        if (answer_->is_whole() || !piece.bytes.empty()) co_return piece.bytes;
        deadline_.arm(limits_.response_time, [this] { node_.close(); });
        const auto error = co_await read_more();
        deadline_.disarm();
        if (error == asio::error::eof) answer_->end();
        if (error && error != asio::error::eof) co_return std::nullopt;
    }
}

asio::awaitable<boost::system::error_code> Passage::read_more() {
    if (buffer_.size() >= kMostUnread) co_return asio::error::no_buffer_space;
    const auto [error, size] = co_await node_.read_some(buffer_.prepare(kPartBytes));
    buffer_.commit(size);
    co_return error;
}

std::string_view Passage::buffered() const {
    return {static_cast<const char*>(buffer_.cdata().data()), buffer_.size()};
}

void Passage::stop() {
    if (client_ || (answer_ && answer_->is_endless())) close();
}

void Passage::close() {
    node_.close();
    if (client_) client_->close();
}

// A WebSocket

asio::awaitable<void> Passage::carry(Stream client) {
    client_.emplace(std::move(client));
    const auto head = answer_->head();
    const std::string first = head_text(head.status, head.headers).append(buffered());
    // A WebSocket lasts long, and needs neither any more.
    answer_.reset();
    buffer_ = {};
    const bool told = co_await write(*client_, first, deadline_);
    if (told) {
        const auto self = shared_from_this();
        spawn(
            node_.get_executor(), "carrying to a node", [self] { return self->carry_there(); },
            [self] { self->carried_there_.expires_at(asio::steady_timer::time_point::min()); });
        co_await carry_back();
    }
    close();
}

asio::awaitable<void> Passage::carry_there() {
    const bool ended = co_await carry_on(*client_, node_);
    if (ended) co_return co_await node_.finish_sending();
    if (!answered_) close();
}

asio::awaitable<void> Passage::carry_back() {
    const bool ended = co_await carry_on(node_, *client_);
    if (!ended) co_return close();
    answered_ = true;
    client_->cancel();
    co_await work::wait(carried_there_);
    // The client is to read what the node said last.
    deadline_.arm(limits_.linger_time, [this] { client_->close(); });
    co_await client_->linger();
    deadline_.disarm();
}

asio::awaitable<bool> Passage::carry_on(Stream& from, Stream& to) {
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
