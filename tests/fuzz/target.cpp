// A program's target, by the name that libFuzzer knows: MISTWARD_TARGET, one of
// tests/fuzz/targets.hpp.
#include "tests/fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    mistward::MISTWARD_TARGET(data, size);
    return 0;
}
