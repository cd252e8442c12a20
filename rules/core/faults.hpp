#pragma once

#include <string>
#include <utility>
#include <vector>

namespace mistward::rules {

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

}  // namespace mistward::rules
