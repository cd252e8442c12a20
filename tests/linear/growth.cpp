#include "tests/linear/growth.hpp"

#include <algorithm>

namespace mistward::linear {
namespace {

using protocol::Json;

std::string repeated(std::string_view part, std::string_view between, std::size_t n) {
    std::string text(part);
    for (std::size_t i = 1; i < n; ++i) (text += between) += part;
    return text;
}

std::string list_of(const std::string& item, std::size_t n) {
    return "[" + repeated(item, ",", n) + "]";
}

std::string object_of(std::size_t n) {
    std::string text = "{\"k0\":0";
    for (std::size_t i = 1; i < n; ++i) text += ",\"k" + std::to_string(i) + "\":0";
    return text + "}";
}

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

/// The value, with one key more that is as long as one likes.
std::string with_long_key(Json object, std::size_t n) {
    object[std::string(n, 'k')] = 0;
    return object.dump();
}

}  // namespace

std::vector<Growth> growths_of(const Json& original) {
    std::vector<Growth> growths{
        {"zeros", [](std::size_t n) { return list_of("0", n); }},
        {"nulls", [](std::size_t n) { return list_of("null", n); }},
        {"texts", [](std::size_t n) { return list_of("\"N\"", n); }},
        {"lists", [](std::size_t n) { return list_of("[]", n); }},
        {"nesting", [](std::size_t n) { return std::string(n, '[') + std::string(n, ']'); }},
        {"a text", [](std::size_t n) { return quoted(std::string(n, 'a')); }},
        {"escapes", [](std::size_t n) { return quoted(repeated("\\u00e9", "", n)); }},
        {"digits", [](std::size_t n) { return std::string(n, '9'); }},
        {"a fraction", [](std::size_t n) { return "0." + std::string(n, '0') + "1"; }},
        {"spaces", [](std::size_t n) { return std::string(n, ' ') + "0"; }},
        {"keys", object_of}};
    if (original.is_array() && !original.empty()) {
        growths.push_back({"its first item", [item = original[0].dump()](std::size_t n) {
                               return list_of(item, n);
                           }});
    }
    if (original.is_object()) {
        growths.push_back(
            {"a long key", [original](std::size_t n) { return with_long_key(original, n); }});
        growths.push_back(
            {"itself", [item = original.dump()](std::size_t n) { return list_of(item, n); }});
    }
    return growths;
}

bool is_linear(std::uint64_t at_n, std::uint64_t at_2n, std::uint64_t at_4n) {
    // What is refused early takes next to nothing, and may take less of a larger body: a text that
    // is just short enough to be taken is looked at more closely than twice as much of it.
    constexpr std::uint64_t kNothing = 40'000;
    const auto added = [](std::uint64_t from, std::uint64_t to) {
        return to > from ? to - from : 0;
    };
    return added(at_2n, at_4n) <= added(at_n, at_2n) * 5 / 2 + kNothing;
}

}  // namespace mistward::linear
