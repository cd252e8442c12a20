#include "server/net/peer.hpp"

#include "server/log/log.hpp"
#include "server/net/spawn.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <utility>

namespace mistward::net {
namespace {

// A write has one deadline, and what is being written is beyond the limits of what waits.
constexpr std::size_t kFramesAtOnce = 16;
constexpr std::size_t kBytesAtOnce = 16 * 1024;

}  // namespace

Peer::Peer(Stream stream, std::shared_ptr<const Limits> limits,
           std::shared_ptr<const NetMetrics> metrics)
    : limits_(std::move(limits)),
      metrics_(std::move(metrics)),
      socket_(std::move(stream), *limits_),
      write_deadline_(socket_.executor(), limits_->write_time,
                      [this] {
                          cut("it did not read a message in time");
                          drop();
                      }),
      close_deadline_(socket_.executor()),
      outbox_(limits_->outbox_messages, limits_->outbox_bytes, *metrics_),
      written_(socket_.executor(), asio::steady_timer::time_point::max()) {}

asio::awaitable<bool> Peer::accept(const Request& request) {
    socket_.on_objection([peer = weak_from_this()](std::string_view why) {
        if (const auto self = peer.lock()) {
            work::post(self->executor(), [self, why] { self->close({1008, std::string(why)}); });
        }
    });
    return socket_.accept(request);
}

asio::awaitable<WebSocket::Message> Peer::read() {
    const auto message = co_await socket_.read();
    if (message.kind == WebSocket::Kind::Deaf) cut("it takes nothing");
    co_return message;
}

bool Peer::has_fallen_behind(const rooms::Frame& frame) const {
    return outbox_.messages() >= limits_->spectator_messages ||
           outbox_.bytes() + frame->size() > limits_->spectator_bytes;
}

void Peer::follow(rooms::Frame frame) {
    admit(std::move(frame));
    start_writing();
}

void Peer::follow(const rooms::Frames& frames) {
    // Together, so that they are written together; those that there was memory for, at least.
    struct Start {
        Peer& peer;
        ~Start() { peer.start_writing(); }
    } start{*this};
    for (const rooms::Frame& frame : *frames) admit(frame);
}

void Peer::admit(rooms::Frame frame) {
    if (is_closing() || pace_ != Pace::Following) return;
    // A message that is too large by itself is no reason to wait for a snapshot with all of it.
    if (!refresh_ || outbox_.empty() || !has_fallen_behind(frame)) {
        return queue(std::move(frame), true);
    }
    pace_ = Pace::Behind;
    metrics_->slow_readers_coalesced.add();
    outbox_.drop_replaceable();
}

void Peer::restart(rooms::Frame welcome) {
    pace_ = Pace::Following;
    send(std::move(welcome));
}

void Peer::send(rooms::Frame frame) {
    queue(std::move(frame), false);
    start_writing();
}

void Peer::queue(rooms::Frame frame, bool replaceable) {
    if (is_closing() || outbox_.push(std::move(frame), replaceable)) return;
    cut("too much waits for it");
    outbox_.clear();
    close({1008, "reads too slowly"});
}

void Peer::cut(std::string_view why) {
    log::info("a client is cut: {}", why);
    metrics_->slow_readers_cut.add();
}

void Peer::close(CloseReason reason) {
    if (is_closing()) return;
    closing_ = std::move(reason);
    close_deadline_.arm(limits_->close_time, [self = shared_from_this()] { self->drop(); });
    begin_writing();
}

asio::awaitable<void> Peer::await_written() {
    while (writing_) co_await work::wait(written_);
}

asio::awaitable<void> Peer::end() {
    const auto self = shared_from_this();
    ended_ = true;
    outbox_.clear();
    close_deadline_.arm(limits_->linger_time, [self] { self->drop(); });
    while (writing_) co_await work::wait(written_);
    co_await socket_.linger();
    close_deadline_.disarm();
}

void Peer::drop() {
    // What ends here may hold the last reference.
    const auto self = shared_from_this();
    socket_.drop();
}

void Peer::let_go() {
    --held_;
    start_writing();
}

void Peer::start_writing() {
    if (!is_held() && !outbox_.empty()) begin_writing();
}

/// What waits by now has waited for us, not for the client.
void Peer::begin_writing() {
    if (std::exchange(writing_, true)) return;
    is_slow_ = false;
    write_next();
}

/// What does not fit in one write anyway gains nothing by waiting, and must not fill the queue: a
/// command may wait for others of its room, whose news come meanwhile.
bool Peer::is_held() const {
    return held_ > 0 && outbox_.messages() < kFramesAtOnce && outbox_.bytes() < kBytesAtOnce;
}

void Peer::stop_writing() {
    writing_ = false;
    written_.cancel();
}

/// Nothing that fails here may leave the queue without somebody who writes it.
void Peer::write_next() {
    try {
        do {
            take_what_fits();
            if (frames_.empty()) return finish_writing();
            metrics_->messages_written.add(static_cast<double>(frames_.size()));
            metrics_->writes.add();
        } while (socket_.write(texts_));
        is_slow_ = true;
        write_deadline_.arm();
        socket_.write_rest(std::shared_ptr<WebSocket::Author>(shared_from_this(), this));
    } catch (...) {
        log_failure("writing to a client", std::current_exception());
        outbox_.clear();
        stop_writing();
        drop();
    }
}

/// What waits and is small goes in one write.
void Peer::take_what_fits() {
    frames_.clear();
    texts_.clear();
    std::size_t bytes = 0;
    while (frames_.size() < kFramesAtOnce && bytes < kBytesAtOnce) {
        auto frame = outbox_.pop();
        if (!frame) return;
        if (is_slow_ && outbox_.last_wait() > limits_->queue_time) return give_up();
        bytes += frame->size();
        texts_.push_back(*frame);
        frames_.push_back(std::move(frame));
    }
}

void Peer::give_up() {
    cut("a message has waited for it too long");
    outbox_.clear();
    texts_.clear();
    frames_.clear();
    drop();
}

void Peer::wrote(bool done) {
    write_deadline_.disarm();
    if (!done) outbox_.clear();
    write_next();
}

void Peer::finish_writing() {
    if (pace_ == Pace::Behind && !is_closing()) {
        pace_ = Pace::Refreshing;
        refresh_();
    }
    if (closing_) return write_close();
    stop_writing();
}

void Peer::write_close() {
    const auto close = [self = shared_from_this()] { return self->socket_.close(*self->closing_); };
    const auto done = [self = shared_from_this()] { self->stop_writing(); };
    spawn(executor(), "closing a connection", close, done);
}

}  // namespace mistward::net
