#include "server/net/http.hpp"

#include "protocol/messages.hpp"

#include <boost/beast/core/string.hpp>

#include <utility>

namespace mistward::net {

std::string_view Request::path() const {
    const auto target = view(message.target());
    return target.substr(0, target.find('?'));
}

std::string_view Request::query() const {
    const auto target = view(message.target());
    const auto mark = target.find('?');
    return mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
}

std::optional<std::string> Request::bearer_token() const {
    constexpr std::string_view kScheme = "Bearer ";
    const auto value = header(http::field::authorization);
    if (!boost::beast::iequals(value.substr(0, kScheme.size()), kScheme)) return std::nullopt;
    return std::string(value.substr(kScheme.size()));
}

Response json_response(http::status status, const protocol::Json& document) {
    return text_response(status, "application/json", document.dump());
}

Response text_response(http::status status, std::string_view content_type, std::string body) {
    Response response;
    response.status = status;
    response.headers.set(http::field::content_type, content_type);
    response.headers.set(http::field::cache_control, "no-store");
    response.body = std::move(body);
    return response;
}

Response problem_response(const protocol::Error& error) {
    return text_response(static_cast<http::status>(protocol::http_status(error.code)),
                         "application/problem+json", protocol::problem_document(error));
}

}  // namespace mistward::net
