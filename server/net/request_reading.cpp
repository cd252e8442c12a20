#include "server/net/request_reading.hpp"

#include "server/address/client_block.hpp"
#include "server/net/ascii.hpp"

#include <algorithm>
#include <charconv>
#include <string>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

Error invalid(std::string_view field, std::string_view expected) {
    return {ErrorCode::InvalidMessage,
            "\"" + std::string(field) + "\" must be " + std::string(expected),
            {{"field", field}, {"expected", expected}}};
}

/// Digits are a number, `true` and `false` are what they say, the rest is text.
protocol::Json value_document(std::string_view text) {
    if (text == "true" || text == "false") return text == "true";
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, number);
    if (!text.empty() && parsed.ec == std::errc{} && parsed.ptr == end) return number;
    return text;
}

std::string few_names() { return "of " + std::to_string(kMostQueryNames) + " names at the most"; }

constexpr std::string_view kJson = "application/json";

/// Without its parameters, in small letters.
std::string media_type_of(const Request& request) {
    auto type = request.header(http::field::content_type);
    type = type.substr(0, type.find(';'));
    while (type.ends_with(' ')) type.remove_suffix(1);
    return in_small_letters(type);
}

Error unsupported_media_type(std::string_view expected) {
    return {ErrorCode::UnsupportedMediaType,
            "the body must be " + std::string(expected),
            {{"expected", expected}}};
}

/// A body that says nothing is no longer than this.
constexpr std::size_t kMostOfNothing = 64;

}  // namespace

protocol::Result<std::string> needed_token(const Request& request, std::string_view whose) {
    if (auto token = request.bearer_token()) return std::move(*token);
    return tl::unexpected(Error{ErrorCode::Unauthorized,
                                "this needs " + std::string(whose) + " in Authorization: Bearer"});
}

rooms::Reader reader_of(const Request& request) {
    return {request.bearer_token(), addresses::ClientBlock(request.source.address).text()};
}

protocol::Result<std::uint8_t> seat_in_path(std::string_view text) {
    constexpr std::string_view kSeats = "012345";
    if (text.size() == 1 && kSeats.find(text[0]) != std::string_view::npos) {
        return static_cast<std::uint8_t>(text[0] - '0');
    }
    return tl::unexpected(invalid("seat", "a number from 0 to 5"));
}

protocol::Result<std::int64_t> number_in_path(std::string_view text) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, number);
    if (fault == std::errc() && rest == end && number > 0) return number;
    return tl::unexpected(invalid("number", "a number from 1"));
}

protocol::Result<std::string_view> json_body(const Request& request) {
    if (media_type_of(request) == kJson) return request.body();
    return tl::unexpected(unsupported_media_type(kJson));
}

protocol::Result<std::string_view> json_body_if_any(const Request& request) {
    const bool has_type = !request.header(http::field::content_type).empty();
    if (request.body().empty() && !has_type) return "{}";
    return json_body(request);
}

protocol::Result<std::string_view> merge_patch_body(const Request& request) {
    constexpr std::string_view kMergePatch = "application/merge-patch+json";
    const std::string type = media_type_of(request);
    if (type == kMergePatch || type == kJson) return request.body();
    return tl::unexpected(unsupported_media_type(kMergePatch));
}

protocol::Result<void> no_body(const Request& request) {
    std::string text(request.body().substr(0, kMostOfNothing));
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
    const bool nothing = text.empty() || text == "{}";
    if (nothing && request.body().size() < kMostOfNothing) return {};
    return tl::unexpected(invalid("body", "empty, or {}"));
}

protocol::Result<protocol::Json> query_document(const Request& request,
                                                std::initializer_list<std::string_view> texts) {
    protocol::Json document = protocol::Json::object();
    std::string_view rest = request.query();
    while (!rest.empty()) {
        const auto part = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        if (document.size() == kMostQueryNames) {
            return tl::unexpected(invalid("query", few_names()));
        }
        const auto equals = part.find('=');
        const std::string name(part.substr(0, equals));
        if (equals == std::string_view::npos || document.contains(name)) {
            return tl::unexpected(invalid("query", "name=value, each name once, joined by &"));
        }
        const auto value = part.substr(equals + 1);
        const bool is_text = std::ranges::find(texts, name) != texts.end();
        document[name] = is_text ? protocol::Json(value) : value_document(value);
    }
    return document;
}

}  // namespace mistward::net
