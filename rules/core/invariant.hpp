#pragma once

#include <cstddef>
#include <stdexcept>

namespace mistward::rules {

/// Something came about that the rules hold to be impossible. It is nobody's mistake but the
/// core's: whoever keeps the game ends that game and no other. The value that was being changed is
/// of no use any more; copies made before are.
class BrokenInvariant : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

/// Throws `BrokenInvariant`; apart from `require`, so that what it costs stays out of its way.
[[noreturn]] void break_off(const char* what);

/// Throws `BrokenInvariant` unless `holds`, in every kind of build. `what` says what must hold.
constexpr void require(bool holds, const char* what) {
    if (!holds) [[unlikely]] {
        break_off(what);
    }
}

/// Takes from a count of things no more than there are.
template <class Count>
constexpr void take_from(Count& stock, std::size_t number, const char* what) {
    require(number <= stock, what);
    stock = static_cast<Count>(stock - number);
}

}  // namespace mistward::rules
