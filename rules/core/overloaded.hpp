#pragma once

namespace mistward::rules {

/// One callable out of several, for `std::visit`: a new alternative without a case breaks the
/// build.
template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace mistward::rules
