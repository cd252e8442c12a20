#include "server/net/request_reading.hpp"

#include <boost/beast/core/string.hpp>

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

}  // namespace

protocol::Result<std::string_view> json_body(const Request& request) {
    constexpr std::string_view kJson = "application/json";
    auto type = request.header(http::field::content_type);
    type = type.substr(0, type.find(';'));
    while (type.ends_with(' ')) type.remove_suffix(1);
    if (boost::beast::iequals(type, kJson)) return request.body();
    return tl::unexpected(Error{ErrorCode::UnsupportedMediaType,
                                "the body must be " + std::string(kJson),
                                {{"expected", kJson}}});
}

protocol::Result<void> no_body(const Request& request) {
    if (request.body().empty()) return {};
    return tl::unexpected(invalid("body", "empty"));
}

protocol::Result<std::uint64_t> since_parameter(const Request& request) {
    constexpr std::string_view kName = "since=";
    const auto query = request.query();
    if (query.empty()) return 0;
    if (!query.starts_with(kName)) return tl::unexpected(invalid("query", "since=n or nothing"));
    const auto digits = query.substr(kName.size());
    std::uint64_t since = 0;
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), since);
    if (digits.empty() || parsed.ec != std::errc{} || parsed.ptr != digits.data() + digits.size()) {
        return tl::unexpected(invalid("since", "a number from 0 up"));
    }
    return since;
}

}  // namespace mistward::net
