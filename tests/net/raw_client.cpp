#include "tests/net/raw_client.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <poll.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace mistward::net::test {

namespace asio = boost::asio;

std::string RawResponse::header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string() : found->second;
}

RawClient::RawClient(const asio::ip::tcp::endpoint& server, const char* from)
    : socket_(context_, server.protocol()) {
    if (from != nullptr) socket_.bind({asio::ip::make_address(from), 0});
    socket_.connect(server);
}

void RawClient::send(std::string_view bytes) { asio::write(socket_, asio::buffer(bytes)); }

std::string RawClient::read_line() {
    const auto size = asio::read_until(socket_, asio::dynamic_buffer(buffer_), "\r\n");
    auto line = buffer_.substr(0, size - 2);
    buffer_.erase(0, size);
    return line;
}

RawResponse RawClient::receive(bool head) {
    RawResponse response;
    response.status = std::stoi(read_line().substr(9));
    for (auto line = read_line(); !line.empty(); line = read_line()) {
        auto name = line.substr(0, line.find(':'));
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        response.headers[name] = line.substr(line.find(':') + 2);
    }
    const auto length = response.header("content-length");
    if (head || length.empty()) return response;
    response.body = read(std::stoul(length));
    return response;
}

std::string RawClient::read(std::size_t size) {
    if (buffer_.size() < size) {
        asio::read(socket_, asio::dynamic_buffer(buffer_),
                   asio::transfer_exactly(size - buffer_.size()));
    }
    auto bytes = buffer_.substr(0, size);
    buffer_.erase(0, size);
    return bytes;
}

std::string RawClient::read_until(std::string_view end) {
    return read(asio::read_until(socket_, asio::dynamic_buffer(buffer_), end));
}

std::string RawClient::read_to_end() {
    boost::system::error_code ignored;
    asio::read(socket_, asio::dynamic_buffer(buffer_), ignored);
    return std::exchange(buffer_, {});
}

RawResponse RawClient::ask(std::string_view bytes) {
    send(bytes);
    return receive();
}

bool RawClient::is_closed() {
    boost::system::error_code error;
    char byte = 0;
    const auto size = socket_.read_some(asio::buffer(&byte, 1), error);
    return buffer_.empty() && size == 0 &&
           (error == asio::error::eof || error == asio::error::connection_reset);
}

bool RawClient::has_answer() {
    pollfd descriptor{socket_.native_handle(), POLLIN, 0};
    return ::poll(&descriptor, 1, 1) == 1;
}

}  // namespace mistward::net::test
