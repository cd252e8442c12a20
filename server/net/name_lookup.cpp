#include "server/net/name_lookup.hpp"

#include "server/work/wait.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <ares.h>
#include <netinet/in.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <map>
#include <utility>

namespace mistward::net {

namespace {

using asio::ip::tcp;

constexpr std::size_t kMostAddresses = 16;
/// After this long without an answer the next name server is asked, each of them twice.
constexpr int kServerMilliseconds = 1000;
constexpr int kTries = 2;

tcp::endpoint endpoint_of(const ares_addrinfo_node& node, std::uint16_t port) {
    if (node.ai_family == AF_INET) {
        const auto* address = reinterpret_cast<const sockaddr_in*>(node.ai_addr);
        return {asio::ip::address_v4(ntohl(address->sin_addr.s_addr)), port};
    }
    const auto* address = reinterpret_cast<const sockaddr_in6*>(node.ai_addr);
    asio::ip::address_v6::bytes_type bytes;
    std::copy_n(address->sin6_addr.s6_addr, bytes.size(), bytes.begin());
    return {asio::ip::address_v6(bytes, address->sin6_scope_id), port};
}

bool is_address(const ares_addrinfo_node& node) {
    return node.ai_family == AF_INET || node.ai_family == AF_INET6;
}

/// One of the library's channels, or none if it makes none.
ares_channel new_channel(ares_sock_state_cb heard, void* whose, const std::string& servers) {
    ares_options options{};
    options.timeout = kServerMilliseconds;
    options.tries = kTries;
    options.sock_state_cb = heard;
    options.sock_state_cb_data = whose;
    ares_channel channel = nullptr;
    const int asked = ARES_OPT_TIMEOUTMS | ARES_OPT_TRIES | ARES_OPT_SOCK_STATE_CB;
    if (ares_init_options(&channel, &options, asked) != ARES_SUCCESS) return nullptr;
    if (servers.empty() || ares_set_servers_ports_csv(channel, servers.c_str()) == ARES_SUCCESS) {
        return channel;
    }
    ares_destroy(channel);
    return nullptr;
}

}  // namespace

bool is_name_servers(const std::string& text) {
    const ares_channel channel = text.empty() ? nullptr : new_channel(nullptr, nullptr, text);
    if (channel == nullptr) return false;
    ares_destroy(channel);
    return true;
}

/// The library says which of its sockets it waits for, and until when; whoever waits for them, and
/// for the end, is here. What waits holds it.
class NameLookup::Query : public std::enable_shared_from_this<Query> {
public:
    Query(const asio::any_io_executor& executor, std::string servers)
        : executor_(executor), servers_(std::move(servers)), next_(executor), end_(executor) {}
    ~Query() { close(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    asio::awaitable<Endpoints> run(std::string host, std::uint16_t port, Duration time) {
        if (!has_ended_) channel_ = new_channel(&Query::on_socket, this, servers_);
        if (channel_ == nullptr) co_return Endpoints();
        port_ = port;
        ares_addrinfo_hints hints{};
        hints.ai_family = AF_UNSPEC;
        hints.ai_socktype = SOCK_STREAM;
        ares_getaddrinfo(channel_, host.c_str(), nullptr, &hints, &Query::on_found, this);
        wait_for_timeout();
        if (!has_ended_) {
            end_.expires_after(time);
            co_await work::wait(end_);
        }
        close();
        co_return std::move(found_);
    }

    void close() {
        finish();
        next_.cancel();
        if (channel_ != nullptr) ares_destroy(std::exchange(channel_, nullptr));
    }

private:
    /// A socket of the library's, which closes it.
    struct Watched {
        Watched(const asio::any_io_executor& executor, int socket) : descriptor(executor) {
            boost::system::error_code failure;
            descriptor.assign(socket, failure);
        }

        asio::posix::stream_descriptor descriptor;
        bool wants_reading = false;
        bool wants_writing = false;
        bool awaits_reading = false;
        bool awaits_writing = false;
    };

    /// Without the memory to wait for a socket the query ends with its time.
    static void on_socket(void* whose, int socket, int readable, int writable) noexcept {
        auto& query = *static_cast<Query*>(whose);
        try {
            query.mind(socket, readable != 0, writable != 0);
        } catch (const std::exception&) {
            query.let_go(socket);
        }
    }

    static void on_found(void* whose, int status, int /*timeouts*/, ares_addrinfo* all) noexcept {
        auto& query = *static_cast<Query*>(whose);
        const std::unique_ptr<ares_addrinfo, decltype(&ares_freeaddrinfo)> owned(
            all, &ares_freeaddrinfo);
        if (status == ARES_EDESTRUCTION) return;
        try {
            if (status == ARES_SUCCESS && all != nullptr) query.keep(*all);
        } catch (const std::exception&) {
            query.found_.clear();
        }
        query.finish();
    }

    void keep(const ares_addrinfo& all) {
        for (auto* node = all.nodes; node != nullptr; node = node->ai_next) {
            if (found_.size() == kMostAddresses) return;
            if (is_address(*node)) found_.push_back(endpoint_of(*node, port_));
        }
    }

    void finish() {
        has_ended_ = true;
        end_.cancel();
    }

    void mind(int socket, bool reading, bool writing) {
        if (!reading && !writing) return let_go(socket);
        auto& watched = sockets_[socket];
        if (!watched) watched = std::make_shared<Watched>(executor_, socket);
        watched->wants_reading = reading;
        watched->wants_writing = writing;
        await(socket, watched);
    }

    void let_go(int socket) {
        const auto found = sockets_.find(socket);
        if (found == sockets_.end()) return;
        if (found->second->descriptor.is_open()) found->second->descriptor.release();
        sockets_.erase(found);
    }

    void await(int socket, const std::shared_ptr<Watched>& watched) {
        using Descriptor = asio::posix::stream_descriptor;
        if (watched->wants_reading && !std::exchange(watched->awaits_reading, true)) {
            await(socket, watched, Descriptor::wait_read, &Watched::awaits_reading);
        }
        if (watched->wants_writing && !std::exchange(watched->awaits_writing, true)) {
            await(socket, watched, Descriptor::wait_write, &Watched::awaits_writing);
        }
    }

    void await(int socket, const std::shared_ptr<Watched>& watched,
               asio::posix::stream_descriptor::wait_type what, bool Watched::*awaits) {
        auto ready = [self = shared_from_this(), socket, watched, awaits,
                      reads = what == asio::posix::stream_descriptor::wait_read](
                         const boost::system::error_code& failure) {
            (*watched).*awaits = false;
            if (!failure) self->go_on(socket, watched, reads);
        };
        watched->descriptor.async_wait(what, std::move(ready));
    }

    void go_on(int socket, const std::shared_ptr<Watched>& watched, bool reads) {
        if (!is_watched(socket, watched)) return;
        ares_process_fd(channel_, reads ? socket : ARES_SOCKET_BAD,
                        reads ? ARES_SOCKET_BAD : socket);
        if (is_watched(socket, watched)) await(socket, watched);
        wait_for_timeout();
    }

    /// The library may have closed it, and opened another one of the same number.
    bool is_watched(int socket, const std::shared_ptr<Watched>& watched) const {
        const auto found = sockets_.find(socket);
        return channel_ != nullptr && found != sockets_.end() && found->second == watched;
    }

    void wait_for_timeout() {
        timeval time{};
        if (has_ended_ || channel_ == nullptr) return;
        if (ares_timeout(channel_, nullptr, &time) == nullptr) return;
        next_.expires_after(std::chrono::seconds(time.tv_sec) +
                            std::chrono::microseconds(time.tv_usec));
        next_.async_wait([self = shared_from_this()](const boost::system::error_code& failure) {
            if (failure || self->channel_ == nullptr) return;
            ares_process_fd(self->channel_, ARES_SOCKET_BAD, ARES_SOCKET_BAD);
            self->wait_for_timeout();
        });
    }

    const asio::any_io_executor executor_;
    const std::string servers_;
    asio::steady_timer next_;  ///< when the library is to look at what was not answered
    asio::steady_timer end_;
    std::map<int, std::shared_ptr<Watched>> sockets_;
    Endpoints found_;
    std::uint16_t port_ = 0;
    bool has_ended_ = false;
    ares_channel channel_ = nullptr;
};

NameLookup::NameLookup(const asio::any_io_executor& executor, const std::string& servers)
    : query_(std::make_shared<Query>(executor, servers)) {}

NameLookup::~NameLookup() { query_->close(); }

asio::awaitable<NameLookup::Endpoints> NameLookup::run(std::string host, std::uint16_t port,
                                                       Duration time) {
    co_return co_await query_->run(std::move(host), port, time);
}

void NameLookup::cancel() { query_->close(); }

}  // namespace mistward::net
