#include "server/service/game_review.hpp"

#include "companion/review.hpp"
#include "protocol/wire/json.hpp"
#include "rules/notation.hpp"
#include "server/record/logged_turns.hpp"
#include "server/service/advice.hpp"
#include "server/service/thinking.hpp"
#include "server/service/turning_points.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <boost/asio/error.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <chrono>
#include <new>
#include <optional>
#include <stdexcept>
#include <utility>

namespace mistward::rooms {

namespace {

using SharedGame = std::shared_ptr<const LoggedGame>;
namespace wire = protocol::wire;

constexpr std::int64_t kReviewRetryMs = 1000;
constexpr std::chrono::seconds kLongestWait(20);

protocol::Error not_over() {
    return {protocol::ErrorCode::NotOver, "only a game that is over is reviewed"};
}

protocol::Error being_made() {
    return {protocol::ErrorCode::RateLimited,
            "the review is being made",
            {{"retry_after_ms", kReviewRetryMs}}};
}

/// The decisions of a turn, as the rules have them.
std::vector<rules::Decision> decisions_of(const LoggedGame& game, const LoggedTurn& turn) {
    rules::Game now = game.at(turn.before);
    std::vector<rules::Decision> decisions;
    for (const std::uint64_t seq : turn.decisions) {
        const auto decision = rules::parse_decision(now, game.entries()[seq - 1].decision);
        if (!decision || !now.apply(*decision)) throw std::logic_error("a log that was replayed");
        decisions.push_back(*decision);
    }
    return decisions;
}

wire::ReviewedTurn reviewed_turn(const LoggedGame& game, const LoggedTurn& turn,
                                 std::stop_token stop) {
    const rules::Game before = game.at(turn.before);
    const auto decisions = decisions_of(game, turn);
    const auto review = companion::review_turn(companion::Mind::built_in(),
                                               before.as_seen_by(before.point().player), decisions,
                                               kReviewStrength, std::move(stop));
    wire::ReviewedTurn document;
    document.turn = before.turn();
    document.player = before.point().player.value();
    rules::Game now = before;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        document.decisions.push_back({turn.decisions[i], wire::legal_decision(now, decisions[i]),
                                      chances_document(review.chances[i])});
        now.apply(decisions[i]).value();
    }
    document.played = advice_document(before, review.played);
    if (review.better) document.better = advice_document(before, *review.better);
    document.cost = {review.cost};
    return document;
}

}  // namespace

/// Keeps others from having the same review made while it lives.
class GameReviews::UnderWay {
public:
    /// Whether it may be made, says `operator bool`.
    UnderWay(GameReviews& reviews, const std::string& game) : reviews_(reviews), game_(game) {
        const std::lock_guard lock(reviews_.mutex_);
        auto& all = reviews_.under_way_;
        begun_ = all.size() < kAtOnce && all.try_emplace(game).second;
    }
    ~UnderWay() {
        if (!begun_) return;
        const std::lock_guard lock(reviews_.mutex_);
        const auto mine = reviews_.under_way_.extract(game_);
        for (const Wait& wait : mine.mapped()) wake(wait);
    }
    UnderWay(const UnderWay&) = delete;
    UnderWay& operator=(const UnderWay&) = delete;
    explicit operator bool() const { return begun_; }

private:
    /// Whoever cannot be woken for want of memory waits as long as anybody does at the most.
    static void wake(const Wait& wait) noexcept {
        try {
            work::post(wait->get_executor(), [wait] { wait->cancel(); });
        } catch (const std::bad_alloc&) {
        }
    }

    GameReviews& reviews_;
    const std::string game_;
    bool begun_ = false;
};

GameReviews::Document GameReviews::find(const std::string& game) {
    const std::lock_guard lock(mutex_);
    const auto at = std::ranges::find(kept_, game, [](const auto& kept) { return kept.first; });
    if (at == kept_.end()) return nullptr;
    kept_.splice(kept_.begin(), kept_, at);
    return at->second;
}

void GameReviews::put(const std::string& game, Document review) {
    const std::lock_guard lock(mutex_);
    kept_.emplace_front(game, std::move(review));
    if (kept_.size() > kKept) kept_.pop_back();
}

boost::asio::awaitable<bool> GameReviews::await(std::string game) {
    namespace asio = boost::asio;
    const auto wait = std::make_shared<asio::steady_timer>(co_await asio::this_coro::executor);
    wait->expires_after(kLongestWait);
    {
        const std::lock_guard lock(mutex_);
        const auto at = under_way_.find(game);
        if (at == under_way_.end()) co_return under_way_.size() < kAtOnce;
        if (at->second.size() == kMostWaiting) co_return false;
        at->second.push_back(wait);
    }
    const auto ended = co_await work::wait(*wait);
    co_return ended == asio::error::operation_aborted;
}

AsyncResult<protocol::Json> GameReviews::of(SharedGame game, work::Key whose) {
    if (!game->is_over()) co_return tl::unexpected(not_over());
    const std::string id = game->terms().id;
    if (const auto kept = find(id)) co_return *kept;
    std::optional<UnderWay> mine;
    mine.emplace(*this, id);
    while (!*mine) {
        const bool is_worth_it = co_await await(id);
        if (const auto kept = find(id)) co_return *kept;
        if (!is_worth_it) co_return tl::unexpected(being_made());
        mine.emplace(*this, id);
    }
    auto review = co_await made(game, std::move(whose));
    if (review) put(game->terms().id, std::make_shared<const protocol::Json>(*review));
    co_return review;
}

AsyncResult<protocol::Json> GameReviews::made(SharedGame game, work::Key whose) {
    wire::Review review;
    review.game_id = game->terms().id;
    const auto begin = [game](std::stop_token stop) {
        return companion::win_chances(companion::Mind::built_in(), game->at(0), kReviewStrength,
                                      std::move(stop));
    };
    const auto start = co_await think(companions_, whose, begin);
    if (!start) co_return tl::unexpected(start.error());
    review.start = chances_document(*start);
    auto turns = turns_of(*game);
    for (LoggedTurn& turn : turns) {
        const auto look = [game, turn = std::move(turn)](std::stop_token stop) {
            return reviewed_turn(*game, turn, std::move(stop));
        };
        auto looked = co_await think(companions_, whose, look);
        if (!looked) co_return tl::unexpected(looked.error());
        review.turns.push_back(std::move(*looked));
    }
    review.turning_points = turning_points(review);
    co_return wire::json_of(review);
}

}  // namespace mistward::rooms
