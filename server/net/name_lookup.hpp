#pragma once

#include "server/net/limits.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mistward::net {

namespace asio = boost::asio;

/// Whether it is a list of name servers, with commas between: addresses, each with a port or
/// without, such as `9.9.9.9,[2620:fe::fe]:53`.
bool is_name_servers(const std::string& text);

/// Looks one name up: in the system's file of hosts and at its name servers, in the order that
/// `nsswitch.conf` has for these two, or at other name servers. It takes no thread, and can be
/// ended at any moment: a name that no server answers for holds up nobody. All calls on one strand.
class NameLookup {
public:
    using Endpoints = std::vector<asio::ip::tcp::endpoint>;

    /// Without `servers`, the system's are asked.
    explicit NameLookup(const asio::any_io_executor& executor, const std::string& servers = {});
    ~NameLookup();
    NameLookup(const NameLookup&) = delete;
    NameLookup& operator=(const NameLookup&) = delete;

    /// Once. A host's addresses with that port, best first, sixteen at most; none if there is no
    /// such host, or it is not known within `time`, or after `cancel`.
    asio::awaitable<Endpoints> run(std::string host, std::uint16_t port, Duration time);

    void cancel();

private:
    class Query;
    const std::shared_ptr<Query> query_;
};

}  // namespace mistward::net
