// Reads the bytes as what clients send: a line with the name of its schema, and the body or
// message. What a server does with it by itself takes no more steps than so many for each byte,
// whatever it says. tests/linear holds the same function against bodies that grow.
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/linear/reading.hpp"
#include "tests/linear/steps.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace mistward;

namespace {

/// An undo of some 70 bytes may go back to a state from which 95 decisions are made anew.
constexpr std::uint64_t kForEachByte = 5'000;
/// For sets of tiles that are looked up, and their tables, which are made once.
constexpr std::uint64_t kInAnyCase = 50'000'000;

}  // namespace

void mistward::fuzz_work(const std::uint8_t* data, std::size_t size) {
    static const std::vector<protocol::Sent> kAll = linear::everything_done();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t line = std::min(text.find('\n'), text.size());
    const auto sent = std::ranges::find(kAll, text.substr(0, line), &protocol::Sent::name);
    if (sent == kAll.end()) return;
    const std::string_view body = text.substr(std::min(line + 1, text.size()));
    const std::uint64_t steps = linear::steps_of([&] { sent->read(body); });
    fuzz::require(steps <= kInAnyCase + kForEachByte * body.size(),
                  "what is read takes no more than so many steps for each byte");
}
