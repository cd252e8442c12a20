#include "server/net/connection.hpp"

#include "server/address/address.hpp"
#include "server/net/spawn.hpp"
#include "server/work/post.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

constexpr auto kShutDown = "the server is shutting down";
constexpr auto kBanned = "this address is banned";

Source source_of(Stream& stream) {
    boost::system::error_code ignored;
    return {addresses::plain(stream.socket().remote_endpoint(ignored).address()),
            stream.is_encrypted()};
}

}  // namespace

Connection::Connection(Stream stream, std::shared_ptr<const Site> site,
                       std::shared_ptr<const Limits> limits, Standing standing)
    : site_(std::move(site)),
      limits_(std::move(limits)),
      counted_(site_->metrics().connections),
      executor_(stream.get_executor()),
      source_(source_of(stream)),
      standing_(std::move(standing)) {
    stream_.emplace(std::move(stream), *limits_);
}

asio::awaitable<void> Connection::run() {
    const bool agreed = co_await stream_->handshake();
    if (agreed) {
        auto further = co_await serve_http();
        if (auto* opening = std::get_if<Opening>(&further)) co_await play(std::move(*opening));
        if (std::holds_alternative<OpenElsewhere>(further)) co_await carry();
    } else {
        site_->metrics().refused_no_tls.add();
    }
    // Timers and socket must go on their own strand, wherever the last reference to this is.
    stream_.reset();
}

void Connection::stop() {
    work::post(executor_, [self = shared_from_this()] {
        self->stopping_ = true;
        if (self->stream_) self->stream_->stop();
        if (self->log_) self->log_->stop();
        if (self->passage_) self->passage_->stop();
        if (self->session_) self->session_->close(rooms::Goodbye::ComeBack, kShutDown);
    });
}

void Connection::drop() {
    work::post(executor_, [self = shared_from_this()] { self->drop_now(); });
}

void Connection::drop_now() {
    stopping_ = true;
    if (stream_) stream_->drop();
    if (passage_) passage_->close();
    // What ends here may be the end of the session, too.
    if (const auto session = session_) session->drop();
}

void Connection::clear_away() {
    work::post(executor_, [self = shared_from_this()] {
        self->drop_now();
        const auto leave = [](const auto& guest) { return [guest] { return guest->leave(); }; };
        constexpr std::string_view kWhat = "leaving a room";
        if (self->session_) spawn(self->executor_, kWhat, leave(std::exchange(self->session_, {})));
        if (self->log_) spawn(self->executor_, kWhat, leave(std::exchange(self->log_, {})));
        self->stream_.reset();
    });
}

void Connection::heed_bans() {
    work::post(executor_, [self = shared_from_this()] { self->end_if_banned(); });
}

void Connection::heed_nodes(std::shared_ptr<const std::vector<asio::ip::tcp::endpoint>> nodes) {
    work::post(executor_, [self = shared_from_this(), nodes = std::move(nodes)] {
        const auto& passage = self->passage_;
        if (passage && std::ranges::find(*nodes, passage->node()) == nodes->end()) passage->close();
    });
}

/// A client that asks anew is answered by the site; this is for those who need not ask any more.
void Connection::end_if_banned() {
    if (!(session_ || log_ || passage_) || !site_->bans().find(client_)) return;
    if (passage_) passage_->close();
    if (log_) log_->stop();
    if (session_) session_->close(rooms::Goodbye::StayAway, kBanned);
}

asio::awaitable<void> Connection::play(Opening opening) {
    const std::shared_ptr<const NetMetrics> metrics(site_, &site_->metrics());
    client_ = opening.request.source.address;
    SessionTools tools{stream_->release(), client_, limits_, metrics, site_->quotas()};
    session_ = opening.upgrade.open(std::move(tools));
    stream_.reset();
    if (stopping_) session_->close(rooms::Goodbye::ComeBack, kShutDown);
    end_if_banned();
    co_await session_->run(std::move(opening.request));
    session_.reset();
}

asio::awaitable<void> Connection::carry() {
    auto client = stream_->release();
    stream_.reset();
    if (stopping_) co_return;
    end_if_banned();
    co_await passage_->carry(std::move(client));
    passage_.reset();
}

}  // namespace mistward::net
