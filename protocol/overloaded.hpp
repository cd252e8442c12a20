#pragma once

namespace mistward::protocol {

/// Makes one visitor of several lambdas, one for each alternative of a `std::variant`.
template <class... Lambdas>
struct overloaded : Lambdas... {
    using Lambdas::operator()...;
};

}  // namespace mistward::protocol
