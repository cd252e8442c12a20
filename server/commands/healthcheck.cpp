#include "protocol/server_url.hpp"
#include "server/commands/commands.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/ssl.hpp>

#include <chrono>
#include <iostream>
#include <memory>
#include <stdexcept>

namespace mistward::commands {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
namespace ssl = asio::ssl;
using protocol::ServerUrl;
using protocol::Tls;

constexpr std::chrono::seconds kTimeout{4};

struct HealthcheckOptions {
    std::string url;
    std::string port = "8080";
    std::string tls_certificate;  ///< of the server at the loopback; empty: it has none
    bool insecure = false;
};

/// Whom to ask, and whether a certificate has to be the one of that host.
struct Target {
    std::string url;
    bool verify = true;
};

Target target(const HealthcheckOptions& options) {
    if (!options.url.empty()) return {options.url, !options.insecure};
    // The certificate names the host that others know, not the loopback.
    const char* scheme = options.tls_certificate.empty() ? "http" : "https";
    return {scheme + ("://127.0.0.1:" + options.port), false};
}

template <class Stream>
asio::awaitable<unsigned> ask(Stream& stream, const ServerUrl& server) {
    const std::string request =
        "GET /healthz HTTP/1.1\r\nHost: " + server.authority + "\r\nConnection: close\r\n\r\n";
    co_await asio::async_write(stream, asio::buffer(request), asio::use_awaitable);
    boost::beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    co_return response.result_int();
}

asio::awaitable<unsigned> ask_over_tls(boost::beast::tcp_stream tcp, const ServerUrl& server,
                                       bool verify) {
    ssl::context context(ssl::context::tls_client);
    context.set_default_verify_paths();
    boost::beast::ssl_stream<boost::beast::tcp_stream> stream(std::move(tcp), context);
    if (verify) {
        stream.set_verify_mode(ssl::verify_peer);
        stream.set_verify_callback(ssl::host_name_verification(server.host));
    }
    boost::system::error_code no_address;
    asio::ip::make_address(server.host, no_address);
    // An address is no server name (RFC 6066).
    if (no_address) SSL_set_tlsext_host_name(stream.native_handle(), server.host.c_str());
    co_await stream.async_handshake(ssl::stream_base::client, asio::use_awaitable);
    co_return co_await ask(stream, server);
}

asio::awaitable<unsigned> status_of(ServerUrl server, bool verify) {
    boost::beast::tcp_stream stream(co_await asio::this_coro::executor);
    asio::ip::tcp::resolver resolver(stream.get_executor());
    stream.expires_after(kTimeout);
    co_await stream.async_connect(
        co_await resolver.async_resolve(server.host, server.port, asio::use_awaitable),
        asio::use_awaitable);
    if (server.tls) co_return co_await ask_over_tls(std::move(stream), server, verify);
    co_return co_await ask(stream, server);
}

std::string check_url(const std::string& text) {
    try {
        protocol::parse_server_url(text, Tls::Allowed);
        return "";
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
}

int check_health(const HealthcheckOptions& options) {
    const auto [url, verify] = target(options);
    asio::io_context context;
    auto asked = status_of(protocol::parse_server_url(url, Tls::Allowed), verify);
    auto status = asio::co_spawn(context, std::move(asked), asio::use_future);
    context.run();
    try {
        const unsigned answered = status.get();
        std::cout << url << " answers " << answered << '\n';
        return answered == 200 ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const boost::system::system_error& error) {
        const bool tls = error.code().category() == asio::error::get_ssl_category();
        throw std::runtime_error(url + (tls ? " is refused by TLS: " : " does not answer: ") +
                                 error.code().message());
    }
}

}  // namespace

void add_healthcheck(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<HealthcheckOptions>();
    CLI::App& command = *app.add_subcommand(
        "healthcheck", "Ask a running server whether it is well, for containers");
    command
        .add_option("URL", options->url,
                    "where it listens; none: the loopback, at the port of --port")
        ->check(CLI::Validator(check_url, "URL"));
    command.add_option("--port", options->port, "TCP port, where no URL is given")
        ->envname("MISTWARD_PORT");
    command
        .add_option("--tls-certificate", options->tls_certificate,
                    "the server's option: it has TLS, where no URL is given")
        ->envname("MISTWARD_TLS_CERTIFICATE");
    command.add_flag("--insecure", options->insecure,
                     "take any certificate of an https:// URL; at the loopback any is taken");
    command.callback([options, &chosen] { chosen = [options] { return check_health(*options); }; });
}

}  // namespace mistward::commands
