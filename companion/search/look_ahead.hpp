#pragma once

#include "companion/search/random.hpp"
#include "companion/search/reply.hpp"

#include <limits>
#include <numeric>

namespace mistward::companion {

/// What is spent on what, in positions and parts of them.
struct Depth {
    std::size_t most_candidates = 16;
    /// So many draws is the opinion worth that was formed before any was looked at.
    float first_opinion = 2;
    /// Turns that a rollout goes on for; 0 for no rollouts.
    std::size_t rollout_turns = 4;
    /// Below so many positions no draw is looked at.
    std::size_t least = 400;
};

/// A plan that was considered: its chance by all that was looked at.
template <class State>
struct Considered {
    Plan<State> plan;
    float chance = 0;
    std::size_t draws = 0;  ///< that were looked at for it
};

/// Finds the best plans for a turn, and looks at what the next tiles make of them. All candidates
/// are tried on the same draws, and those that do badly are left behind step by step. What is drawn
/// is decided by a seed, so equal questions have equal answers.
template <Observer O>
class LookAhead {
public:
    using State = typename O::State;
    using List = std::vector<Considered<State>>;

    LookAhead(const rules::Tables& tables, const Network& network, Effort& effort,
              const Depth& depth = {})
        : tables_(tables),
          effort_(effort),
          depth_(depth),
          judge_(tables, network, effort),
          search_(tables, judge_),
          reply_(tables, network, effort) {}

    /// What is not looked at, now or later.
    void overlook(const typename Judge<O>::Blind& blind) {
        judge_.overlook(blind);
        reply_.overlook(blind);
    }

    /// At least `keep` plans if there are so many, best first. A player must be to decide.
    const List& consider(const State& state, std::uint64_t seed, std::size_t keep = 1) {
        begin(state, keep);
        if (tried_ > 1 && worth_looking()) {
            Random random(seed);
            look_at_draws(state, random);
            if (depth_.rollout_turns != 0) roll_out(state, random);
        }
        return list_;
    }

    /// The chance of `viewer` at the end of a turn: what the next turn makes of the tiles that may
    /// come, on average over as many as there is effort for.
    float outlook(const State& state, std::uint64_t seed, rules::PlayerId viewer) {
        judge_.begin_turn(state, viewer);
        const float now = chance_of(judge_(state));
        if (effort_.left() < depth_.least) return now;
        Random random(seed);
        double sum = depth_.first_opinion * now;
        double weight = depth_.first_opinion;
        for (const Draw& draw : draws_of(state, random)) {
            const float chance = reply_.chance(state, draw.tile, viewer);
            if (effort_.left() == 0) break;
            sum += draw.weight * chance;
            weight += draw.weight;
        }
        return static_cast<float>(sum / weight);
    }

private:
    /// What one look at a reply takes until it is known better.
    static constexpr double kUsualReply = 70;
    static constexpr std::size_t kFewestDraws = 4;

    void begin(const State& state, std::size_t keep) {
        const bool quick = effort_.left() < kThorough;
        viewer_ = point(state).player;
        judge_.begin_turn(state, viewer_);
        const std::size_t candidates =
            std::min({depth_.most_candidates, kMostTried, candidates_for(effort_.left())});
        const auto& plans =
            search_.search(state, std::max(keep, candidates), quick ? kQuickLook : Thoroughness{});
        list_.clear();
        for (const auto& plan : plans) list_.push_back({plan, chance_of(plan.value), 0});
        tried_ = std::min(candidates, list_.size());
    }

    /// Below so many positions meeples are tried on the likely placements only.
    static constexpr std::size_t kThorough = 1000;
    static constexpr Thoroughness kQuickLook{.placements_with_meeples = 10,
                                             .placements_with_colours = 3};

    std::size_t candidates_for(std::size_t positions) const {
        const double replies = static_cast<double>(positions) / kUsualReply;
        if (replies < 24) return 3;
        if (replies < 60) return 5;
        if (replies < 150) return 8;
        return replies < 600 ? 12 : 16;
    }

    bool worth_looking() const {
        return effort_.left() >= depth_.least && list_.front().plan.value < kCertain;
    }

    /// A face that may come, and the number of its tiles.
    struct Draw {
        rules::TileId tile;
        float weight = 0;
    };

    /// All of them, in an order of chance in which none is more likely to come early.
    std::vector<Draw> draws_of(const State& state, Random& random) const {
        std::vector<Draw> draws;
        for (std::size_t face = 0; face < state.unseen.size(); ++face) {
            if (!can_come(tables_, state, rules::TileId(face))) continue;
            draws.push_back({rules::TileId(face), static_cast<float>(state.unseen[face])});
        }
        random.shuffle(draws);
        return draws;
    }

    /// Tries the candidates on more and more draws and leaves the worse half behind each time.
    void look_at_draws(const State& state, Random& random) {
        const std::vector<Draw> draws = draws_of(state, random);
        std::vector<Tally> tallies = first_tallies();
        std::size_t alive = tallies.size();
        std::size_t next = 0;
        for (std::size_t stages = stages_for(alive); stages > 0; --stages) {
            const double replies =
                static_cast<double>(effort_.left()) / cost_ / static_cast<double>(stages);
            const auto each = static_cast<std::size_t>(replies / static_cast<double>(alive));
            const std::size_t until = std::min(draws.size(), next + std::max(each, kFewestDraws));
            for (; next < until && try_on(draws[next], tallies, alive); ++next) {
            }
            sort(tallies, alive);
            if (next < until) break;
            alive = std::max(std::min(alive, kFinalists), (alive + 1) / 2);
        }
        take_over(tallies);
        all_draws_seen_ = next == draws.size();
    }

