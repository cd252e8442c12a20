#pragma once

#include <chrono>

namespace mistward::store {

/// How long PostgreSQL is waited for.
struct Patience {
    std::chrono::milliseconds connect{5000};
    /// What the server itself gives a statement, waiting for locks included.
    std::chrono::milliseconds statement{10'000};
    /// What we give it to answer; then the connection counts as lost.
    std::chrono::milliseconds answer{15'000};
    /// From a COMMIT whose answer was lost until nobody is asked any more what came of it.
    std::chrono::milliseconds doubt{20'000};
    /// Between two attempts to connect; it begins with the first and doubles up to the second.
    std::chrono::milliseconds first_pause{100};
    std::chrono::milliseconds longest_pause{5000};
    /// How long this server has the leases of its rooms after a write.
    std::chrono::milliseconds lease{7000};
    /// What is left of all that once the store is to close.
    std::chrono::milliseconds closing{1000};
};

}  // namespace mistward::store
