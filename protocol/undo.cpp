#include "protocol/undo.hpp"

#include <charconv>

namespace mistward::protocol {
namespace {

constexpr std::string_view kPrefix = "undo:";

}  // namespace

std::string undo_text(std::uint64_t seq) { return std::string(kPrefix) + std::to_string(seq); }

std::optional<std::uint64_t> parse_undo(std::string_view decision) {
    if (!decision.starts_with(kPrefix)) return std::nullopt;
    decision.remove_prefix(kPrefix.size());
    const char* const end = decision.data() + decision.size();
    std::uint64_t seq = 0;
    const auto read = std::from_chars(decision.data(), end, seq);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return seq;
}

}  // namespace mistward::protocol
