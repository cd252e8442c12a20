// The yardstick of script/bench: what a server of rooms costs that knows no rules, and nothing else
// that Mistward does. Four sockets make a room, in the order in which they connect. A move is
// checked for whose turn it is, is written durably, and then told to the four as a small diff.
//   mistward_bare_server PORT DATABASE

#include "tests/bench/server/bare_journal.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <nlohmann/json.hpp>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace mistward::bench {
namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using Json = nlohmann::json;
using Strand = asio::strand<asio::io_context::executor_type>;
using Socket = asio::basic_stream_socket<tcp, Strand>;

constexpr int kThreads = 2;
constexpr std::size_t kSeats = 4;
constexpr std::size_t kMovesOfAGame = 100;

using Text = std::shared_ptr<const std::string>;

class Session;

/// Four seats that move in turn; everything on one strand.
class Room : public std::enable_shared_from_this<Room> {
public:
    Room(std::size_t number, asio::io_context& context, BareJournal& journal)
        : number_(number), strand_(asio::make_strand(context)), journal_(journal) {}

    const Strand& strand() const { return strand_; }
    void join(std::size_t seat, std::shared_ptr<Session> session) { seats_[seat] = session; }

    /// Throws if it is not that seat's turn, or not a move.
    void move(std::size_t seat, std::string text) {
        if (seat != turn_) throw std::invalid_argument("not your turn");
        const std::string id = Json::parse(text).at("move");
        turn_ = (turn_ + 1) % kSeats;
        if (moves_.size() == kMovesOfAGame) moves_.clear();
        moves_.push_back(text);
        const auto diff = std::make_shared<const std::string>(
            Json{{"move", id}, {"number", moves_.size()}, {"seat", seat}, {"next", turn_}}.dump());
        auto tell = [self = shared_from_this(), diff] {
            asio::post(self->strand_, [self, diff] { self->tell(diff); });
        };
        journal_.append(BareJournal::Move{number_, std::move(text), std::move(tell)});
    }

private:
    void tell(const Text& diff);

    std::size_t number_;
    Strand strand_;
    BareJournal& journal_;
    std::array<std::weak_ptr<Session>, kSeats> seats_;
    std::vector<std::string> moves_;
    std::size_t turn_ = 0;
};

/// One WebSocket; lives while something is read from it.
class Session : public std::enable_shared_from_this<Session> {
public:
    Session(Socket socket, std::shared_ptr<Room> room, std::size_t seat)
        : socket_(std::move(socket)), room_(std::move(room)), seat_(seat) {}

    void open() {
        room_->join(seat_, shared_from_this());
        socket_.next_layer().set_option(tcp::no_delay(true));
        socket_.async_accept([self = shared_from_this()](error_code error) {
            if (!error) self->read();
        });
    }

    void send(Text text) {
        outbox_.push_back(std::move(text));
        if (outbox_.size() == 1) write();
    }

private:
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
            if (!error && self->take_move()) self->read();
        });
    }

    bool take_move() {
        try {
            room_->move(seat_, boost::beast::buffers_to_string(buffer_.data()));
        } catch (const std::exception& error) {
            std::fprintf(stderr, "refused: %s\n", error.what());
            return false;
        }
        buffer_.clear();
        return true;
    }

    void write() {
        socket_.async_write(asio::buffer(*outbox_.front()),
                            [self = shared_from_this()](error_code error, std::size_t) {
                                if (error) return;
                                self->outbox_.pop_front();
                                if (!self->outbox_.empty()) self->write();
                            });
    }

    websocket::stream<Socket> socket_;
    std::shared_ptr<Room> room_;
    std::size_t seat_;
    boost::beast::flat_buffer buffer_;
    std::deque<Text> outbox_;
};

void Room::tell(const Text& diff) {
    for (const auto& seat : seats_) {
        if (const auto session = seat.lock()) session->send(diff);
    }
}

/// Takes sockets one by one; each fourth opens a room.
class Door {
public:
    Door(asio::io_context& context, BareJournal& journal, unsigned short port)
        : context_(context),
          journal_(journal),
          acceptor_(context, tcp::endpoint(asio::ip::address_v4::loopback(), port)) {}

    void accept() {
        if (taken_ % kSeats == 0) {
            room_ = std::make_shared<Room>(taken_ / kSeats, context_, journal_);
        }
        acceptor_.async_accept(room_->strand(), [this](error_code error, Socket socket) {
            if (error) return;
            const auto session =
                std::make_shared<Session>(std::move(socket), room_, taken_ % kSeats);
            asio::post(room_->strand(), [session] { session->open(); });
            ++taken_;
            accept();
        });
    }

private:
    asio::io_context& context_;
    BareJournal& journal_;
    tcp::acceptor acceptor_;
    std::shared_ptr<Room> room_;
    std::size_t taken_ = 0;
};

void serve(unsigned short port, const char* database) {
    asio::io_context context(kThreads);
    BareJournal journal(database);
    Door door(context, journal, port);
    asio::signal_set signals(context, SIGINT, SIGTERM);
    signals.async_wait([&context](error_code, int) { context.stop(); });
    door.accept();
    std::puts("ready");
    std::fflush(stdout);
    const std::jthread second([&context] { context.run(); });
    context.run();
}

}  // namespace
}  // namespace mistward::bench

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: mistward_bare_server PORT DATABASE\n");
        return 2;
    }
    try {
        mistward::bench::serve(static_cast<unsigned short>(std::atoi(argv[1])), argv[2]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
