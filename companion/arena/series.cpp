#include "companion/arena/series.hpp"

#include "companion/players/make_player.hpp"

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace mistward::arena {
namespace {

using players::Player;

/// The players of one thread, made when they are needed, and made anew after a fault.
class Roster {
public:
    Roster(const std::vector<players::Recipe>& recipes, const engine::EngineLimits& limits)
        : recipes_(recipes), limits_(limits), made_(recipes.size()) {}

    Player* get(std::size_t index) {
        if (made_[index]) return made_[index].get();
        auto made = players::make_player(recipes_[index], limits_);
        if (!made) throw std::runtime_error(made.error());
        made_[index] = std::move(*made);
        return made_[index].get();
    }

    void drop(std::size_t index) { made_[index].reset(); }

private:
    const std::vector<players::Recipe>& recipes_;
    const engine::EngineLimits& limits_;
    std::vector<std::unique_ptr<Player>> made_;
};

/// All games of a series, shared out among threads.
class Series {
public:
    Series(const Tiles& tiles, const rules::Setup& setup, const Seats& seats, const Range& range,
           const engine::EngineLimits& limits)
        : tiles_(tiles),
          setup_(setup),
          seats_(seats),
          range_(range),
          limits_(limits),
          games_(range.games) {}

    std::vector<PlayedGame> run() {
        std::vector<std::thread> threads;
        for (std::size_t i = 1; i < std::min(range_.threads, range_.games); ++i) {
            threads.emplace_back([this] { work(); });
        }
        work();
        for (std::thread& thread : threads) thread.join();
        if (failure_) std::rethrow_exception(failure_);
        return std::move(games_);
    }

private:
    void work() {
        try {
            Roster roster(seats_.players, limits_);
            for (std::size_t i = next_++; i < range_.games; i = next_++) play_one(roster, i);
        } catch (...) {
            next_ = range_.games;
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
        }
    }

    void play_one(Roster& roster, std::size_t index) {
        std::vector<Player*> seated;
        for (const std::size_t player : seats_.seats) seated.push_back(roster.get(player));
        games_[index] = play(tiles_, setup_, range_.first + index, seated, range_.predict);
        if (const auto& fault = games_[index].fault) roster.drop(seats_.seats[fault->seat]);
    }

    const Tiles& tiles_;
    const rules::Setup& setup_;
    const Seats& seats_;
    const Range& range_;
    const engine::EngineLimits& limits_;
    std::vector<PlayedGame> games_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    std::exception_ptr failure_;
};

}  // namespace

std::vector<PlayedGame> play_series(const Tiles& tiles, const rules::Setup& setup,
                                    const Seats& seats, const Range& range,
                                    const engine::EngineLimits& limits) {
    return Series(tiles, setup, seats, range, limits).run();
}

}  // namespace mistward::arena
