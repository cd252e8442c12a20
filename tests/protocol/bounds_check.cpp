#include "tests/protocol/bounds_check.hpp"

#include <algorithm>
#include <limits>

namespace mistward::protocol {
namespace {

constexpr std::int64_t kNoBound = std::numeric_limits<std::int64_t>::max();

/// The bounds of some numbers; none if they have gaps.
Bounds around(const Json& numbers) {
    const auto [least, greatest] = std::minmax_element(numbers.begin(), numbers.end());
    const Bounds bounds{least->get<std::int64_t>(), greatest->get<std::int64_t>()};
    const auto count = bounds.greatest - bounds.least + 1;
    return count == static_cast<std::int64_t>(numbers.size()) ? bounds : Bounds{kNoBound, kNoBound};
}

std::string told(const Bounds& bounds) {
    const auto number = [](std::int64_t bound) {
        return bound == kNoBound ? "any" : std::to_string(bound);
    };
    return number(bounds.least) + " to " + number(bounds.greatest);
}

std::string told(const std::set<std::string>& words) { return Json(words).dump(); }

}  // namespace

void BoundsCheck::note_numbers(const std::string& at, Bounds described, const Json& schema) {
    if (schema.contains("const")) return note(at, described, around({schema.at("const")}));
    if (schema.contains("enum")) return note(at, described, around(schema.at("enum")));
    note(at, described, {schema.value("minimum", -kNoBound), schema.value("maximum", kNoBound)});
}

void BoundsCheck::note_sizes(const std::string& at, Bounds described, const Json& schema,
                             const char* fewest, const char* most) {
    note(at, described, {schema.value(fewest, std::int64_t{0}), schema.value(most, kNoBound)});
}

void BoundsCheck::note(const std::string& at, Bounds described, Bounds in_schema) {
    auto& known = ranges_.try_emplace(at, Ranges{described, std::nullopt}).first->second.in_schema;
    if (!known) known = in_schema;
    known = Bounds{std::min(known->least, in_schema.least),
                   std::max(known->greatest, in_schema.greatest)};
}

void BoundsCheck::note_words(const std::string& at, std::span<const std::string_view> described,
                             const std::set<std::string>& words) {
    Words& known = words_[at];
    known.described = {described.begin(), described.end()};
    known.in_schema.insert(words.begin(), words.end());
}

void BoundsCheck::note_form(const std::string& at, bool is_there) { has_form_[at] |= is_there; }

void BoundsCheck::note_null(const std::string& at, bool may_be_null) {
    has_null_[at] |= may_be_null;
}

void BoundsCheck::report(std::string& faults) const {
    for (const auto& [at, ranges] : ranges_) {
        if (ranges.described == *ranges.in_schema) continue;
        faults += at + ": " + told(ranges.described) + " in C++, " + told(*ranges.in_schema) +
                  " in the schema\n";
    }
    for (const auto& [at, words] : words_) {
        if (words.described == words.in_schema) continue;
        faults += at + ": " + told(words.described) + " in C++, " + told(words.in_schema) +
                  " in the schema\n";
    }
    for (const auto& [at, is_there] : has_form_) {
        if (!is_there) faults += at + ": the schema does not have it\n";
    }
    for (const auto& [at, has_null] : has_null_) {
        if (!has_null) faults += at + ": the schema has no null\n";
    }
}

}  // namespace mistward::protocol
