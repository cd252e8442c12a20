#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace mistward::net {

// Signs of ASCII, whatever the locale.

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

inline std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return small;
}

}  // namespace mistward::net
