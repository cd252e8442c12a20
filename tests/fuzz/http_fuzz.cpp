// The first byte chooses. The bytes are the head of a request: what the guard lets through, the
// parser reads as the guard did. Or a body in chunks: it is the same however it comes. Or they are
// a request for one of the routes, with a path, fields, a query and a body: every handler answers,
// and throws nothing.
#include "server/address/address.hpp"
#include "server/net/chunked_body.hpp"
#include "server/net/forwarded.hpp"
#include "server/net/log_stream.hpp"
#include "server/net/origin_policy.hpp"
#include "server/net/request_guard.hpp"
#include "server/net/request_target.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/routes.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/fake_faults.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/net/fake_archive.hpp"
#include "tests/net/fake_lobby.hpp"
#include "tests/net/fake_players.hpp"
#include "tests/net/fake_webhooks.hpp"
#include "tests/net/nothing_kept.hpp"
#include "tests/net/test_server.hpp"
#include "tests/rooms/catalogue.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

using namespace mistward;

namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

constexpr std::size_t kMostOfBody = 64;

void check_chain(const net::Request& request, net::ForwardedFields fields) {
    for (const auto& hop : net::chain_of(request, fields).hops) {
        const auto client = net::read_client(hop.client);
        fuzz::require(!client || addresses::plain(*client) == *client, "a client is plain");
    }
}

/// However a target and a host are named, they come to a path and a host that can be read.
void check_places(net::Request& request) {
    net::simplify_target(request.message.base());
    const auto path = request.path();
    fuzz::require(path.starts_with('/') || path == "*", "a target comes to a path");
    const auto host = request.header(http::field::host);
    fuzz::require(request.message.count(http::field::host) == 1, "a request has one host");
    fuzz::require(host.empty() || net::read_host(host), "a host can be read");
    check_chain(request, net::ForwardedFields::XForwarded);
    check_chain(request, net::ForwardedFields::Standard);
    static_cast<void>(net::OriginPolicy({"https://a"}).check(request));
}

/// A session looks for the end of the head first, so a guard never sees bytes without one.
void check_guard(std::string bytes) {
    constexpr std::string_view kHeadEnd = "\r\n\r\n";
    bytes += kHeadEnd;
    const std::string head = bytes.substr(0, bytes.find(kHeadEnd) + kHeadEnd.size());
    const auto framing = net::check_head(head);
    if (!framing) return fuzz::require(!framing.error().message.empty(), "an error says why");
    http::request_parser<http::empty_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(head.size() + 1));
    parser.body_limit(boost::none);
    boost::system::error_code error;
    const std::size_t used = parser.put(asio::buffer(head), error);
    if (error) return;
    fuzz::require(used == head.size(), "guard and parser agree where the head ends");
    fuzz::require(parser.chunked() == framing->chunked, "they agree whether the body has chunks");
    fuzz::require(parser.content_length().value_or(0) == framing->length,
                  "they agree on the length");
    net::Request request;
    request.message.base() = std::move(parser.release().base());
    check_places(request);
}

/// The body and what it took of the bytes, or what was refused, if the bytes come in parts of that
/// size.
std::string body_of(std::string_view bytes, std::size_t part) {
    net::ChunkedBody body(kMostOfBody);
    std::size_t taken = 0;
    for (std::size_t there = 0; there < bytes.size() && !body.is_done();) {
        there = std::min(bytes.size(), there + part);
        const auto more = body.take(bytes.substr(taken, there - taken));
        if (!more) return more.error().message;
        taken += *more;
    }
    if (!body.is_done()) return "more has to come";
    const std::string text = body.release();
    fuzz::require(text.size() <= kMostOfBody, "a body is no longer than it may be");
    return text + "|" + std::to_string(taken);
}

void check_chunks(std::string_view bytes) {
    const std::string whole = body_of(bytes, bytes.size() + 1);
    for (const std::size_t part : {1U, 2U, 7U}) {
        fuzz::require(body_of(bytes, part) == whole, "a body is the same however it comes");
    }
}

