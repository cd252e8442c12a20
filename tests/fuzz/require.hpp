#pragma once

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::fuzz {

/// Ends the process, which is how a finding is told, if something does not hold.
inline void require(bool holds, std::string_view what) {
    if (holds) return;
    std::cerr << "it does not hold that " << what << std::endl;
    std::abort();
}

/// The same for a list of what is wrong.
inline void require_none(const std::vector<std::string>& faults) {
    for (const std::string& fault : faults) std::cerr << fault << '\n';
    require(faults.empty(), "nothing is wrong");
}

}  // namespace mistward::fuzz
