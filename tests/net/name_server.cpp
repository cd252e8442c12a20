#include "tests/net/name_server.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/address.hpp>

namespace mistward::test {

namespace asio = boost::asio;

namespace {

constexpr std::size_t kHeadBytes = 12;

std::string two_bytes(std::size_t number) {
    return {static_cast<char>(number >> 8U & 0xffU), static_cast<char>(number & 0xffU)};
}

/// The name of a question, and where its kind begins.
std::string name_in(const std::string& question, std::size_t& end) {
    std::string name;
    std::size_t at = kHeadBytes;
    while (at < question.size() && question[at] != 0) {
        const auto length = static_cast<std::uint8_t>(question[at]);
        name += (name.empty() ? "" : ".") + question.substr(at + 1, length);
        at += length + 1UL;
    }
    end = at + 1;
    return name;
}

std::string bytes_of(const asio::ip::address& address) {
    std::string bytes;
    if (address.is_v4()) {
        for (const auto byte : address.to_v4().to_bytes()) bytes += static_cast<char>(byte);
    } else {
        for (const auto byte : address.to_v6().to_bytes()) bytes += static_cast<char>(byte);
    }
    return bytes;
}

}  // namespace

NameServer::NameServer() : socket_(context_, Udp::endpoint(asio::ip::address_v4::loopback(), 0)) {
    listen();
    thread_ = std::thread([this] { context_.run(); });
}

NameServer::~NameServer() {
    context_.stop();
    thread_.join();
}

std::string NameServer::address() const {
    return "127.0.0.1:" + std::to_string(socket_.local_endpoint().port());
}

void NameServer::leads(const std::string& name, const std::vector<std::string>& addresses) {
    const std::lock_guard lock(mutex_);
    names_[name] = addresses;
}

void NameServer::is_silent_about(const std::string& name) {
    const std::lock_guard lock(mutex_);
    silent_.insert(name);
}

void NameServer::says(const std::string& bytes) {
    const std::lock_guard lock(mutex_);
    says_ = bytes;
}

std::vector<std::string> NameServer::questions() const {
    const std::lock_guard lock(mutex_);
    return questions_;
}

void NameServer::listen() {
    const auto hear = [this](const boost::system::error_code& error, std::size_t size) {
        if (!error) {
            const auto said = answer(std::string(heard_.data(), size));
            boost::system::error_code ignored;
            if (said) socket_.send_to(asio::buffer(*said), asker_, 0, ignored);
        }
        listen();
    };
    socket_.async_receive_from(asio::buffer(heard_), asker_, hear);
}

std::optional<std::string> NameServer::answer(const std::string& question) {
    const std::lock_guard lock(mutex_);
    if (question.size() < kHeadBytes) return std::nullopt;
    std::size_t end = 0;
    const std::string name = name_in(question, end);
    questions_.push_back(name);
    if (says_) return question.substr(0, 2) + *says_;
    if (silent_.contains(name)) return std::nullopt;
    return answer_about(question, name, end);
}

std::optional<std::string> NameServer::answer_about(const std::string& question,
                                                    const std::string& name, std::size_t end) {
    constexpr char kOfIpv6 = 28;
    const bool of_ipv6 = question.at(end + 1) == kOfIpv6;
    const auto known = names_.find(name);
    std::string answers;
    std::size_t count = 0;
    if (known != names_.end()) {
        for (const std::string& text : known->second) {
            const auto address = asio::ip::make_address(text);
            if (address.is_v6() != of_ipv6) continue;
            const std::string bytes = bytes_of(address);
            answers += "\xc0\x0c" + two_bytes(of_ipv6 ? 28 : 1) + two_bytes(1) + two_bytes(0) +
                       two_bytes(0) + two_bytes(bytes.size()) + bytes;
            ++count;
        }
    }
    const std::string flags = known == names_.end() ? "\x81\x83" : two_bytes(0x8180);
    return question.substr(0, 2) + flags + two_bytes(1) + two_bytes(count) + two_bytes(0) +
           two_bytes(0) + question.substr(kHeadBytes, end + 4 - kHeadBytes) + answers;
}

}  // namespace mistward::test
