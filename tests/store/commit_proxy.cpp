#include "tests/store/commit_proxy.hpp"

#include "tests/store/test_database.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace mistward::test {

namespace {

constexpr int kGlanceMilliseconds = 20;

sockaddr_in loopback(unsigned port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

bool is_readable(int descriptor) {
    pollfd one{descriptor, POLLIN, 0};
    return ::poll(&one, 1, kGlanceMilliseconds) > 0;
}

unsigned port_of_server() {
    const std::string address = postgresql_server();
    return static_cast<unsigned>(std::stoul(address.substr(address.rfind(':') + 1)));
}

/// Empty at the end.
std::string receive(int descriptor) {
    std::array<char, 65536> bytes{};
    const auto size = ::recv(descriptor, bytes.data(), bytes.size(), 0);
    return size > 0 ? std::string(bytes.data(), static_cast<std::size_t>(size)) : std::string();
}

void send_all(int descriptor, const std::string& bytes) {
    for (std::size_t sent = 0; sent < bytes.size();) {
        const auto more =
            ::send(descriptor, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (more <= 0) return;
        sent += static_cast<std::size_t>(more);
    }
}

}  // namespace

CommitProxy::CommitProxy()
    : server_port_(port_of_server()), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    auto address = loopback(0);
    socklen_t size = sizeof address;
    auto* const raw = reinterpret_cast<sockaddr*>(&address);
    if (::bind(listener_, raw, size) != 0 || ::listen(listener_, 16) != 0 ||
        ::getsockname(listener_, raw, &size) != 0) {
        throw std::runtime_error("the proxy cannot listen");
    }
    port_ = ntohs(address.sin_port);
    acceptor_ = std::thread([this] { accept(); });
}

std::string CommitProxy::by_way_of_it(std::string address) const {
    const std::string port = std::to_string(server_port_);
    return address.replace(address.find(':' + port) + 1, port.size(), std::to_string(port_));
}

CommitProxy::~CommitProxy() {
    ends_ = true;
    acceptor_.join();
    for (std::thread& thread : threads_) thread.join();
    if (withheld_server_ >= 0) ::close(withheld_server_);
    ::close(listener_);
}

void CommitProxy::spoil_next(Spoil spoil, bool cut_off) {
    cuts_off_ = cut_off;
    spoil_ = spoil;
}

int CommitProxy::connect() const {
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = loopback(server_port_);
    if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
        return server;
    }
    ::close(server);
    return -1;
}

void CommitProxy::accept() {
    while (!ends_) {
        if (!is_readable(listener_)) continue;
        const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0) continue;
        if (is_cut_off_) {
            ::close(client);
        } else {
            threads_.emplace_back([this, client] { carry(client); });
        }
    }
}

void CommitProxy::carry(int client) {
    const int server = connect();
    bool goes_on = server >= 0;
    while (goes_on && !ends_) {
        std::array<pollfd, 2> both{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
        if (::poll(both.data(), both.size(), kGlanceMilliseconds) <= 0) continue;
        if (both[1].revents != 0) {
            const std::string bytes = receive(server);
            send_all(client, bytes);
            goes_on = !bytes.empty();
        }
        if (goes_on && both[0].revents != 0) goes_on = to_server(client, server);
    }
    ::close(client);
    const std::lock_guard lock(mutex_);
    if (server >= 0 && server != withheld_server_) ::close(server);
}

bool CommitProxy::to_server(int client, int server) {
    const std::string bytes = receive(client);
    if (bytes.empty()) return false;
    const bool commits = bytes.find(std::string("COMMIT\0", 7)) != std::string::npos;
    const Spoil spoil = commits ? spoil_.exchange(Spoil::Nothing) : Spoil::Nothing;
    if (spoil == Spoil::Nothing) {
        send_all(server, bytes);
        return true;
    }
    if (cuts_off_) is_cut_off_ = true;
    if (spoil == Spoil::Answer) {
        send_all(server, bytes);
        receive(server);  // it comes when all is done
    } else {
        const std::lock_guard lock(mutex_);
        withheld_server_ = server;
        withheld_bytes_ = bytes;
        withheld_.notify_all();
    }
    return false;
}

std::string CommitProxy::let_through() {
    std::unique_lock lock(mutex_);
    withheld_.wait(lock, [this] { return withheld_server_ >= 0; });
    send_all(withheld_server_, withheld_bytes_);
    return receive(withheld_server_);
}

}  // namespace mistward::test
