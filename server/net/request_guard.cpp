#include "server/net/request_guard.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;

tl::unexpected<Error> malformed(std::string_view reason) {
    return tl::unexpected(
        Error{ErrorCode::MalformedRequest,
              "the request is not one that this server takes: " + std::string(reason),
              {{"reason", reason}}});
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_visible(char c) { return c > 0x20 && c < 0x7f; }

bool is_token(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

bool is_field_text(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return c == '\t' || (byte >= 0x20 && byte != 0x7f);
}

bool is_host(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view("-._~%:[]").find(c) != std::string_view::npos;
}

template <class Predicate>
bool all(std::string_view text, Predicate predicate) {
    return !text.empty() && std::all_of(text.begin(), text.end(), predicate);
}

std::string_view trim(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view next_line(std::string_view& rest) {
    const auto end = rest.find("\r\n");
    const auto line = rest.substr(0, end);
    rest.remove_prefix(end + 2);
    return line;
}

Result<void> check_request_line(std::string_view line) {
    const auto first = line.find(' ');
    const auto last = line.rfind(' ');
    if (first == std::string_view::npos || first == last) {
        return malformed("the first line is not a method, a target and a version");
    }
    if (!all(line.substr(0, first), is_token)) return malformed("the method is not a token");
    const auto target = line.substr(first + 1, last - first - 1);
    if (!all(target, is_visible) || target.front() != '/' ||
        target.find('#') != std::string_view::npos) {
        return malformed("the target is not a path");
    }
    const auto version = line.substr(last + 1);
    if (version != "HTTP/1.1" && version != "HTTP/1.0") {
        return malformed("the version is not HTTP/1.1");
    }
    return {};
}

/// What the fields say together, filled in line by line.
struct Framing {
    std::optional<std::uint64_t> length;
    bool host = false;

    Result<void> read_length(std::string_view value) {
        std::uint64_t number = 0;
        const auto end = value.data() + value.size();
        const auto parsed = std::from_chars(value.data(), end, number);
        if (length) return malformed("Content-Length is given more than once");
        if (!all(value, is_digit) || parsed.ec != std::errc{} || parsed.ptr != end) {
            return malformed("Content-Length is not a number");
        }
        length = number;
        return {};
    }

    Result<void> read_host(std::string_view value) {
        if (host) return malformed("Host is given more than once");
        if (!all(value, is_host)) return malformed("Host is not a host");
        host = true;
        return {};
    }

    Result<void> read(std::string_view name, std::string_view value) {
        using boost::beast::iequals;
        if (iequals(name, "Host")) return read_host(value);
        if (iequals(name, "Content-Length")) return read_length(value);
        if (iequals(name, "Transfer-Encoding")) {
            return malformed("Transfer-Encoding is not taken; send Content-Length");
        }
        if (iequals(name, "Trailer")) return malformed("trailers are not taken");
        if (iequals(name, "Expect") && !iequals(value, "100-continue")) {
            return malformed("the only expectation that is met is 100-continue");
        }
        return {};
    }
};

Result<void> check_field(std::string_view line, Framing& framing) {
    if (line.front() == ' ' || line.front() == '\t') return malformed("a field is folded");
    const auto colon = line.find(':');
    if (colon == std::string_view::npos) return malformed("a field has no colon");
    if (!all(line.substr(0, colon), is_token)) return malformed("a field's name is not a token");
    const auto value = trim(line.substr(colon + 1));
    if (!value.empty() && !all(value, is_field_text)) {
        return malformed("a field has a control character");
    }
    return framing.read(line.substr(0, colon), value);
}

}  // namespace

Result<std::uint64_t> check_head(std::string_view head) {
    auto rest = head;
    if (auto checked = check_request_line(next_line(rest)); !checked) {
        return tl::unexpected(checked.error());
    }
    Framing framing;
    for (auto line = next_line(rest); !line.empty(); line = next_line(rest)) {
        if (auto checked = check_field(line, framing); !checked) {
            return tl::unexpected(checked.error());
        }
    }
    if (!framing.host) return malformed("Host is missing");
    return framing.length.value_or(0);
}

}  // namespace mistward::net
