#pragma once

#include "clients/environment/kind.hpp"
#include "clients/environment/mistward.h"

#include <memory>
#include <span>
#include <vector>

namespace mistward::environment {

/// Many matches of one setup that are stepped together.
class Batch {
public:
    Batch(const std::shared_ptr<const rules::Tables>& tables, const rules::Setup& setup,
          std::size_t games, Options options, bool auto_reset);

    std::size_t size() const { return matches_.size(); }
    const Match& operator[](std::size_t number) const { return matches_[number]; }

    /// Begins game i anew with the seed `first_seed + i`.
    void reset(std::uint64_t first_seed, const mistward_report& report);

    /// Makes a choice in every game: an index among the legal decisions, or an action; -1 leaves
    /// the game as it is. Throws `Failure` before anything is made if one of them is illegal.
    void step(std::span<const std::int32_t> choices, bool by_action, const mistward_report& report);

private:
    std::int32_t index_of(std::size_t number, std::int32_t choice, bool by_action) const;
    void tell_result(std::size_t number, bool decided, const mistward_report& report) const;
    void tell_moment(std::size_t number, const mistward_report& report) const;

    const Kind& kind_;
    bool auto_reset_;
    std::vector<Match> matches_;
    std::vector<std::uint64_t> seeds_;
    std::vector<std::int32_t> indices_;
};

}  // namespace mistward::environment
