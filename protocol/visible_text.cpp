#include "protocol/visible_text.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

namespace mistward::protocol {
namespace {

using CodePoint = utf8proc_int32_t;

std::vector<CodePoint> decoded_text(std::string_view text) {
    std::vector<CodePoint> points;
    while (!text.empty()) {
        CodePoint point = -1;
        const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
        const auto read =
            utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &point);
        if (read <= 0) break;
        points.push_back(point);
        text.remove_prefix(static_cast<std::size_t>(read));
    }
    return points;
}

bool is_between(CodePoint point, CodePoint first, CodePoint last) {
    return first <= point && point <= last;
}

/// Unicode promises never to make a character of these.
bool is_noncharacter(CodePoint point) {
    return (point & 0xFFFE) == 0xFFFE || is_between(point, 0xFDD0, 0xFDEF);
}

/// Not assigned yet, but whatever comes here will be ignored by default.
bool is_reserved_to_be_ignored(CodePoint point) {
    return is_between(point, 0x2060, 0x206F) || is_between(point, 0xFFF0, 0xFFF8) ||
           is_between(point, 0xE0000, 0xE0FFF);
}

/// Symbols whose picture is empty.
bool is_empty_picture(CodePoint point) { return point == 0x2800 || point == 0x1D159; }

bool is_seen(CodePoint point) {
    const auto& property = *utf8proc_get_property(point);
    if (property.ignorable || is_empty_picture(point)) return false;
    switch (property.category) {
        case UTF8PROC_CATEGORY_CN:
            return !is_noncharacter(point) && !is_reserved_to_be_ignored(point);
        case UTF8PROC_CATEGORY_CF:  // those that stand before digits and enclose them have a shape
            return property.boundclass == UTF8PROC_BOUNDCLASS_PREPEND;
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
        case UTF8PROC_CATEGORY_ME:
        case UTF8PROC_CATEGORY_ZS:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_CS:
        case UTF8PROC_CATEGORY_CO:
            return false;
        default:
            return true;
    }
}

bool breaks_line(CodePoint point) {
    const auto category = utf8proc_category(point);
    return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_ZL ||
           category == UTF8PROC_CATEGORY_ZP;
}

/// Embeddings, overrides and isolates, and what ends them.
bool turns_writing(CodePoint point) {
    return is_between(point, 0x202A, 0x202E) || is_between(point, 0x2066, 0x2069);
}

bool marks_direction(CodePoint point) {
    return is_between(point, 0x200E, 0x200F) || point == 0x061C;
}

bool is_mark(CodePoint point) {
    const auto category = utf8proc_category(point);
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME;
}

/// What is ignored by default ends no pile: it may stand between two marks unseen.
bool piles_up(const std::vector<CodePoint>& text) {
    std::size_t marks = 0;
    return std::ranges::any_of(text, [&marks](CodePoint point) {
        if (is_mark(point)) return ++marks > kMostMarks;
        if (!utf8proc_get_property(point)->ignorable) marks = 0;
        return false;
    });
}

bool is_line(const std::vector<CodePoint>& text) {
    return std::ranges::any_of(text, is_seen) && std::ranges::none_of(text, breaks_line) &&
           std::ranges::none_of(text, turns_writing) && !piles_up(text);
}

/// What a paste brings along unseen.
bool is_blank(CodePoint point) {
    const auto category = utf8proc_category(point);
    return category == UTF8PROC_CATEGORY_ZS || breaks_line(point) || turns_writing(point) ||
           marks_direction(point) || point == 0x200B || point == 0x2060 || point == 0xFEFF;
}

std::string encoded_text(auto begin, auto end) {
    std::string text;
    for (; begin != end; ++begin) {
        char bytes[4];
        const auto size = utf8proc_encode_char(*begin, reinterpret_cast<utf8proc_uint8_t*>(bytes));
        text.append(bytes, static_cast<std::size_t>(size));
    }
    return text;
}

std::string in_nfkc(std::string_view text) {
    utf8proc_uint8_t* made = nullptr;
    const auto size = utf8proc_map(
        reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
        static_cast<utf8proc_ssize_t>(text.size()), &made,
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(made, std::free);
    if (size == UTF8PROC_ERROR_NOMEM) throw std::bad_alloc();
    if (size < 0) return std::string(text);
    return {reinterpret_cast<const char*>(made), static_cast<std::size_t>(size)};
}

}  // namespace

std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool has_control_character(std::string_view text) {
    // C1 are the bytes C2 80 to C2 9F.
    unsigned char before = 0;
    return std::ranges::any_of(text, [&before](char c) {
        const auto byte = static_cast<unsigned char>(c);
        const bool controls = byte < 0x20 || byte == 0x7F || (before == 0xC2 && byte < 0xA0);
        before = byte;
        return controls;
    });
}

bool is_visible(std::string_view text) { return std::ranges::any_of(decoded_text(text), is_seen); }

bool is_line(std::string_view text) { return is_line(decoded_text(text)); }

bool is_name(std::string_view text) {
    const auto points = decoded_text(text);
    return is_line(points) && std::ranges::none_of(points, marks_direction);
}

std::string compared_word(std::string_view word) {
    const auto points = decoded_text(in_nfkc(word));
    const auto begin = std::ranges::find_if_not(points, is_blank);
    auto end = points.end();
    while (end != begin && is_blank(*(end - 1))) --end;
    return encoded_text(begin, end);
}

}  // namespace mistward::protocol
