#include "tests/webhooks/receiver.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>

#include <chrono>
#include <utility>

namespace mistward::test {

namespace asio = boost::asio;
using asio::ip::tcp;

Receiver::Receiver()
    : acceptor_(context_, tcp::endpoint(asio::ip::make_address("127.0.0.1"), 0)),
      thread_([this] { run(); }) {}

Receiver::~Receiver() {
    stopping_ = true;
    asio::io_context context;
    tcp::socket waker(context);
    boost::system::error_code error;
    waker.connect(acceptor_.local_endpoint(), error);
    thread_.join();
}

std::string Receiver::url(const std::string& target) const {
    return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()) + target;
}

void Receiver::answer(const std::string& bytes) {
    const std::lock_guard lock(mutex_);
    answers_.push_back(bytes);
}

void Receiver::recover() {
    const std::lock_guard lock(mutex_);
    answers_.clear();
}

std::vector<Receiver::Request> Receiver::requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
}

std::optional<Receiver::Request> Receiver::last() const {
    const std::lock_guard lock(mutex_);
    return requests_.empty() ? std::nullopt : std::optional(requests_.back());
}

void Receiver::run() {
    for (;;) {
        boost::system::error_code error;
        tcp::socket socket = acceptor_.accept(error);
        if (stopping_) return;
        if (!error) serve(std::move(socket));
    }
}

void Receiver::serve(tcp::socket socket) {
    boost::beast::flat_buffer buffer;
    Request request;
    boost::system::error_code error;
    boost::beast::http::read(socket, buffer, request, error);
    if (error) return;
    std::string answer = kWell;
    {
        const std::lock_guard lock(mutex_);
        requests_.push_back(request);
        if (!answers_.empty()) {
            answer = std::move(answers_.front());
            answers_.pop_front();
        }
    }
    if (answer.empty()) {
        silent_.push_back(std::move(socket));
        return;
    }
    if (answer == kDrip) return drip(std::move(socket));
    asio::write(socket, asio::buffer(answer), error);
}

void Receiver::drip(tcp::socket socket) {
    boost::system::error_code error;
    asio::write(socket, asio::buffer(std::string("HTTP/1.1 200 OK\r\nX: ")), error);
    asio::steady_timer pause(context_);
    while (!error) {
        asio::write(socket, asio::buffer("x", 1), error);
        pause.expires_after(std::chrono::milliseconds(5));
        pause.wait();
    }
}

MutePorts::MutePorts(std::size_t count) {
    const tcp::endpoint any(asio::ip::address_v4::loopback(), 0);
    for (std::size_t i = 0; i < count; ++i) acceptors_.emplace_back(context_, any);
}

std::string MutePorts::url(std::size_t port, const std::string& scheme) const {
    return scheme + "://127.0.0.1:" + std::to_string(acceptors_.at(port).local_endpoint().port()) +
           "/in";
}

CloggedPort::CloggedPort(const std::string& address, std::uint16_t port) : acceptor_(context_) {
    constexpr int kMore = 4;  // than the system keeps for whoever listens
    const tcp::endpoint here(asio::ip::make_address(address), port);
    acceptor_.open(here.protocol());
    acceptor_.bind(here);
    acceptor_.listen(0);
    for (int i = 0; i < kMore; ++i) {
        auto& socket = waiting_.emplace_back(context_, here.protocol());
        socket.async_connect(here, [](const boost::system::error_code&) {});
    }
    context_.poll();
}

}  // namespace mistward::test
