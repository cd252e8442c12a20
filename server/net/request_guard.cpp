#include "server/net/request_guard.hpp"

#include "server/net/ascii.hpp"
#include "server/net/http_errors.hpp"
#include "server/net/origin.hpp"
#include "server/net/request_target.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

namespace mistward::net {
namespace {

using protocol::Result;

constexpr std::string_view kProxyProtocol =
    "it begins with the PROXY protocol; a proxy is to send X-Forwarded-For instead";

bool is_token(char c) {
    return is_letter(c) || is_digit(c) ||
           std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

bool is_field_text(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return c == '\t' || (byte >= 0x20 && byte != 0x7f);
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
    if (line.starts_with("PROXY ")) return tl::unexpected(malformed(kProxyProtocol));
    if (first == std::string_view::npos || first == last) {
        return tl::unexpected(malformed("the first line is not a method, a target and a version"));
    }
    if (!all(line.substr(0, first), is_token)) {
        return tl::unexpected(malformed("the method is not a token"));
    }
    if (!read_target(line.substr(0, first), line.substr(first + 1, last - first - 1))) {
        return tl::unexpected(malformed("the target is neither a path nor a URL of HTTP"));
    }
    const auto version = line.substr(last + 1);
    if (version != "HTTP/1.1" && version != "HTTP/1.0") {
        return tl::unexpected(malformed("the version is not HTTP/1.1"));
    }
    return {};
}

/// What the fields say together, filled in line by line.
struct Framing {
    std::optional<std::uint64_t> length;
    bool chunked = false;
    bool host = false;
    bool authorization = false;

    Result<void> read_length(std::string_view value) {
        std::uint64_t number = 0;
        const auto end = value.data() + value.size();
        const auto parsed = std::from_chars(value.data(), end, number);
        if (length) return tl::unexpected(malformed("Content-Length is given more than once"));
        if (!all(value, is_digit) || parsed.ec != std::errc{} || parsed.ptr != end) {
            return tl::unexpected(malformed("Content-Length is not a number"));
        }
        length = number;
        return {};
    }

    Result<void> read_coding(std::string_view value) {
        if (chunked) return tl::unexpected(malformed("Transfer-Encoding is given more than once"));
        if (!boost::beast::iequals(value, "chunked")) {
            return tl::unexpected(malformed("the only transfer coding that is taken is chunked"));
        }
        chunked = true;
        return {};
    }

    Result<void> read_authorization() {
        if (authorization) {
            return tl::unexpected(malformed("Authorization is given more than once"));
        }
        authorization = true;
        return {};
    }

    Result<void> take_host(std::string_view value) {
        if (host) return tl::unexpected(malformed("Host is given more than once"));
        if (!value.empty() && !net::read_host(value)) {
            return tl::unexpected(malformed("Host is not a host"));
        }
        host = true;
        return {};
    }

    Result<void> read(std::string_view name, std::string_view value) {
        using boost::beast::iequals;
        if (iequals(name, "Host")) return take_host(value);
        if (iequals(name, "Content-Length")) return read_length(value);
        if (iequals(name, "Transfer-Encoding")) return read_coding(value);
        if (iequals(name, "Authorization")) return read_authorization();
        if (iequals(name, "Trailer")) return tl::unexpected(malformed("trailers are not taken"));
        if (iequals(name, "Expect") && !iequals(value, "100-continue")) {
            return tl::unexpected(malformed("the only expectation that is met is 100-continue"));
        }
        return {};
    }
};

Result<void> check_field(std::string_view line, Framing& framing) {
    if (line.front() == ' ' || line.front() == '\t') {
        return tl::unexpected(malformed("a field is folded"));
    }
    const auto colon = line.find(':');
    if (colon == std::string_view::npos) return tl::unexpected(malformed("a field has no colon"));
    if (!all(line.substr(0, colon), is_token)) {
        return tl::unexpected(malformed("a field's name is not a token"));
    }
    const auto value = trim(line.substr(colon + 1));
    if (!value.empty() && !all(value, is_field_text)) {
        return tl::unexpected(malformed("a field has a control character"));
    }
    return framing.read(line.substr(0, colon), value);
}

Result<BodyFraming> body_of(const Framing& framing, bool is_old) {
    if (!framing.chunked) return BodyFraming{framing.length.value_or(0), false};
    if (framing.length) {
        return tl::unexpected(malformed("both Content-Length and Transfer-Encoding are given"));
    }
    if (is_old) return tl::unexpected(malformed("HTTP/1.0 has no transfer codings"));
    return BodyFraming{0, true};
}

bool is_base64(char c) { return is_letter(c) || is_digit(c) || c == '+' || c == '/'; }

}  // namespace

Result<BodyFraming> check_head(std::string_view head) {
    auto rest = head;
    const auto first = next_line(rest);
    if (auto checked = check_request_line(first); !checked) return tl::unexpected(checked.error());
    Framing framing;
    for (auto line = next_line(rest); !line.empty(); line = next_line(rest)) {
        if (auto checked = check_field(line, framing); !checked) {
            return tl::unexpected(checked.error());
        }
    }
    const bool is_old = first.ends_with("HTTP/1.0");
    if (!framing.host && !is_old) return tl::unexpected(malformed("Host is missing"));
    return body_of(framing, is_old);
}

bool is_websocket_key(std::string_view text) {
    constexpr std::size_t kSize = 24;
    constexpr std::string_view kPadding = "==";
    // Of the last digit, two bits belong to the sixteenth byte and four are zero.
    constexpr std::string_view kLastDigits = "AQgw";
    if (text.size() != kSize || !text.ends_with(kPadding)) return false;
    const auto digits = text.substr(0, kSize - kPadding.size());
    return all(digits, is_base64) && kLastDigits.find(digits.back()) != std::string_view::npos;
}

}  // namespace mistward::net
