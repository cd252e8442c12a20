#include "server/net/page_address.hpp"

#include "protocol/bounds.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace mistward::net {
namespace {

/// Whether the path is the door of a part of the page, or lies behind it.
bool is_in(std::string_view path, std::string_view door) {
    return path.starts_with(door) && (path.size() == door.size() || path[door.size()] == '/');
}

// Of ASCII alone, whatever the locale.
bool is_decimal(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_of_id(char c) { return is_decimal(c) || (lower(c) >= 'a' && lower(c) <= 'z'); }

std::string lowered(std::string_view text) {
    std::string low(text);
    std::ranges::transform(low, low.begin(), lower);
    return low;
}

/// With `%20` and the like as the bytes that they stand for.
std::string percent_decoded(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        std::uint8_t byte = 0;
        const auto digits = text.substr(1, 2);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        const bool stands_for_byte =
            text.front() == '%' && digits.size() == 2 && read.ptr == digits.data() + 2;
        plain += stands_for_byte ? static_cast<char>(byte) : text.front();
        text.remove_prefix(stands_for_byte ? 3 : 1);
    }
    return plain;
}

std::string_view without_what_is_behind(std::string_view text) {
    while (!text.empty() && !is_of_id(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view without_what_is_around(std::string_view text) {
    while (!text.empty() && !is_of_id(text.front())) text.remove_prefix(1);
    return without_what_is_behind(text);
}

bool is_room_id(std::string_view text) {
    return !text.empty() && text.size() <= protocol::kLongestRoomId &&
           std::ranges::all_of(text, is_of_id);
}

bool is_game_id(std::string_view text) {
    const auto point = text.find('.');
    return point != std::string_view::npos && text.size() <= protocol::kLongestGameId &&
           is_room_id(text.substr(0, point)) && point + 1 < text.size() &&
           std::ranges::all_of(text.substr(point + 1), is_decimal);
}

/// The path of the view that a path meant; empty if none.
std::string meant_path(std::string_view path) {
    const std::string plain = percent_decoded(path);
    const std::string door = lowered(plain.substr(0, 3));
    if (door == "/r/" || door == "/g/") {
        const auto id = without_what_is_around(std::string_view(plain).substr(3));
        const bool is_id = door == "/r/" ? is_room_id(id) : is_game_id(id);
        return is_id ? door + lowered(id) : std::string();
    }
    std::string meant = lowered(without_what_is_behind(plain));
    return !meant.empty() && is_view(meant) ? meant : std::string();
}

bool is_room_or_game(std::string_view path) {
    return path.starts_with("/r/") || path.starts_with("/g/");
}

}  // namespace

bool is_view(std::string_view path) {
    return path == "/" || is_in(path, "/help") || is_in(path, "/learn") || is_in(path, "/admin") ||
           is_in(path, "/tiles") || is_in(path, "/you") || is_link(path);
}

bool is_link(std::string_view path) {
    return is_room_or_game(path) && path.find('/', 3) == std::string_view::npos;
}

std::optional<std::string> meant_address(const Request& request) {
    const auto path = request.path();
    const bool is_read =
        request.method() == http::verb::get || request.method() == http::verb::head;
    if (!is_read || (is_view(path) && !is_room_or_game(path))) return std::nullopt;
    std::string meant = meant_path(path);
    if (meant.empty() || meant == path) return std::nullopt;
    if (!request.query().empty()) meant += '?' + std::string(request.query());
    return meant;
}

bool is_for_people(const Request& request) {
    const bool is_read =
        request.method() == http::verb::get || request.method() == http::verb::head;
    if (!is_read || request.path().starts_with("/api/")) return false;
    for (auto rest = request.header(http::field::accept); !rest.empty();) {
        const auto comma = rest.find(',');
        auto type = rest.substr(0, comma);
        rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
        type = type.substr(0, type.find(';'));
        const auto begin = type.find_first_not_of(" \t");
        if (begin == std::string_view::npos) continue;
        type = type.substr(begin, type.find_last_not_of(" \t") - begin + 1);
        if (boost::beast::iequals(type, "text/html")) return true;
    }
    return false;
}

}  // namespace mistward::net
