#include "server/net/http.hpp"

#include "protocol/messages.hpp"
#include "server/work/effort.hpp"

#include <boost/beast/core/string.hpp>

#include <utility>

namespace mistward::net {
namespace {

using protocol::ErrorCode;

std::string join(const protocol::Json& names) {
    std::string list;
    for (const auto& name : names) list += (list.empty() ? "" : ", ") + name.get<std::string>();
    return list;
}

}  // namespace

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
    std::string text = document.dump();
    work::note_text(text.size());
    return text_response(status, "application/json", std::move(text));
}

Response text_response(http::status status, std::string_view content_type, std::string body) {
    Response response;
    response.status = status;
    response.headers.set(http::field::content_type, content_type);
    response.headers.set(http::field::cache_control, "no-store");
    response.body = std::move(body);
    return response;
}

protocol::Error internal_error() {
    return {ErrorCode::Internal, "the server failed; nothing has changed"};
}

Response problem_response(const protocol::Error& error) {
    auto response = text_response(static_cast<http::status>(protocol::http_status(error.code)),
                                  "application/problem+json", protocol::problem_document(error));
    response.refusal = error.code;
    if (error.code == ErrorCode::MethodNotAllowed) {
        response.headers.set(http::field::allow, join(error.params.at("allowed")));
    } else if (error.code == ErrorCode::Unauthorized) {
        response.headers.set(http::field::www_authenticate, "Bearer");
    } else if (error.params.contains("retry_after_ms")) {
        const auto wait_ms = error.params.at("retry_after_ms").get<std::int64_t>();
        response.headers.set(http::field::retry_after, std::to_string((wait_ms + 999) / 1000));
    } else if (error.code == ErrorCode::UpgradeRequired) {
        response.headers.set(http::field::upgrade, "websocket");
        response.headers.set(http::field::sec_websocket_version, "13");
    }
    return response;
}

}  // namespace mistward::net
