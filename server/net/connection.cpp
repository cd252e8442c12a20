#include "server/net/connection.hpp"

#include "server/address/address.hpp"
#include "server/net/http_errors.hpp"
#include "server/net/request_guard.hpp"
#include "server/net/spawn.hpp"
#include "server/service/room_elsewhere.hpp"
#include "server/work/post.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {
namespace {

constexpr auto kShutDown = "the server is shutting down";
constexpr auto kBanned = "this address is banned";

protocol::Error bytes_too_early() {
    return malformed("bytes follow it before the WebSocket is open");
}

/// Why a request that would open a WebSocket does not.
std::optional<protocol::Error> fault_of_opening(const Request& request, bool has_leftovers) {
    if (!is_websocket_key(request.header(http::field::sec_websocket_key))) {
        return malformed("Sec-WebSocket-Key is not 16 bytes in base64");
    }
    if (has_leftovers) return bytes_too_early();
    return std::nullopt;
}

Source source_of(Stream& stream) {
    boost::system::error_code ignored;
    return {addresses::plain(stream.socket().remote_endpoint(ignored).address()),
            stream.is_encrypted()};
}

}  // namespace

Connection::Connection(Stream stream, std::shared_ptr<const Site> site,
                       std::shared_ptr<const Limits> limits, std::optional<Places::Place> place)
    : site_(std::move(site)),
      limits_(std::move(limits)),
      counted_(site_->metrics().connections),
      executor_(stream.get_executor()),
      source_(source_of(stream)),
      place_(std::move(place)) {
    stream_.emplace(std::move(stream), *limits_);
}

asio::awaitable<void> Connection::run() {
    const bool agreed = co_await stream_->handshake();
    if (agreed) {
        auto further = co_await serve_http();
        if (auto* opening = std::get_if<Opening>(&further)) co_await play(std::move(*opening));
        if (auto* asked = std::get_if<std::string>(&further)) co_await pass_on(std::move(*asked));
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
        if (self->passage_) self->passage_->close();
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

asio::awaitable<HttpStream::Incoming> Connection::read() {
    file_place_.reset();
    const auto body_limit = [this](const Request& request) { return most_bytes(request); };
    auto incoming = co_await stream_->read(body_limit);
    if (auto* request = std::get_if<Request>(&incoming)) {
        request->source = site_->proxies().source_of(*request, source_);
    }
    co_return incoming;
}

/// The bytes that a body may have. What is large needs a place before any of it is read.
protocol::Result<std::size_t> Connection::most_bytes(const Request& request) {
    const std::size_t most = site_->most_bytes(request, *limits_);
    if (most > limits_->body_bytes) {
        const Source source = site_->proxies().source_of(request, source_);
        auto place = site_->quotas().place_for_file(source.address);
        if (!place) return tl::unexpected(place.error());
        file_place_.emplace(std::move(*place));
    }
    return most;
}

asio::awaitable<Connection::Further> Connection::serve_http() {
    for (;;) {
        auto incoming = co_await read();
        if (std::holds_alternative<HttpStream::Closed>(incoming)) co_return Further();
        if (const auto* error = std::get_if<protocol::Error>(&incoming)) {
            co_await refuse(*error);
            co_return Further();
        }
        auto request = std::get<Request>(std::move(incoming));
        auto outcome = co_await site_->answer(request);
        if (auto* other = std::get_if<PassOn>(&outcome)) {
            const bool reached = co_await open_passage(other->node);
            if (!reached) outcome = problem_response(rooms::room_elsewhere(other->room));
        }
        if (!std::holds_alternative<Response>(outcome)) {
            if (const auto stays = take_place(request); !stays) {
                // Its room counts it among the listeners already.
                if (auto* log = std::get_if<Follow>(&outcome)) co_await log->parts->leave();
                passage_.reset();
                outcome = problem_response(stays.error());
            }
        }
        if (auto* other = std::get_if<PassOn>(&outcome)) {
            if (request.has(http::field::upgrade) && stream_->has_leftovers()) {
                co_await refuse(bytes_too_early());
                co_return Further();
            }
            client_ = request.source.address;
            co_return std::move(other->text);
        }
        if (auto* upgrade = std::get_if<Upgrade>(&outcome)) {
            if (const auto fault = fault_of_opening(request, stream_->has_leftovers())) {
                co_await refuse(*fault);
                co_return Further();
            }
            co_return Opening{std::move(request), std::move(*upgrade)};
        }
        if (auto* log = std::get_if<Follow>(&outcome)) {
            co_await follow(std::move(log->parts), request);
            co_return Further();
        }
        auto& response = std::get<Response>(outcome);
        co_await site_->compressor().compress(request, response);
        site_->finish(request, response);
        const bool keep = request.message.keep_alive() && !stopping_;
        // HTTP/1.0 keeps a connection only if it is told.
        if (keep && request.is_old()) response.headers.set(http::field::connection, "keep-alive");
        const bool head = request.method() == http::verb::head;
        if (!co_await stream_->write(std::move(response), head, keep)) co_return Further();
        if (keep) continue;
        co_await stream_->linger();
        co_return Further();
    }
}

protocol::Result<void> Connection::take_place(const Request& request) {
    if (place_) return {};
    auto place = site_->quotas().place_for_connection(request.source.address);
    if (!place) return tl::unexpected(place.error());
    place_.emplace(std::move(*place));
    return {};
}

asio::awaitable<void> Connection::refuse(const protocol::Error& error) {
    auto response = problem_response(error);
    site_->finish(Request{{}, source_}, response);
    if (co_await stream_->write(std::move(response), false, false)) co_await stream_->linger();
}

asio::awaitable<void> Connection::follow(std::shared_ptr<PartedAnswer> log,
                                         const Request& request) {
    log_ = std::move(log);
    client_ = request.source.address;
    if (stopping_) log_->stop();
    end_if_banned();
    Response head;
    site_->finish(request, head);
    PartedBody body(*stream_, site_->compressor(), request, std::move(head.headers));
    co_await log_->run(body, *limits_);
    log_.reset();
    co_await stream_->linger();
}

asio::awaitable<bool> Connection::open_passage(const asio::ip::tcp::endpoint& node) {
    passage_ = std::make_shared<Passage>(executor_, *limits_);
    const bool reached = co_await passage_->open(node);
    if (!reached) passage_.reset();
    co_return reached;
}

asio::awaitable<void> Connection::pass_on(std::string request) {
    auto client = stream_->release();
    stream_.reset();
    if (stopping_) co_return;
    end_if_banned();
    co_await passage_->run(std::move(client), std::move(request));
    passage_.reset();
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

}  // namespace mistward::net
