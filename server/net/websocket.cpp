#include "server/net/websocket.hpp"

#include "server/net/await.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

namespace ws = boost::beast::websocket;

// Most messages are shorter than the first, and it is kept by every connection.
constexpr std::size_t kFirstBytes = 512;
constexpr std::size_t kMoreBytes = 4096;

/// As `kAwait`, for an operation that `signal` can end.
auto await_until(asio::cancellation_signal& signal) {
    return asio::bind_cancellation_slot(signal.slot(), kAwait);
}

/// Whether UTF-8 that is right so far ends within a character. Beast does not see that if the last
/// fragment is empty.
bool is_cut_short(std::string_view text) {
    for (std::size_t back = 1; back <= std::min<std::size_t>(3, text.size()); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if (byte < 0x80) return false;
        if (byte < 0xc0) continue;
        const std::size_t whole = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
        return back < whole;
    }
    return false;
}

/// Tells the author once: when the messages have been written, or when the operation is taken down
/// before that, which happens when a part of it cannot even begin.
class Written {
public:
    explicit Written(std::shared_ptr<WebSocket::Author> author) : author_(std::move(author)) {}
    Written(Written&&) = default;
    Written& operator=(Written&&) = delete;
    ~Written() { tell(false); }

    void operator()(boost::system::error_code error, std::size_t) { tell(!error); }

private:
    void tell(bool written) noexcept {
        if (const auto author = std::exchange(author_, nullptr)) author->wrote(written);
    }

    std::shared_ptr<WebSocket::Author> author_;
};

}  // namespace

WebSocket::WebSocket(Stream stream, const Limits& limits)
    : watch_(std::make_shared<FrameWatch>(stream.get_executor(), limits)),
      stream_(std::move(stream), watch_),
      buffer_(limits.message_bytes + 1) {
    ws::stream_base::timeout timeout{};
    timeout.handshake_timeout = limits.close_time;
    timeout.idle_timeout = limits.silence_time;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(limits.message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
    // Beast would tell its own name.
    stream_.set_option(ws::stream_base::decorator(
        [](ws::response_type& answer) { answer.set(http::field::server, "Mistward"); }));
}

asio::awaitable<bool> WebSocket::accept(const Request& request) {
    const auto [error] = co_await stream_.async_accept(request.message, kAwait);
    co_return !error;
}

asio::awaitable<WebSocket::Message> WebSocket::read() {
    buffer_.clear();
    // One large message must not cost its memory for as long as the connection lasts.
    if (buffer_.capacity() > kMoreBytes) buffer_.shrink_to_fit();
    do {
        if (dropped_) co_return Message{};
        // Room for what may still come, not for what a header says is to come.
        const auto some = buffer_.size() < kFirstBytes ? kFirstBytes : kMoreBytes;
        const auto space = std::min(some, buffer_.max_size() - buffer_.size());
        const auto [error, size] =
            co_await stream_.async_read_some(buffer_.prepare(space), await_until(end_read_));
        buffer_.commit(size);
        if (error == ws::error::message_too_big) co_return Message{Kind::TooLarge, {}};
        if (error == asio::error::timed_out) co_return Message{Kind::Deaf, {}};
        if (error) co_return Message{};
    } while (!stream_.is_message_done());
    const std::string_view text(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
    if (!stream_.got_text()) co_return Message{Kind::Binary, text};
    co_return Message{is_cut_short(text) ? Kind::BadText : Kind::Text, text};
}

bool WebSocket::write(std::span<const std::string_view> texts) {
    const auto bytes = outgoing_.of(texts);
    // No text follows a close frame, whoever sent it.
    if (dropped_ || !stream_.is_open()) return false;
    return outgoing_.skip(stream_.next_layer().write_at_once(bytes)).empty();
}

void WebSocket::write_rest(std::shared_ptr<Author> author) {
    Written written(std::move(author));
    if (dropped_ || !stream_.is_open()) return;
    stream_.next_layer().async_write_all(outgoing_.skip(0), std::move(written));
}

asio::awaitable<void> WebSocket::close(const CloseReason& reason) {
    if (dropped_ || !stream_.is_open()) co_return;
    const ws::close_reason frame(static_cast<ws::close_code>(reason.code), reason.text);
    co_await stream_.async_close(frame, await_until(end_write_));
}

asio::awaitable<void> WebSocket::linger() { return stream_.next_layer().linger(); }

void WebSocket::drop() {
    dropped_ = true;
    stream_.next_layer().close();
    // In Boost 1.81 a read that is to close and a close that is to read can wait for each other,
    // and the end of the socket wakes neither.
    end_write_.emit(asio::cancellation_type::terminal);
    end_read_.emit(asio::cancellation_type::terminal);
}

}  // namespace mistward::net
