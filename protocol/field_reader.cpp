#include "protocol/field_reader.hpp"

#include "protocol/visible_text.hpp"

#include <algorithm>

namespace mistward::protocol {
namespace {

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

std::string expected_line(std::size_t max) {
    return expected_text(max) +
           ", of which something can be seen, and which neither turns the direction of writing "
           "nor has more than " +
           std::to_string(kMostMarks) + " marks in a row";
}

std::string expected_integer(auto min, auto max) {
    if (min == max) return std::to_string(min);
    return "an integer from " + std::to_string(min) + " to " + std::to_string(max);
}

std::string expected_list(Count count) {
    const std::string most = std::to_string(count.most);
    if (count.fewest == count.most) return "a list of " + most;
    if (count.fewest == 0) return "a list of at most " + most;
    return "a list of " + std::to_string(count.fewest) + " to " + most;
}

}  // namespace

FieldReader::FieldReader(const Json& value, std::span<const std::string_view> known)
    : value_(value) {
    if (!value.is_object()) {
        refuse("", "an object");
        return;
    }
    for (const auto& item : value.items()) {
        if (std::find(known.begin(), known.end(), item.key()) != known.end()) continue;
        refuse(item.key(), "one of the fields " + joined(", ", known));
        return;
    }
}

void FieldReader::refuse(std::string_view field, std::string expected) {
    if (!fault_) fault_ = FieldFault{std::string(field), std::move(expected)};
}

bool FieldReader::boolean(std::string_view field) {
    const Json* found = find(field);
    if (found != nullptr && found->is_boolean()) return found->get<bool>();
    refuse(field, "true or false");
    return false;
}

std::uint64_t FieldReader::integer(std::string_view field, std::uint64_t min, std::uint64_t max) {
    const Json* found = find(field);
    if (found != nullptr && found->is_number_unsigned()) {
        const auto number = found->get<std::uint64_t>();
        if (number >= min && number <= max) return number;
    }
    refuse(field, expected_integer(min, max));
    return min;
}

std::int64_t FieldReader::signed_integer(std::string_view field, std::int64_t min,
                                         std::int64_t max) {
    const Json* found = find(field);
    if (found != nullptr && found->is_number_integer()) {
        // A number beyond a signed one would wrap around when it is read.
        const bool wraps = found->is_number_unsigned() && found->get<std::uint64_t>() > kMaxInteger;
        const auto number = found->get<std::int64_t>();
        if (!wraps && number >= min && number <= max) return number;
    }
    refuse(field, expected_integer(min, max));
    return min;
}

std::string FieldReader::text(std::string_view field, std::size_t max) {
    const Json* found = find(field);
    if (found != nullptr && is_text(*found, max)) return found->get<std::string>();
    refuse(field, expected_text(max));
    return {};
}

std::vector<std::string> FieldReader::texts(std::string_view field, std::size_t most,
                                            std::size_t max) {
    const Json* found = find(field);
    const bool sound = found != nullptr && found->is_array() && !found->empty() &&
                       found->size() <= most &&
                       std::all_of(found->begin(), found->end(),
                                   [max](const Json& item) { return is_text(item, max); });
    if (sound) return found->get<std::vector<std::string>>();
    refuse(field, "a list of 1 to " + std::to_string(most) + " items, each " + expected_text(max));
    return {};
}

std::string FieldReader::line(std::string_view field, std::size_t max) {
    std::string line = text(field, max);
    if (!is_line(line)) refuse(field, expected_line(max));
    return line;
}

std::string FieldReader::name(std::string_view field, std::size_t max) {
    std::string name = text(field, max);
    if (!is_name(name)) refuse(field, expected_line(max));
    return name;
}

std::string FieldReader::kept_name(std::string_view field, std::size_t max) {
    std::string name = text(field, max);
    if (name.find_first_not_of(' ') == std::string::npos) {
        refuse(field, expected_text(max) + ", not only spaces");
    }
    return name;
}

std::size_t FieldReader::choice(std::string_view field, std::span<const std::string_view> words) {
    const Json* found = find(field);
    if (found != nullptr && found->is_string()) {
        const auto word =
            std::find(words.begin(), words.end(), found->get_ref<const std::string&>());
        if (word != words.end()) return static_cast<std::size_t>(word - words.begin());
    }
    refuse(field, "one of: " + joined(", ", words));
    return 0;
}

const Json* FieldReader::list(std::string_view field, Count count) {
    const Json* found = need(field, "a list");
    if (found == nullptr) return nullptr;
    const bool is_right =
        found->is_array() && found->size() >= count.fewest && found->size() <= count.most;
    if (is_right) return found;
    refuse(field, found->is_array() ? expected_list(count) : "a list");
    return nullptr;
}

void FieldReader::items(std::string_view field, Count count,
                        const std::function<void(FieldReader&, std::string_view)>& read) {
    const Json* found = list(field, count);
    for (std::size_t i = 0; found != nullptr && i < found->size() && !fault_; ++i) {
        FieldReader item((*found)[i]);
        read(item, std::to_string(i));
        if (item.fault_) refuse_within(field, *item.fault_);
    }
}

void FieldReader::object(std::string_view field, std::span<const std::string_view> known,
                         const std::function<void(FieldReader&)>& read) {
    const Json* found = need(field, "an object");
    if (found == nullptr) return;
    FieldReader inner(*found, known);
    read(inner);
    if (inner.fault_) refuse_within(field, *inner.fault_);
}

void FieldReader::refuse_within(std::string_view field, const FieldFault& fault) {
    const std::string inner = fault.field.empty() ? "" : "." + fault.field;
    refuse(std::string(field) + inner, fault.expected);
}

const Json* FieldReader::find(std::string_view field) const {
    if (is_item_) return &value_;
    if (!value_.is_object()) return nullptr;
    const auto found = value_.find(field);
    return found == value_.end() ? nullptr : &*found;
}

const Json* FieldReader::need(std::string_view field, const std::string& expected) {
    const Json* found = find(field);
    if (found == nullptr) refuse(field, expected);
    return found;
}

}  // namespace mistward::protocol
