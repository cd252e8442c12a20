#pragma once

#include "tests/bench/server/client_socket.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mistward::bench {

constexpr std::size_t kSeats = 4;

/// A room of the server under load, as its four players see it.
class Table {
public:
    struct Move {
        std::size_t seat;
        std::string text;
    };

    explicit Table(std::vector<ClientSocket> sockets) : sockets_(std::move(sockets)) {}
    virtual ~Table() = default;

    ClientSocket& socket(std::size_t seat) { return sockets_[seat]; }

    /// A text that came to a seat. Throws if it is a refusal.
    virtual void hear(std::size_t seat, std::string_view text) = 0;

    /// Whether the last move is on all four sockets and somebody is to make the next.
    virtual bool ready() const = 0;

    /// Whether no move will ever follow.
    virtual bool over() const = 0;

    /// The next move, to be sent by the seat that makes it. Only if `ready`, and once.
    virtual Move move() = 0;

private:
    std::vector<ClientSocket> sockets_;
};

using Tables = std::vector<std::unique_ptr<Table>>;

/// Rooms of the bare server; they never end.
Tables open_bare_tables(unsigned short port, std::size_t rooms);

/// Rooms of Mistward, made at each of these ports in turn, in which a game of that name has been
/// started; decides at random. `hop`: whoever plays in a room connects to the port after its own.
Tables open_mistward_tables(const std::vector<unsigned short>& ports, std::size_t rooms,
                            const std::string& game, bool hop);

}  // namespace mistward::bench
