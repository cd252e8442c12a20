#pragma once

#include <cstddef>
#include <exception>
#include <stop_token>
#include <utility>

namespace mistward::companion {

/// Thrown by whoever thinks and was told to stop.
class Stopped : public std::exception {
public:
    const char* what() const noexcept override { return "told to stop thinking"; }
};

/// How many positions may still be judged, which makes what is thought the same on a slow machine
/// and on a fast one; and whether somebody wants an end of it.
class Effort {
public:
    explicit Effort(std::size_t positions, std::stop_token stop = {})
        : left_(positions), stop_(std::move(stop)) {}

    std::size_t left() const { return left_; }
    std::size_t spent() const { return spent_; }

    /// One position is about to be judged; false if none may be. Throws `Stopped` if told to.
    bool take() {
        if (spent_ % kLookUpEvery == 0 && stop_.stop_requested()) throw Stopped();
        if (left_ == 0) return false;
        --left_;
        ++spent_;
        return true;
    }

    /// So many more positions may be judged.
    void give_back(std::size_t positions) { left_ += positions; }

private:
    static constexpr std::size_t kLookUpEvery = 64;

    std::size_t left_;
    std::size_t spent_ = 0;
    std::stop_token stop_;
};

}  // namespace mistward::companion
