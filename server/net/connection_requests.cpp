#include "server/net/connection.hpp"
#include "server/net/opening.hpp"
#include "server/net/relay.hpp"
#include "server/service/room_elsewhere.hpp"

#include <utility>

namespace mistward::net {

asio::awaitable<Connection::Further> Connection::serve_http() {
    for (;;) {
        auto incoming = co_await read();
        if (std::holds_alternative<HttpStream::Closed>(incoming)) co_return Further();
        if (const auto* error = std::get_if<protocol::Error>(&incoming)) {
            co_await refuse(*error);
            co_return Further();
        }
        auto next = co_await serve(std::get<Request>(std::move(incoming)));
        if (next) co_return std::move(*next);
    }
}

asio::awaitable<HttpStream::Incoming> Connection::read() {
    file_place_.reset();
    const auto accept = [this](const Request& request) { return accept_head(request); };
    auto incoming = co_await stream_->read(accept);
    if (auto* request = std::get_if<Request>(&incoming)) {
        request->source = site_->proxies().source_of(*request, source_);
    }
    co_return incoming;
}

/// The bytes that its body may have. What it takes a place for has one before any of it is read.
protocol::Result<std::size_t> Connection::accept_head(const Request& request) {
    const Source source = site_->proxies().source_of(request, source_);
    if (const auto settled = settle(request, source.address); !settled) {
        return tl::unexpected(settled.error());
    }
    const std::size_t most = site_->most_bytes(request, *limits_);
    if (most > limits_->body_bytes) {
        auto place = site_->quotas().place_for_file(source.address);
        if (!place) return tl::unexpected(place.error());
        file_place_.emplace(std::move(*place));
    }
    return most;
}

/// A node's connection counts as the client's for whom it speaks. Who is no node has a place of its
/// own address, or is refused now.
protocol::Result<void> Connection::settle(const Request& request, const asio::ip::address& client) {
    const bool is_node = site_->proxies().nodes().passed_on(request);
    if (!is_node && !standing_.unproven) return {};
    standing_.own.reset();
    standing_.unproven.reset();
    return take_place(standing_.own, client);
}

protocol::Result<void> Connection::take_place(std::optional<Places::Place>& place,
                                              const asio::ip::address& client) {
    auto taken = site_->quotas().place_for_connection(client);
    if (!taken) return tl::unexpected(taken.error());
    place.emplace(std::move(*taken));
    return {};
}

asio::awaitable<Connection::Next> Connection::serve(Request request) {
    auto outcome = co_await site_->answer(request);
    if (!std::holds_alternative<Response>(outcome) && !standing_.own) {
        if (const auto stays = take_place(guest_place_, request.source.address); !stays) {
            // Its room counts it among the listeners already.
            if (auto* log = std::get_if<Follow>(&outcome)) co_await log->parts->leave();
            outcome = problem_response(stays.error());
        }
    }
    if (auto* upgrade = std::get_if<Upgrade>(&outcome)) {
        co_return co_await open(std::move(request), std::move(*upgrade));
    }
    if (auto* log = std::get_if<Follow>(&outcome)) {
        co_return co_await follow(std::move(log->parts), request);
    }
    if (auto* other = std::get_if<PassOn>(&outcome)) {
        co_return co_await pass_on(request, std::move(*other));
    }
    co_return co_await answer(request, std::get<Response>(std::move(outcome)));
}

asio::awaitable<Connection::Next> Connection::answer(const Request& request, Response response) {
    co_await site_->compressor().compress(request, response);
    site_->finish(request, response);
    const bool keep = request.message.keep_alive() && !stopping_;
    // HTTP/1.0 keeps a connection only if it is told.
    if (keep && request.is_old()) response.headers.set(http::field::connection, "keep-alive");
    const bool head = request.method() == http::verb::head;
    const bool written = co_await stream_->write(std::move(response), head, keep);
    if (written && keep) co_return std::nullopt;
    if (written) co_await stream_->linger();
    co_return Further();
}

asio::awaitable<void> Connection::refuse(const protocol::Error& error) {
    auto response = problem_response(error);
    site_->finish(Request{{}, source_}, response);
    if (co_await stream_->write(std::move(response), false, false)) co_await stream_->linger();
}

asio::awaitable<Connection::Next> Connection::open(Request request, Upgrade upgrade) {
    if (const auto fault = fault_of_opening(request, stream_->has_leftovers())) {
        co_await refuse(*fault);
        co_return Further();
    }
    co_return Further(Opening{std::move(request), std::move(upgrade)});
}

asio::awaitable<Connection::Next> Connection::follow(std::shared_ptr<PartedAnswer> log,
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
    co_return Further();
}

/// Whatever the node answers but an open WebSocket is an answer like any other, and the next
/// request is looked at here again.
asio::awaitable<Connection::Next> Connection::pass_on(const Request& request, PassOn other) {
    if (other.opens_websocket) {
        if (const auto fault = fault_of_opening(request, stream_->has_leftovers())) {
            co_await refuse(*fault);
            co_return Further();
        }
    }
    const std::string room = other.room;
    passage_ = std::make_shared<Passage>(executor_, *limits_);
    const bool answered = co_await ask_node(request, std::move(other));
    if (!answered) {
        passage_.reset();
        guest_place_.reset();
        auto refusal = problem_response(rooms::room_elsewhere(room));
        co_return co_await answer(request, std::move(refusal));
    }
    if (passage_->answer().status() == http::status::switching_protocols) {
        co_return Further(OpenElsewhere());
    }
    const bool keep = request.message.keep_alive() && !stopping_;
    const bool goes_on = co_await relay_answer(*stream_, *passage_, request, keep);
    passage_.reset();
    guest_place_.reset();
    if (goes_on) co_return std::nullopt;
    co_await stream_->linger();
    co_return Further();
}

asio::awaitable<bool> Connection::ask_node(const Request& request, PassOn other) {
    client_ = request.source.address;
    const bool reached = co_await passage_->open(other.node);
    end_if_banned();
    if (!reached) co_return false;
    const Asked asked{request.method() == http::verb::head, other.opens_websocket};
    co_return co_await passage_->ask(std::move(other.text), asked);
}

}  // namespace mistward::net
