#include "protocol/server_url.hpp"
#include "server/address/address.hpp"
#include "server/commands/commands.hpp"
#include "server/net/await.hpp"
#include "server/net/deadline.hpp"
#include "server/net/http_client.hpp"
#include "server/work/begin.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/asio/this_coro.hpp>

#include <chrono>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <utility>

namespace mistward::commands {
namespace {

namespace asio = boost::asio;
using protocol::ServerUrl;
using protocol::Tls;

constexpr std::chrono::seconds kTimeout{4};

struct HealthcheckOptions {
    std::string url;
    bool insecure = false;
    // The server's options, where no URL is given.
    std::string address;
    std::string port;
    std::string tls_certificate;  ///< empty: it has none
};

/// Whom to ask, and whether a certificate has to be the one of that host.
struct Target {
    ServerUrl server;
    std::string url;
    bool verify = true;
};

/// An address at which a server is reached that listens at this one.
addresses::Address reached_at(const std::string& listens) {
    const auto address = addresses::read_address(listens).value();
    if (!address.is_unspecified()) return address;
    if (address.is_v4()) return asio::ip::address_v4::loopback();
    return asio::ip::address_v6::loopback();
}

/// The certificate names the host that others know, so any will do.
Target target_of_server(const HealthcheckOptions& options) {
    if (options.port == "0") {
        throw std::runtime_error("the server has chosen a port by itself: give its URL");
    }
    const auto address = reached_at(options.address);
    const bool tls = !options.tls_certificate.empty();
    const std::string named = addresses::plain(address).to_string();
    const std::string authority =
        (address.is_v6() ? '[' + named + ']' : named) + ':' + options.port;
    return {ServerUrl{tls, address.to_string(), options.port, authority},
            (tls ? "https://" : "http://") + authority, false};
}

Target target(const HealthcheckOptions& options) {
    if (options.url.empty()) return target_of_server(options);
    return {protocol::parse_server_url(options.url, Tls::Allowed), options.url, !options.insecure};
}

using Asked = std::pair<boost::system::error_code, unsigned>;  ///< an error, or the status

std::string request_to(const ServerUrl& server) {
    net::http::fields headers;
    headers.set(net::http::field::host, server.authority);
    headers.set(net::http::field::connection, "close");
    return net::request_text(net::http::verb::get, "/healthz", headers);
}

asio::awaitable<Asked> ask(net::HttpClient& client, ServerUrl server) {
    asio::ip::tcp::resolver resolver(co_await asio::this_coro::executor);
    const auto [unknown, found] =
        co_await resolver.async_resolve(server.host, server.port, net::kAwait);
    if (unknown) co_return Asked(unknown, 0);
    net::HttpClient::Endpoints endpoints(found.begin(), found.end());
    const auto unreachable = co_await client.connect(std::move(endpoints));
    if (unreachable) co_return Asked(unreachable, 0);
    const auto disagreed = co_await client.agree(server.host);
    if (disagreed) co_return Asked(disagreed, 0);
    const std::string request = request_to(server);
    const auto unsent = co_await client.send(request);
    if (unsent) co_return Asked(unsent, 0);
    co_return co_await client.read_status();
}

asio::ssl::context client_context(bool verify) {
    asio::ssl::context context(asio::ssl::context::tls_client);
    context.set_default_verify_paths();
    if (verify) context.set_verify_mode(asio::ssl::verify_peer);
    return context;
}

asio::awaitable<Asked> status_of(ServerUrl server, bool verify) {
    const auto executor = co_await asio::this_coro::executor;
    asio::ssl::context tls = client_context(verify);
    net::HttpClient client =
        server.tls ? net::HttpClient(executor, tls) : net::HttpClient(executor);
    net::Deadline deadline(executor);
    bool is_late = false;
    deadline.arm(kTimeout, [&] {
        is_late = true;
        client.close();
    });
    Asked asked = co_await ask(client, std::move(server));
    if (is_late) asked.first = asio::error::timed_out;
    co_return asked;
}

std::string check_url(const std::string& text) {
    try {
        protocol::parse_server_url(text, Tls::Allowed);
        return "";
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
}

/// What the server would go by, unless the subcommand has been told.
void take(const CLI::App& app, const std::string& name, std::string& value) {
    const CLI::Option& option = *app.get_option(name);
    if (value.empty() && option.count() > 0) value = option.as<std::string>();
}

void take_from_server(const CLI::App& app, HealthcheckOptions& options) {
    take(app, "--address", options.address);
    take(app, "--port", options.port);
    take(app, "--tls-certificate", options.tls_certificate);
    if (options.address.empty()) options.address = app.get_option("--address")->get_default_str();
    if (options.port.empty()) options.port = app.get_option("--port")->get_default_str();
}

int check_health(const HealthcheckOptions& options) {
    const auto [server, url, verify] = target(options);
    asio::io_context context;
    auto asked = status_of(server, verify);
    const auto [error, answered] = work::run(context, std::move(asked));
    if (error) {
        const bool tls = error.category() == asio::error::get_ssl_category();
        throw std::runtime_error(url + (tls ? " is refused by TLS: " : " does not answer: ") +
                                 error.message());
    }
    std::cout << url << " answers " << answered << '\n';
    return answered == 200 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace

std::string fault_of_address(const std::string& text) {
    if (addresses::read_address(text)) return {};
    return "\"" + text + "\" is not an IP address, without brackets or port";
}

void add_healthcheck(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<HealthcheckOptions>();
    CLI::App& command = *app.add_subcommand(
        "healthcheck", "Check that a running server is healthy, for containers");
    command
        .add_option("URL", options->url,
                    "where the server listens; if not given, taken from the server's options, "
                    "including those in the environment")
        ->check(CLI::Validator(check_url, "URL"));
    command.add_option("--address", options->address, "the server's --address, if no URL is given")
        ->check(CLI::Validator(fault_of_address, "IP"));
    command.add_option("--port", options->port, "the server's --port, if no URL is given")
        ->check(CLI::Range(1, 65535));
    command.add_option("--tls-certificate", options->tls_certificate,
                       "the server's --tls-certificate, if no URL is given: the server has TLS");
    command.add_flag("--insecure", options->insecure,
                     "accept any certificate of an https:// URL; without a URL any is accepted");
    command.callback([options, &app, &chosen] {
        take_from_server(app, *options);
        chosen = [options] { return check_health(*options); };
    });
}

}  // namespace mistward::commands
