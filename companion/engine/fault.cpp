#include "companion/engine/fault.hpp"

#include "rules/core/enumerators.hpp"

#include <array>

namespace mistward::engine {

std::string_view name(FaultKind kind) {
    constexpr std::array<std::string_view, 6> kNames{"died",    "hung",    "flooded",
                                                     "rubbish", "illegal", "gave_up"};
    static_assert(rules::are_words_of<FaultKind>(kNames));
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace mistward::engine
