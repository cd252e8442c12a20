#pragma once

#include <cstddef>
#include <span>

namespace mistward::arena {

/// So many standard deviations hold 95 % of a normal distribution.
inline constexpr double kDeviations = 1.959963984540054;

/// A number that was measured, and between what the true one lies with 95 % certainty.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// A share of `count`, with Wilson's interval; 0 to 1 of nothing.
Estimate share(std::size_t hits, std::size_t count);

/// The mean of what was measured on the same decks, with the interval of a normal distribution.
Estimate mean(std::span<const double> values);

/// The mean of values that lie between two bounds; the interval stays between them, too. Where
/// every value is the same bound, it is as wide as that of a share: not to have seen others is no
/// proof.
Estimate mean_between(double least, double most, std::span<const double> values);

/// How likely it is that two equal players differ on at least so many decks of those that only one
/// of them has won: McNemar's test, exact, for both sides.
double mcnemar(std::size_t only_first, std::size_t only_second);

}  // namespace mistward::arena
