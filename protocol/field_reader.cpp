#include "protocol/field_reader.hpp"

#include <algorithm>

namespace mistward::protocol {
namespace {

/// Code points of a valid UTF-8 text: every byte that does not continue one.
std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

/// C0, DEL and C1; the last are the bytes C2 80 to C2 9F in UTF-8.
bool has_control_character(std::string_view text) {
    unsigned char before = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F || (before == 0xC2 && byte < 0xA0)) return true;
        before = byte;
    }
    return false;
}

bool is_text(const Json& value, std::size_t max) {
    if (!value.is_string()) return false;
    const auto& text = value.get_ref<const std::string&>();
    const std::size_t length = code_points(text);
    return length >= 1 && length <= max && !has_control_character(text);
}

std::string joined(std::string_view separator, const auto& words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += separator;
        text += word;
    }
    return text;
}

std::string expected_text(std::size_t max) {
    return "a string of 1 to " + std::to_string(max) + " characters without control characters";
}

std::string expected_integer(std::uint64_t min, std::uint64_t max) {
    if (min == max) return std::to_string(min);
    return "an integer from " + std::to_string(min) + " to " + std::to_string(max);
}

}  // namespace

FieldReader::FieldReader(const Json& value, std::initializer_list<std::string_view> known)
    : value_(value) {
    if (!value.is_object()) refuse("", "an object");
    for (const auto& item : value.items()) {
        if (std::find(known.begin(), known.end(), item.key()) == known.end()) {
            refuse(item.key(), "one of the fields " + joined(", ", known));
        }
    }
}

void FieldReader::refuse(std::string_view field, std::string expected) {
    if (!fault_) fault_ = FieldFault{std::string(field), std::move(expected)};
}

bool FieldReader::boolean(std::string_view field) {
    const Json* found = need(field, "true or false");
    if (found == nullptr) return false;
    if (found->is_boolean()) return found->get<bool>();
    refuse(field, "true or false");
    return false;
}

std::uint64_t FieldReader::integer(std::string_view field, std::uint64_t min, std::uint64_t max) {
    const std::string expected = expected_integer(min, max);
    const Json* found = need(field, expected);
    if (found == nullptr) return min;
    if (found->is_number_unsigned()) {
        const auto number = found->get<std::uint64_t>();
        if (number >= min && number <= max) return number;
    }
    refuse(field, expected);
    return min;
}

std::int16_t FieldReader::coordinate(std::string_view field) {
    using Limits = std::numeric_limits<std::int16_t>;
    const std::string expected =
        "an integer from " + std::to_string(Limits::min()) + " to " + std::to_string(Limits::max());
    const Json* found = need(field, expected);
    if (found == nullptr) return 0;
    // A number beyond a signed one would wrap around when it is read.
    const bool wraps = found->is_number_unsigned() && found->get<std::uint64_t>() > kMaxInteger;
    if (found->is_number_integer() && !wraps) {
        const auto number = found->get<std::int64_t>();
        if (number >= Limits::min() && number <= Limits::max()) {
            return static_cast<std::int16_t>(number);
        }
    }
    refuse(field, expected);
    return 0;
}

std::string FieldReader::text(std::string_view field, std::size_t max) {
    const std::string expected = expected_text(max);
    const Json* found = need(field, expected);
    if (found == nullptr) return {};
    if (is_text(*found, max)) return found->get<std::string>();
    refuse(field, expected);
    return {};
}

std::vector<std::string> FieldReader::texts(std::string_view field, std::size_t most,
                                            std::size_t max) {
    const std::string expected =
        "a list of 1 to " + std::to_string(most) + " items, each " + expected_text(max);
    const Json* found = need(field, expected);
    if (found == nullptr) return {};
    const bool sound = found->is_array() && !found->empty() && found->size() <= most &&
                       std::all_of(found->begin(), found->end(),
                                   [max](const Json& item) { return is_text(item, max); });
    if (sound) return found->get<std::vector<std::string>>();
    refuse(field, expected);
    return {};
}

std::string FieldReader::name(std::string_view field, std::size_t max) {
    std::string name = text(field, max);
    if (name.find_first_not_of(' ') == std::string::npos) {
        refuse(field, expected_text(max) + ", not only spaces");
    }
    return name;
}

std::size_t FieldReader::choice(std::string_view field, std::span<const std::string_view> words) {
    const std::string expected = "one of: " + joined(", ", words);
    const Json* found = need(field, expected);
    if (found == nullptr) return 0;
    if (found->is_string()) {
        const auto word =
            std::find(words.begin(), words.end(), found->get_ref<const std::string&>());
        if (word != words.end()) return static_cast<std::size_t>(word - words.begin());
    }
    refuse(field, expected);
    return 0;
}

const Json* FieldReader::list(std::string_view field) {
    const Json* found = need(field, "a list");
    if (found == nullptr || found->is_array()) return found;
    refuse(field, "a list");
    return nullptr;
}

void FieldReader::object(std::string_view field, std::initializer_list<std::string_view> known,
                         const std::function<void(FieldReader&)>& read) {
    const Json* found = need(field, "an object");
    if (found == nullptr) return;
    FieldReader inner(*found, known);
    read(inner);
    if (!inner.fault()) return;
    const auto& [inner_field, expected] = *inner.fault();
    refuse(std::string(field) + (inner_field.empty() ? "" : "." + inner_field), expected);
}

const Json* FieldReader::find(std::string_view field) const {
    if (!value_.is_object()) return nullptr;
    const auto found = value_.find(std::string(field));
    return found == value_.end() ? nullptr : &*found;
}

const Json* FieldReader::need(std::string_view field, const std::string& expected) {
    const Json* found = find(field);
    if (found == nullptr) refuse(field, expected);
    return found;
}

}  // namespace mistward::protocol