    struct Tally {
        std::size_t plan = 0;
        double sum = 0;
        double weight = 0;
        std::size_t draws = 0;
        double mean() const { return sum / weight; }
    };

    std::vector<Tally> first_tallies() const {
        std::vector<Tally> tallies(tried_);
        for (std::size_t i = 0; i < tried_; ++i) {
            const double opinion = depth_.first_opinion;
            tallies[i] = {i, opinion * list_[i].chance, opinion, 0};
        }
        return tallies;
    }

    static std::size_t stages_for(std::size_t candidates) {
        std::size_t stages = 1;
        for (; candidates > kFinalists; candidates = (candidates + 1) / 2) ++stages;
        return stages;
    }

    /// Whether all candidates were tried on the draw; if the effort ends before, none was.
    bool try_on(const Draw& draw, std::vector<Tally>& tallies, std::size_t alive) {
        std::array<double, kMostTried> chances{};
        const std::size_t before = effort_.spent();
        for (std::size_t i = 0; i < alive; ++i) {
            chances[i] = reply_.chance(list_[tallies[i].plan].plan.end, draw.tile, viewer_);
            if (effort_.left() == 0) return false;
        }
        replies_ += static_cast<double>(alive);
        spent_ += static_cast<double>(effort_.spent() - before);
        cost_ = std::max(1.0, spent_ / replies_);  // replies to games that are over cost nothing
        for (std::size_t i = 0; i < alive; ++i) {
            tallies[i].sum += draw.weight * chances[i];
            tallies[i].weight += draw.weight;
            ++tallies[i].draws;
        }
        return true;
    }

    static void sort(std::vector<Tally>& tallies, std::size_t alive) {
        std::stable_sort(tallies.begin(), tallies.begin() + static_cast<std::ptrdiff_t>(alive),
                         [](const Tally& a, const Tally& b) { return a.mean() > b.mean(); });
    }

    /// Puts the plans into the order of their tallies. Whoever was left behind is not said to be
    /// better than those that were looked at longer.
    void take_over(const std::vector<Tally>& tallies) {
        List ordered;
        for (const Tally& tally : tallies) {
            const Considered<State>& before = list_[tally.plan];
            ordered.push_back(
                {before.plan, static_cast<float>(tally.mean()), before.draws + tally.draws});
        }
        std::copy(ordered.begin(), ordered.end(), list_.begin());
        for (std::size_t i = 1; i < list_.size(); ++i) {
            list_[i].chance = std::min(list_[i].chance, list_[i - 1].chance);
        }
    }

    /// With effort left, the best few are played on for some turns, along the same draws for all.
    void roll_out(const State& state, Random& random) {
        if (!all_draws_seen_) return;
        std::vector<Tally> tallies = first_tallies();
        tallies.resize(std::min(tallies.size(), kFinalists));
        for (Tally& tally : tallies) {
            tally.weight = kWorthOfLook;
            tally.sum = kWorthOfLook * list_[tally.plan].chance;
        }
        std::vector<rules::TileId> order;
        for (std::size_t rolls = 0; rolls < kMostRollouts; ++rolls) {
            if (!roll_once(state, random, tallies, order)) break;
        }
        sort(tallies, tallies.size());
        take_over(tallies);
    }

    bool roll_once(const State& state, Random& random, std::vector<Tally>& tallies,
                   std::vector<rules::TileId>& order) {
        order.clear();
        for (std::size_t face = 0; face < state.unseen.size(); ++face) {
            order.insert(order.end(), state.unseen[face], rules::TileId(face));
        }
        random.shuffle(order);
        std::array<double, kMostTried> chances{};
        const std::size_t before = effort_.spent();
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            chances[i] = reply_.roll_out(list_[tallies[i].plan].plan.end, order,
                                         depth_.rollout_turns, viewer_);
            if (effort_.left() == 0) return false;
        }
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            tallies[i].sum += chances[i];
            tallies[i].weight += 1;
            ++tallies[i].draws;
        }
        return effort_.spent() != before;  // games that are over cost nothing, for ever
    }

    static constexpr std::size_t kMostTried = 16;
    static constexpr std::size_t kFinalists = 3;  ///< as many as a hint tells
    static constexpr double kWorthOfLook = 40;    ///< rollouts
    /// Near the end of games with parts they judge next to nothing, and take their time.
    static constexpr std::size_t kMostRollouts = std::is_same_v<State, rules::rivals::LargeState>
                                                     ? 12
                                                     : std::numeric_limits<std::size_t>::max();

    const rules::Tables& tables_;
    Effort& effort_;
    Depth depth_;
    Judge<O> judge_;
    TurnSearch<O> search_;
    Reply<O> reply_;
    rules::PlayerId viewer_;
    List list_;
    std::size_t tried_ = 0;
    bool all_draws_seen_ = false;
    double cost_ = kUsualReply;
    double spent_ = 0;
    double replies_ = 0;
};

}  // namespace mistward::companion
