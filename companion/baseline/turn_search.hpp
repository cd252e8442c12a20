#pragma once

#include "rules/core/decision.hpp"
#include "rules/core/tables.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>
#include <vector>

namespace mistward::companion::baseline {

/// Looks through what a player can decide until the turn ends, or somebody else is asked in it, and
/// takes what leads to the position that `Judge` likes best; a tile and the meeple on it are so
/// decided together. Tokens that are drawn in it count as equally likely. Where
/// `Judge::kLooksAhead`, the most promising decisions are compared once more by what the next turn
/// can make of them, over every tile that may be drawn.
///
/// The positions that it may look at are shared out evenly among the decisions, so that none is
/// judged by what was left over; where a share is too small to look further, the position in the
/// middle of the turn is judged.
template <class Judge>
class TurnSearch {
    using State = typename Judge::State;

public:
    TurnSearch(const rules::Tables& tables, Judge& judge) : tables_(tables), judge_(judge) {}

    /// The best decision, of equal ones the first. Throws `std::invalid_argument` if no player is
    /// to decide.
    rules::Decision best(const State& state) {
        if (point(state).actor != rules::Actor::Player) {
            throw std::invalid_argument("no player is to decide");
        }
        std::vector<Candidate> candidates = judged(state, kPositions);
        if constexpr (Judge::kLooksAhead) look_ahead(state, candidates);
        return std::max_element(candidates.begin(), candidates.end(), is_worse)->decision;
    }

    /// A way to play on: what one player decides until the turn ends or somebody else is asked.
    struct Turn {
        State end;
        std::vector<rules::Decision> decisions;
        double value = kWorst;  ///< as the judge sees what it leads to
    };

    /// Ways to play on, best first and at most `count`: each begins with another decision, the
    /// first with the best of all. A player must be to decide.
    std::vector<Turn> turns(const State& state, std::size_t count) {
        std::vector<Candidate> candidates = judged(state, kPositions);
        sort(candidates);
        candidates.resize(std::min(candidates.size(), count));
        std::vector<Turn> turns;
        for (const Candidate& candidate : candidates) {
            Turn turn{after(state, candidate.decision), {candidate.decision}, candidate.value};
            turns.push_back(finished(std::move(turn), point(state).decider()));
        }
        return turns;
    }

    /// The position to which the best decisions lead of whoever is to decide; the same if nobody
    /// is.
    State end_of_turn(const State& state) {
        return finished({state, {}}, point(state).decider()).end;
    }

private:
    static constexpr std::size_t kPositions = 2000;
    static constexpr std::size_t kCandidates = 5;
    static constexpr std::size_t kPositionsAhead = 120;  ///< for each of them and each tile
    static constexpr double kWorst = -std::numeric_limits<double>::infinity();

    using Decider = std::optional<rules::PlayerId>;

    struct Candidate {
        rules::Decision decision;
        double value = kWorst;
    };

    static bool is_worse(const Candidate& a, const Candidate& b) { return a.value < b.value; }
    static void sort(std::vector<Candidate>& candidates) {
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const auto& a, const auto& b) { return is_worse(b, a); });
    }

    State after(State state, const rules::Decision& decision) {
        events_.clear();
        if (!apply(tables_, state, decision, events_)) throw std::logic_error("a legal decision");
        return state;
    }

    std::vector<Candidate> judged(const State& state, std::size_t positions) {
        const Decider decider = point(state).decider();
        typename Judge::Decisions decisions;
        legal(tables_, state, decisions);
        std::vector<Candidate> candidates;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            const State next = after(state, decisions[i]);
            candidates.push_back(
                {decisions[i], value(next, decider, positions / decisions.size())});
        }
        return candidates;
    }

    /// What the rest of the turn is worth, for as long as the same player decides or tokens are
    /// drawn.
    double value(const State& state, Decider decider, std::size_t share) {
        const rules::DecisionPoint now = point(state);
        const bool is_drawn = now.kind == rules::DecisionKind::DrawToken;
        const bool is_own = decider && now.decider() == decider;
        if (!is_drawn && !is_own) return judge_(state);
        typename Judge::Decisions decisions;
        legal(tables_, state, decisions);
        if (decisions.size() >= share) return judge_(state);
        double best = kWorst;
        double sum = 0;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            const State next = after(state, decisions[i]);
            const double one = value(next, decider, share / decisions.size());
            best = std::max(best, one);
            sum += one;
        }
        return is_drawn ? sum / static_cast<double>(decisions.size()) : best;
    }

    /// Keeps the best candidates, and values them by the turn that may follow.
    void look_ahead(const State& state, std::vector<Candidate>& candidates) {
        sort(candidates);
        candidates.resize(std::min(candidates.size(), kCandidates));
        if (candidates.size() == 1) return;
        const Decider decider = point(state).decider();
        for (Candidate& candidate : candidates) {
            Turn turn{after(state, candidate.decision), {}};
            candidate.value = value_of_next_turn(finished(std::move(turn), decider).end);
        }
    }

    /// The same turn with what its player best decides from there on.
    Turn finished(Turn turn, Decider decider) {
        while (decider && point(turn.end).decider() == decider) {
            const auto candidates = judged(turn.end, kPositionsAhead);
            const auto best = std::max_element(candidates.begin(), candidates.end(), is_worse);
            turn.end = after(turn.end, best->decision);
            turn.decisions.push_back(best->decision);
        }
        return turn;
    }

    /// What the next turn is worth on average over the tiles that may be drawn.
    double value_of_next_turn(const State& state) {
        if (point(state).actor != rules::Actor::Chance) return judge_(state);
        double sum = 0;
        unsigned tiles = 0;
        for (std::size_t face = 0; face < state.unseen.size(); ++face) {
            if (state.unseen[face] == 0) continue;
            const State drawn = after(state, rules::DrawTile{rules::TileId(face)});
            sum += state.unseen[face] * value(drawn, point(drawn).decider(), kPositionsAhead);
            tiles += state.unseen[face];
        }
        return sum / tiles;
    }

    const rules::Tables& tables_;
    Judge& judge_;
    typename Judge::Events events_;
};

}  // namespace mistward::companion::baseline
