#pragma once

#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

/// Collects one sentence for each thing that does not hold.
class Faults {
public:
    void unless(bool holds, const std::string& text) {
        if (!holds) faults_.push_back(text);
    }
    std::vector<std::string> take() { return std::move(faults_); }

private:
    std::vector<std::string> faults_;
};

// Parts of `check`.
void check_board(const Tables& tables, const State& state, Faults& faults);
void check_features(const Tables& tables, const State& state, Faults& faults);
void check_phase(const Tables& tables, const State& state, Faults& faults);

}  // namespace mistward::rules::mists