struct Routes {
    metrics::Registry registry;
    net::Quotas quotas{net::test::no_quotas(), registry};
    net::test::FakeLobby lobby;
    net::test::FakeArchive archive;
    net::test::FakePlayers players;
    rooms::PlayerWatch watch;
    boost::asio::thread_pool pool{1};
    rooms::LobbyBoard board{pool.get_executor()};
    work::WorkerPool workers{{}};
    net::test::FakeWebhooks webhooks;
    rooms::Repeats repeats{net::test::nothing_kept};
    rooms::TileShelf tiles{test::catalogue()};
    net::Router router = make_router(
        tiles,
        {lobby, archive, registry, quotas, players, watch, board, workers, webhooks, repeats},
        std::nullopt, true);
    std::vector<std::string> names = router.routes();
};

Routes& routes() {
    static Routes routes;
    return routes;
}

std::string choose_segment(fuzz::Choices& choices) {
    constexpr std::array<std::string_view, 6> kKnown{"room1", "room1.1",    "0",
                                                     "1",     "abcdefghjk", "x"};
    return std::string(choices.byte() < 200 ? choices.among(kKnown) : choices.text(12));
}

/// A route's pattern with something in each place of a name in braces.
std::string choose_path(std::string_view pattern, fuzz::Choices& choices) {
    std::string path;
    while (!pattern.empty()) {
        const auto begin = pattern.find('{');
        path += pattern.substr(0, begin);
        if (begin == std::string_view::npos) break;
        path += choose_segment(choices);
        pattern.remove_prefix(pattern.find('}') + 1);
    }
    return path;
}

void choose_fields(net::Request& request, fuzz::Choices& choices) {
    constexpr std::array<std::string_view, 4> kTypes{
        "application/json", "application/merge-patch+json", "Application/JSON; charset=utf-8",
        "text/plain"};
    constexpr std::array<std::string_view, 3> kTokens{"Bearer token", "Bearer wrong", "Basic abc"};
    const std::size_t choice = choices.byte();
    if (choice % 8 != 7) request.message.set(http::field::content_type, kTypes[choice % 2]);
    if (choice % 8 == 6) request.message.set(http::field::content_type, choices.among(kTypes));
    if (choice % 3 != 0) request.message.set(http::field::authorization, choices.among(kTokens));
    if (choice > 200) request.message.set(http::field::upgrade, "websocket");
    if (choice > 200) request.message.set(http::field::connection, "upgrade");
    if (choice > 240) request.message.set(http::field::if_none_match, choices.line());
}

net::Request choose_request(fuzz::Choices& choices) {
    const std::string& route = choices.among(routes().names);
    const auto space = route.find(' ');
    net::Request request;
    request.message.version(11);
    request.message.method(http::string_to_verb(route.substr(0, space)));
    std::string target = choose_path(std::string_view(route).substr(space + 1), choices);
    choose_fields(request, choices);
    if (choices.flag()) target += "?" + std::string(choices.line());
    request.message.target(target);
    request.message.set(http::field::host, "a");
    request.message.body() = std::string(choices.rest());
    return request;
}

void check_answer(const net::Outcome& outcome) {
    const auto* response = std::get_if<net::Response>(&outcome);
    if (response == nullptr) return;
    const auto status = static_cast<unsigned>(response->status);
    fuzz::require(status >= 200 && status < 500, "a handler knows what to answer");
    const std::string_view type = response->headers[http::field::content_type];
    if (type.starts_with("application/json") || type.starts_with("application/problem+json")) {
        fuzz::require(protocol::Json::accept(response->bytes()), "an answer in JSON is JSON");
    }
}

void ask(const net::Request& request) {
    const auto match = routes().router.find(request);
    if (!match) return fuzz::require(!match.error().message.empty(), "an error says why");
    asio::io_context context;
    std::optional<protocol::Result<net::Outcome>> outcome;
    std::exception_ptr failure;
    asio::co_spawn(context, (*match->handler)(request, match->captures),
                   [&](std::exception_ptr thrown, protocol::Result<net::Outcome> answer) {
                       failure = std::move(thrown);
                       outcome = std::move(answer);
                   });
    context.run();
    if (failure) return fuzz::require_meant(failure);
    fuzz::require(outcome.has_value(), "a handler answers");
    check_answer(*outcome ? std::move(**outcome) : net::problem_response(outcome->error()));
}

}  // namespace

void mistward::fuzz_http(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, size);
    switch (choices.below(4)) {
        case 1:
            check_guard(std::string(choices.rest()));
            break;
        case 3:
            check_chunks(choices.rest());
            break;
        default:
            ask(choose_request(choices));
    }
}
