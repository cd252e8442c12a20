#include "server/record/tokens.hpp"

#include "protocol/undo.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace mistward::rooms {

namespace {

/// What the text of every draw from a stream begins with.
std::string prefix_of(rules::Stream stream) { return "token:" + std::string(name(stream)) + ":"; }

/// The token that an entry draws from a stream, if it does.
std::optional<std::uint8_t> drawn_by(const store::Entry& entry, rules::Stream stream) {
    const std::string prefix = prefix_of(stream);
    if (entry.player || !entry.decision.starts_with(prefix)) return std::nullopt;
    std::uint8_t value = 0;
    const char* const end = entry.decision.data() + entry.decision.size();
    const auto read = std::from_chars(entry.decision.data() + prefix.size(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

}  // namespace

Tokens drawn_tokens(const EntryList& log, std::uint64_t entries, rules::Stream stream) {
    Tokens drawn;
    std::vector<std::size_t> counts{0};  // at each seq
    for (std::uint64_t n = 0; n < entries; ++n) {
        const store::Entry entry = log[n];
        const auto to = protocol::parse_undo(entry.decision);
        std::size_t count = counts[to.value_or(n)];
        if (const auto token = drawn_by(entry, stream)) {
            if (count == drawn.size()) drawn.push_back(*token);
            ++count;
        }
        counts.push_back(count);
    }
    return drawn;
}

std::optional<std::uint8_t> token_at(std::size_t place, const rules::TokenStream& stream,
                                     const Tokens& given, const protocol::Seed& seed) {
    if (place < given.size()) return given[place];
    const protocol::Seed secret = protocol::stream_seed(stream.stream, seed);
    if (stream.bag.empty()) return protocol::throw_of(stream.sides, place, secret);
    Tokens left = stream.bag;
    for (const std::uint8_t token : given) {
        const auto found = std::ranges::find(left, token);
        if (found == left.end()) return std::nullopt;
        left.erase(found);
    }
    if (place - given.size() >= left.size()) return std::nullopt;
    return protocol::shuffled(std::move(left), secret)[place - given.size()];
}

std::string public_text(const std::string& decision) {
    for (const rules::Stream stream : rules::kStreams) {
        const std::string prefix = prefix_of(stream);
        if (rules::is_hidden(stream) && decision.starts_with(prefix)) return prefix + "hidden";
    }
    return decision;
}

}  // namespace mistward::rooms
