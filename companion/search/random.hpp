#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace mistward::companion {

/// A small generator with a published algorithm (splitmix64): equal seeds give equal numbers on
/// every platform.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// A number below `n`, which is small; the bias is far below what could be noticed.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

    /// 0 to 1, 1 excluded.
    float unit() { return static_cast<float>(next() >> 40U) / static_cast<float>(1U << 24U); }

    template <class List>
    void shuffle(List& list) {
        for (std::size_t k = list.size(); k > 1; --k) std::swap(list[k - 1], list[below(k)]);
    }

    /// What the next numbers depend on; for going on later.
    std::uint64_t state() const { return state_; }

private:
    std::uint64_t state_;
};

}  // namespace mistward::companion
