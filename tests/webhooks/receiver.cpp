#include "tests/webhooks/receiver.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>

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

std::vector<Receiver::Request> Receiver::requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
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
    asio::write(socket, asio::buffer(answer), error);
}

}  // namespace mistward::test
