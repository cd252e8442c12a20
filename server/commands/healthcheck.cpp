#include "protocol/server_url.hpp"
#include "server/commands/commands.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <chrono>
#include <iostream>
#include <memory>
#include <stdexcept>

namespace mistward::commands {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

constexpr std::chrono::seconds kTimeout{4};

struct Options {
    std::string url;
    std::string port = "8080";
};

asio::awaitable<unsigned> status_of(protocol::ServerUrl server) {
    boost::beast::tcp_stream stream(co_await asio::this_coro::executor);
    asio::ip::tcp::resolver resolver(stream.get_executor());
    stream.expires_after(kTimeout);
    co_await stream.async_connect(
        co_await resolver.async_resolve(server.host, server.port, asio::use_awaitable),
        asio::use_awaitable);
    http::request<http::empty_body> request(http::verb::get, "/healthz", 11);
    request.set(http::field::host, server.authority);
    request.set(http::field::connection, "close");
    co_await http::async_write(stream, request, asio::use_awaitable);
    boost::beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    co_return response.result_int();
}

std::string check_url(const std::string& text) {
    try {
        protocol::parse_server_url(text);
        return "";
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
}

int check_health(const Options& options) {
    const std::string url = options.url.empty() ? "http://127.0.0.1:" + options.port : options.url;
    asio::io_context context;
    auto status =
        asio::co_spawn(context, status_of(protocol::parse_server_url(url)), asio::use_future);
    context.run();
    try {
        const unsigned answered = status.get();
        std::cout << url << " answers " << answered << '\n';
        return answered == 200 ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const boost::system::system_error& error) {
        throw std::runtime_error(url + " does not answer: " + error.code().message());
    }
}

}  // namespace

void add_healthcheck(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand(
        "healthcheck", "Ask a running server whether it is well, for containers");
    command
        .add_option("URL", options->url,
                    "where it listens; none: the loopback, at the port of --port")
        ->check(CLI::Validator(check_url, "URL"));
    command.add_option("--port", options->port, "TCP port, where no URL is given")
        ->envname("MISTWARD_PORT");
    command.callback([options, &chosen] { chosen = [options] { return check_health(*options); }; });
}

}  // namespace mistward::commands
