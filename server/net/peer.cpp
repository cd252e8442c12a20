#include "server/net/peer.hpp"

#include "server/net/spawn.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace mistward::net {

Peer::Peer(Stream stream, const Limits& limits, const NetMetrics& metrics)
    : limits_(limits),
      metrics_(metrics),
      socket_(std::move(stream), limits),
      write_deadline_(socket_.executor()),
      close_deadline_(socket_.executor()),
      outbox_(limits.outbox_messages, limits.outbox_bytes, metrics) {}

bool Peer::has_fallen_behind(const rooms::Frame& frame) const {
    return outbox_.messages() >= limits_.spectator_messages ||
           outbox_.bytes() + frame->size() > limits_.spectator_bytes;
}

void Peer::follow(rooms::Frame frame) {
    if (is_closing() || pace_ != Pace::Following) return;
    // A message that is too large by itself is no reason to wait for a snapshot with all of it.
    if (!refresh_ || outbox_.empty() || !has_fallen_behind(frame)) {
        return queue(std::move(frame), true);
    }
    pace_ = Pace::Behind;
    metrics_.slow_readers_coalesced.add();
    outbox_.drop_replaceable();
}

void Peer::restart(rooms::Frame welcome) {
    pace_ = Pace::Following;
    send(std::move(welcome));
}

void Peer::send(rooms::Frame frame) { queue(std::move(frame), false); }

void Peer::queue(rooms::Frame frame, bool replaceable) {
    if (is_closing()) return;
    if (outbox_.push(std::move(frame), replaceable)) return start_writing();
    spdlog::info("a client is cut: it reads too slowly");
    metrics_.slow_readers_cut.add();
    outbox_.clear();
    close({1008, "reads too slowly"});
}

void Peer::close(CloseReason reason) {
    if (is_closing()) return;
    closing_ = std::move(reason);
    close_deadline_.arm(limits_.close_time, [self = shared_from_this()] { self->socket_.drop(); });
    start_writing();
}

void Peer::start_writing() {
    if (std::exchange(writing_, true)) return;
    const auto write = [self = shared_from_this()] { return self->write_queue(); };
    spawn(executor(), "writing to a client", write);
}

asio::awaitable<void> Peer::write_queue() {
    const auto self = shared_from_this();
    while (const auto frame = outbox_.pop()) {
        if (!co_await write(*frame)) outbox_.clear();
    }
    if (pace_ == Pace::Behind && !is_closing()) {
        pace_ = Pace::Refreshing;
        refresh_();
    }
    if (is_closing()) {
        co_await socket_.close(*closing_);
        close_deadline_.disarm();
    }
    writing_ = false;
}

asio::awaitable<bool> Peer::write(std::string_view text) {
    write_deadline_.arm(limits_.write_time, [this] {
        spdlog::info("a client is cut: it did not read a message in time");
        metrics_.slow_readers_cut.add();
        socket_.drop();
    });
    const bool written = co_await socket_.write(text);
    write_deadline_.disarm();
    co_return written;
}

}  // namespace mistward::net
