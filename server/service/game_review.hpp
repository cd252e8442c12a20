#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "server/companion/pool.hpp"
#include "server/record/logged_game.hpp"
#include "server/service/door.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// What companions made of games that are over, kept for whoever asks next; bounded, the longest
/// unused leave first. May be used from any thread.
class GameReviews {
public:
    /// `companions` outlives it.
    explicit GameReviews(companion::CompanionPool& companions) : companions_(companions) {}

    /// REVIEW of the guide, turn by turn on the companions' threads, behind what players wait for.
    /// Whoever asks while it is being made for somebody else waits for that. `not_over` while the
    /// game goes on; `rate_limited` if too many are being made, if it takes too long, or if
    /// companions have too much to think about.
    AsyncResult<protocol::Json> of(std::shared_ptr<const LoggedGame> game, work::Key whose);

private:
    using Document = std::shared_ptr<const protocol::Json>;
    class UnderWay;

    static constexpr std::size_t kKept = 64;
    static constexpr std::size_t kAtOnce = 4;
    static constexpr std::size_t kMostWaiting = 64;  ///< for one review
    using Wait = std::shared_ptr<boost::asio::steady_timer>;

    Document find(const std::string& game);
    /// Ends when the review is made or given up; whether it was not too long.
    boost::asio::awaitable<bool> await(std::string game);
    void put(const std::string& game, Document review);
    AsyncResult<protocol::Json> made(std::shared_ptr<const LoggedGame> game, work::Key whose);

    companion::CompanionPool& companions_;
    std::mutex mutex_;
    std::list<std::pair<std::string, Document>> kept_;    ///< the last used first
    std::map<std::string, std::vector<Wait>> under_way_;  ///< with those who wait for each
};

}  // namespace mistward::rooms
