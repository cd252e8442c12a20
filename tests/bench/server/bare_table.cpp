#include "tests/bench/server/table.hpp"

#include <utility>

namespace mistward::bench {
namespace {

class BareTable : public Table {
public:
    BareTable(std::vector<ClientSocket> sockets, std::size_t room)
        : Table(std::move(sockets)), prefix_(std::to_string(room) + '-') {}

    void hear(std::size_t, std::string_view text) override {
        if (text.find(id_) != std::string_view::npos) ++heard_;
    }

    bool ready() const override { return heard_ == kSeats; }
    bool over() const override { return false; }

    Move move() override {
        const std::size_t seat = made_ % kSeats;
        id_ = '"' + prefix_ + std::to_string(++made_) + '"';
        heard_ = 0;
        return {seat, "{\"move\":" + id_ +
                          R"(,"tile":"14.3","x":-12,"y":7,"rotation":2,"meeple":)"
                          R"({"segment":"city0","colour":"red"},"expect_seq":)" +
                          std::to_string(made_) + "}"};
    }

private:
    std::string prefix_;
    std::string id_;  ///< of the last move, as JSON
    std::size_t made_ = 0;
    std::size_t heard_ = kSeats;  ///< sockets that have it
};

}  // namespace

Tables open_bare_tables(unsigned short port, std::size_t rooms) {
    Tables tables;
    for (std::size_t room = 0; room < rooms; ++room) {
        std::vector<ClientSocket> sockets;
        for (std::size_t seat = 0; seat < kSeats; ++seat) sockets.emplace_back(port, "/");
        tables.push_back(std::make_unique<BareTable>(std::move(sockets), room));
    }
    return tables;
}

}  // namespace mistward::bench
