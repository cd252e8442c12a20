#pragma once

#include <boost/asio/ip/address.hpp>

#include <cstdint>
#include <memory>
#include <optional>

namespace mistward::net {

namespace asio = boost::asio;

/// How many connections each network has open. May be called from any thread.
class OpenConnections {
public:
    /// `most` at a time; 0 is no limit.
    explicit OpenConnections(std::uint32_t most);

    /// A connection counts for as long as this lives, which may be longer than what gave it.
    class Slot {
    public:
        Slot(Slot&&) noexcept = default;
        Slot& operator=(Slot&&) = delete;
        ~Slot();

    private:
        friend class OpenConnections;
        struct Counts;
        Slot(std::shared_ptr<Counts> counts, asio::ip::address network);

        std::shared_ptr<Counts> counts_;
        asio::ip::address network_;
    };

    /// A slot, unless the network has as many as it may.
    std::optional<Slot> open(const asio::ip::address& network);

private:
    std::uint32_t most_;
    std::shared_ptr<Slot::Counts> counts_;
};

}  // namespace mistward::net
