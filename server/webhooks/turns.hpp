#pragma once

#include "server/webhooks/places.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace mistward::webhooks {

/// How many deliveries are under way at a time.
struct TurnBounds {
    std::size_t all = 128;
    std::size_t of_host = 16;  ///< with its port
    std::size_t of_player = 4;
    /// After that long, a delivery makes room for one that waits although all places are taken.
    net::Duration patience = std::chrono::seconds(1);
};

/// Whose delivery has its turn. Nobody has more in the line for all than a host may have under way,
/// and nobody has more in a host's line than a player may: so the lines, each in the order of
/// coming, go round by host and by player. All calls on one strand.
class Turns {
public:
    Turns(asio::any_io_executor strand, const TurnBounds& bounds)
        : strand_(std::move(strand)), bounds_(bounds), all_(strand_, bounds.all, bounds.patience) {}

    /// Ends with its scope.
    class Turn {
    public:
        Turn(Turn&&) noexcept = default;
        Turn& operator=(Turn&&) = delete;

        /// As of a place.
        void may_be_cut(std::function<void()> cut) { of_all_.may_be_cut(std::move(cut)); }
        void may_not_be_cut() { of_all_.may_not_be_cut(); }

    private:
        friend class Turns;
        using Lines = std::pair<std::shared_ptr<Places>, std::shared_ptr<Places>>;
        Turn(Lines lines, Places::Place of_player, Places::Place of_host, Places::Place of_all)
            : lines_(std::move(lines)),
              of_player_(std::move(of_player)),
              of_host_(std::move(of_host)),
              of_all_(std::move(of_all)) {}

        Lines lines_;
        Places::Place of_player_;
        Places::Place of_host_;
        Places::Place of_all_;
    };

    asio::awaitable<Turn> enter(std::string player, std::string host);
    /// Nobody has a turn or waits for one.
    bool is_idle() const { return players_.empty() && hosts_.empty(); }

private:
    using Lines = std::map<std::string, std::weak_ptr<Places>>;

    /// Those of that name, which are there for as long as somebody has or wants one of them.
    std::shared_ptr<Places> places(Lines& lines, const std::string& name, std::size_t count);

    const asio::any_io_executor strand_;
    const TurnBounds bounds_;
    Places all_;
    Lines players_;
    Lines hosts_;
};

}  // namespace mistward::webhooks
