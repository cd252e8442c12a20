#include "server/webhooks/sender.hpp"

#include "server/address/address.hpp"
#include "server/net/deadline.hpp"
#include "server/net/http_client.hpp"
#include "server/net/name_lookup.hpp"

#include <openssl/ssl.h>

#include <optional>
#include <utility>

namespace mistward::webhooks {

namespace {

namespace http = net::http;
using asio::ip::tcp;

/// Reads all certificates that the system trusts, which takes a fiftieth of a second.
std::unique_ptr<asio::ssl::context> client_context() {
    auto context = std::make_unique<asio::ssl::context>(asio::ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    boost::system::error_code error;
    context->set_default_verify_paths(error);
    context->set_verify_mode(asio::ssl::verify_peer);
    return context;
}

std::string text_of(const Post& post) {
    http::fields headers;
    headers.set(http::field::host, post.url.authority);
    headers.set(http::field::user_agent, "Mistward/" MISTWARD_VERSION);
    headers.set(http::field::connection, "close");
    for (const auto& [name, value] : post.headers) headers.set(name, value);
    return net::request_text(http::verb::post, post.url.target, headers, post.body);
}

}  // namespace

struct Sender::Attempt {
    Attempt(const Sender& sender, bool encrypted)
        : lookup(sender.strand_, sender.name_servers_),
          client(encrypted ? net::HttpClient(sender.strand_, *sender.tls_)
                           : net::HttpClient(sender.strand_)),
          deadline(sender.strand_) {}

    void end(const char* why) {
        ended = why;
        lookup.cancel();
        client.close();
    }

    net::NameLookup lookup;
    net::HttpClient client;
    net::Deadline deadline;
    std::optional<const char*> ended;  ///< before its time, and why
};

/// An attempt that can be ended, for as long as this lives.
class Sender::UnderWay {
public:
    UnderWay(Sender& sender, Attempt& attempt, Turns::Turn& turn)
        : sender_(sender), attempt_(attempt), turn_(turn) {
        sender_.under_way_.insert(&attempt_);
        turn_.may_be_cut([&attempt] { attempt.end("it took too long while others waited"); });
    }
    ~UnderWay() {
        turn_.may_not_be_cut();
        sender_.under_way_.erase(&attempt_);
    }
    UnderWay(const UnderWay&) = delete;
    UnderWay& operator=(const UnderWay&) = delete;

private:
    Sender& sender_;
    Attempt& attempt_;
    Turns::Turn& turn_;
};

Sender::Sender(asio::any_io_executor strand, Reach reach, const SendLimits& limits,
               std::string name_servers)
    : strand_(std::move(strand)),
      reach_(reach),
      limits_(limits),
      name_servers_(std::move(name_servers)),
      tls_(reach == Reach::Off ? nullptr : client_context()) {}

asio::awaitable<Delivery> Sender::post(Post post, Turns::Turn& turn) {
    if (stopping_ || !tls_) co_return failed("the server is stopping");
    Attempt one(*this, post.url.tls);
    const UnderWay under_way(*this, one, turn);
    Delivery delivery = co_await attempt(one, post);
    one.deadline.disarm();
    one.client.close();
    if (one.ended && delivery.fault) delivery.fault = *one.ended;
    co_return delivery;
}

asio::awaitable<Delivery> Sender::attempt(Attempt& attempt, const Post& post) {
    const Endpoints found = co_await look_up(attempt, post);
    if (found.empty()) co_return failed("the name " + post.url.host + " leads nowhere");
    Endpoints endpoints = allowed(reach_, found);
    if (endpoints.empty()) {
        co_return failed(post.url.host +
                         " has no public address, and this server sends to no other");
    }
    attempt.deadline.arm(limits_.time,
                         [&attempt] { attempt.end("it gave no answer of HTTP in time"); });
    const auto nowhere =
        co_await attempt.client.connect(std::move(endpoints), limits_.connect_time);
    if (nowhere) {
        co_return failed("nothing answers at " + post.url.host + ", port " + post.url.port);
    }
    co_return co_await send(attempt, post);
}

asio::awaitable<Sender::Endpoints> Sender::look_up(Attempt& attempt, const Post& post) {
    const auto port = static_cast<std::uint16_t>(std::stoul(post.url.port));
    if (const auto address = addresses::read_address(post.url.host)) {
        co_return Endpoints{tcp::endpoint(*address, port)};
    }
    co_return co_await attempt.lookup.run(post.url.host, port, limits_.lookup_time);
}

asio::awaitable<Delivery> Sender::send(Attempt& attempt, const Post& post) {
    const std::string& host = post.url.host;
    const auto disagreed = co_await attempt.client.agree(host);
    if (disagreed) {
        co_return failed("no agreement on TLS with a certificate for " + host + ": " +
                         disagreed.message());
    }
    const std::string request = text_of(post);
    // Whoever has heard enough may have answered before the end.
    co_await attempt.client.send(request);
    const auto [unanswered, answer] = co_await attempt.client.read_head();
    if (unanswered) co_return failed("it ended the connection without an answer of HTTP");
    co_return delivery_of(answer, post.signed_s);
}

void Sender::stop() {
    stopping_ = true;
    for (Attempt* attempt : under_way_) attempt->end("the server is stopping");
}

}  // namespace mistward::webhooks
