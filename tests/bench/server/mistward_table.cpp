#include "tests/bench/server/table.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <utility>

namespace mistward::bench {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using Json = nlohmann::json;

/// Posts one after the other, on one connection.
class Poster {
public:
    explicit Poster(unsigned short port) : socket_(context_) {
        socket_.connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
        socket_.set_option(tcp::no_delay(true));
    }

    /// The answer; throws if it is an error.
    Json post(const std::string& target, const Json& body, const std::string& token = {}) {
        http::request<http::string_body> request(http::verb::post, target, 11);
        request.set(http::field::host, "127.0.0.1");
        if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
        if (!body.is_null()) {
            request.set(http::field::content_type, "application/json");
            request.body() = body.dump();
        }
        request.prepare_payload();
        http::write(socket_, request);
        http::response<http::string_body> response;
        http::read(socket_, buffer_, response);
        if (response.result_int() >= 300) throw std::runtime_error(target + response.body());
        return Json::parse(response.body());
    }

private:
    asio::io_context context_;
    tcp::socket socket_;
    boost::beast::flat_buffer buffer_;
};

std::uint64_t number_at(std::string_view text) {
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// What follows `key`; nothing if it is not there.
std::string_view behind(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    return at == std::string_view::npos ? std::string_view() : text.substr(at + key.size());
}

/// Everybody gets the same updates, so seat 0 alone looks for what may be decided.
class MistwardTable : public Table {
public:
    explicit MistwardTable(std::vector<ClientSocket> sockets) : Table(std::move(sockets)) {}

    void hear(std::size_t seat, std::string_view text) override {
        constexpr std::string_view kUpdate = R"({"type":"update","seq":)";
        if (text.starts_with(kUpdate)) {
            hear_seq(seat, text.substr(kUpdate.size()));
        } else if (text.starts_with(R"({"type":"welcome")")) {
            hear_seq(seat, behind(text, R"("resumed":false,"seq":)"));
        } else if (text.starts_with(R"({"type":"ended")")) {
            over_ = true;
        } else if (text.starts_with(R"({"type":"error")")) {
            throw std::runtime_error("the server refuses: " + std::string(text));
        }
    }

    bool ready() const override {
        return !over_ && decides_at_ > decided_at_ &&
               std::ranges::all_of(seen_, [&](std::uint64_t seq) { return seq >= decides_at_; });
    }

    bool over() const override { return over_; }

    Move move() override {
        decided_at_ = decides_at_;
        const std::string seq = std::to_string(decides_at_);
        return {player_, R"({"type":"decide","id":"b)" + seq + R"(","expect_seq":)" + seq +
                             R"(,"decision":")" + decision_ + "\"}"};
    }

private:
    /// `text` begins with the number, and goes on to the end of the message.
    void hear_seq(std::size_t seat, std::string_view text) {
        seen_[seat] = number_at(text);
        if (seat != 0) return;
        const std::string_view next = behind(text, R"("next":{"actor":"player","player":)");
        if (next.empty()) return;
        decides_at_ = seen_[0];
        player_ = number_at(next);
        decision_ = choose(behind(next, R"("legal":[)"));
    }

    /// The first id behind some place in the list: any legal decision, for the price of one search.
    std::string choose(std::string_view legal) {
        constexpr std::string_view kId = R"({"id":")";
        std::string_view rest = behind(legal.substr(random_() % legal.size()), kId);
        if (rest.empty()) rest = behind(legal, kId);
        return std::string(rest.substr(0, rest.find('"')));
    }

    std::array<std::uint64_t, kSeats> seen_{};  ///< the newest seq on each socket
    std::uint64_t decides_at_ = 0;              ///< the newest seq after which a player decides
    std::uint64_t decided_at_ = 0;
    std::size_t player_ = 0;
    std::string decision_;
    bool over_ = false;
    std::minstd_rand random_{std::random_device{}()};
};

std::unique_ptr<Table> open_table(Poster& poster, unsigned short port, const std::string& game) {
    const Json created =
        poster.post("/api/v1/rooms", {{"name", "Load"}, {"game", game}, {"seats", kSeats}});
    const std::string target = "/api/v1/rooms/" + created.at("room").at("id").get<std::string>();
    std::vector<ClientSocket> sockets;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        const Json taken = poster.post(target + "/seats", {{"name", "P" + std::to_string(seat)}});
        sockets.emplace_back(port, target + "/ws");
        const Json hello{{"type", "hello"}, {"protocol", 1}, {"token", taken.at("token")}};
        sockets.back().send(hello.dump());
    }
    poster.post(target + "/start", nullptr, created.at("owner_token"));
    return std::make_unique<MistwardTable>(std::move(sockets));
}

}  // namespace

Tables open_mistward_tables(const std::vector<unsigned short>& ports, std::size_t rooms,
                            const std::string& game, bool hop) {
    std::vector<std::unique_ptr<Poster>> posters;
    for (const unsigned short port : ports) posters.push_back(std::make_unique<Poster>(port));
    Tables tables;
    for (std::size_t room = 0; room < rooms; ++room) {
        const unsigned short port = ports[(room + (hop ? 1 : 0)) % ports.size()];
        tables.push_back(open_table(*posters[room % ports.size()], port, game));
    }
    return tables;
}

}  // namespace mistward::bench
