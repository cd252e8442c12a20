#include "clients/bot/http_client.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <chrono>

namespace mistward::bot {
namespace {

constexpr std::chrono::seconds kTimeout{10};

http::request<http::string_body> message_of(const protocol::ServerUrl& server,
                                            const HttpRequest& request) {
    http::request<http::string_body> message(request.method, request.target, 11);
    message.set(http::field::host, server.authority);
    message.set(http::field::user_agent, "mistward-bot");
    message.set(http::field::accept, "application/json, application/problem+json");
    message.set(http::field::connection, "close");
    if (request.token) message.set(http::field::authorization, "Bearer " + *request.token);
    if (request.body) {
        message.set(http::field::content_type, "application/json");
        message.body() = request.body->dump();
    }
    message.prepare_payload();
    return message;
}

/// What is no JSON document, such as a log, is written down as a text.
void write_down(Transcript& transcript, const HttpRequest& request, const HttpAnswer& answer) {
    Json told{{"method", std::string(http::to_string(request.method))},
              {"target", request.target},
              {"token", request.token ? Json(*request.token) : Json(nullptr)},
              {"body", request.body.value_or(Json(nullptr))}};
    const Json body = Json::parse(answer.text, nullptr, false);
    transcript.called(told, answer.status, body.is_discarded() ? Json(answer.text) : body);
}

}  // namespace

asio::awaitable<HttpAnswer> call(Server server, HttpRequest request) {
    const auto executor = co_await asio::this_coro::executor;
    asio::ip::tcp::resolver resolver(executor);
    const auto addresses =
        co_await resolver.async_resolve(server.url.host, server.url.port, asio::use_awaitable);
    boost::beast::tcp_stream stream(executor);
    stream.expires_after(kTimeout);
    co_await stream.async_connect(addresses, asio::use_awaitable);

    const http::request<http::string_body> message = message_of(server.url, request);
    co_await http::async_write(stream, message, asio::use_awaitable);
    boost::beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    HttpAnswer answer{response.result_int(), std::move(response.body())};
    if (server.transcript) write_down(*server.transcript, request, answer);
    co_return answer;
}

}  // namespace mistward::bot
