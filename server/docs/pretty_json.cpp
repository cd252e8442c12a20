#include "server/docs/pretty_json.hpp"

namespace mistward::docs {
namespace {

using protocol::Json;

constexpr std::size_t kIndent = 2;

/// On one line, with a space after each colon and comma.
std::string on_one_line(const Json& value) {
    if (!value.is_structured()) return value.dump();
    std::string text;
    for (const auto& item : value.items()) {
        if (!text.empty()) text += ", ";
        if (value.is_object()) text += Json(item.key()).dump() + ": ";
        text += on_one_line(item.value());
    }
    return value.is_object() ? '{' + text + '}' : '[' + text + ']';
}

/// `column` is where the value begins, `indent` that of the line it begins on.
std::string lay_out(const Json& value, std::size_t indent, std::size_t column, std::size_t width) {
    std::string line = on_one_line(value);
    if (!value.is_structured() || value.empty() || column + line.size() <= width) return line;
    const std::size_t inner = indent + kIndent;
    std::string text;
    for (const auto& item : value.items()) {
        const auto key = value.is_object() ? Json(item.key()).dump() + ": " : std::string();
        text += text.empty() ? "\n" : ",\n";
        text += std::string(inner, ' ') + key;
        text += lay_out(item.value(), inner, inner + key.size() + 1, width);
    }
    text += '\n' + std::string(indent, ' ');
    return value.is_object() ? '{' + text + '}' : '[' + text + ']';
}

}  // namespace

std::string pretty_json(const Json& value, std::size_t width) {
    return lay_out(value, 0, 0, width);
}

}  // namespace mistward::docs
