#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "server/net/source.hpp"

#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

namespace http = boost::beast::http;

/// A request that has passed the guard: its target is a path of visible ASCII, or `*`, and its
/// `Host` is one, or empty.
struct Request {
    http::request<http::string_body> message;
    Source source = {};

    http::verb method() const { return message.method(); }
    std::string_view method_name() const { return view(message.method_string()); }
    /// The target up to the `?`.
    std::string_view path() const;
    /// The target after the `?`; empty without one.
    std::string_view query() const;
    std::string_view body() const { return message.body(); }
    /// Empty if the field is missing.
    std::string_view header(http::field name) const { return view(message[name]); }
    bool has(http::field name) const { return message.find(name) != message.end(); }
    /// Whether it is one of HTTP/1.0.
    bool is_old() const { return message.version() < 11; }
    /// The secret of `Authorization: Bearer`.
    std::optional<std::string> bearer_token() const;

private:
    static std::string_view view(boost::beast::string_view text) {
        return {text.data(), text.size()};
    }
};

struct Response {
    http::status status = http::status::ok;
    http::fields headers;
    std::string body;
    std::optional<protocol::ErrorCode> refusal;  ///< of a problem document
    std::string_view embedded;  ///< the body instead of `body`, if its bytes outlive the response
    bool secret = false;        ///< holds what its reader alone may know; is never compressed

    std::string_view bytes() const { return embedded.empty() ? std::string_view(body) : embedded; }
};

Response json_response(http::status status, const protocol::Json& document);
Response text_response(http::status status, std::string_view content_type, std::string body);

/// Our fault; says nothing of what failed.
protocol::Error internal_error();

/// The error as `application/problem+json`, with the header that belongs to its status.
Response problem_response(const protocol::Error& error);

}  // namespace mistward::net
