#include "tests/simulations.hpp"

#include <cstdlib>
#include <string>

namespace mistward::test {

std::size_t simulations(std::size_t usual, std::size_t least) {
    const char* const wanted = std::getenv("MISTWARD_SIMULATIONS");
    if (wanted == nullptr) return usual;
    const std::string count = wanted;
    if (count == "few") return least;
    return count == "many" ? 6 * usual : std::stoul(count);
}

}  // namespace mistward::test
