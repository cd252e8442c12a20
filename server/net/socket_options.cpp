#include "server/net/socket_options.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace mistward::net {
namespace {

using asio::ip::tcp;

void set_option(Socket& socket, int name, int value) {
    ::setsockopt(socket.native_handle(), IPPROTO_TCP, name, &value, sizeof value);
}

}  // namespace

void bound_buffers(tcp::acceptor& acceptor, const Limits& limits) {
    acceptor.set_option(asio::socket_base::send_buffer_size(limits.send_buffer_bytes));
    acceptor.set_option(asio::socket_base::receive_buffer_size(limits.receive_buffer_bytes));
}

void set_options(Socket& socket, const Limits& limits) {
    set_option(socket, TCP_NODELAY, 1);
    set_option(socket, TCP_NOTSENT_LOWAT, limits.unsent_bytes);
    set_option(socket, TCP_USER_TIMEOUT, static_cast<int>(limits.write_time.count()));
}

}  // namespace mistward::net
