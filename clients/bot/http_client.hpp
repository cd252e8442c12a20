#pragma once

#include "clients/bot/server.hpp"
#include "protocol/json.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/verb.hpp>

#include <optional>
#include <string>

namespace mistward::bot {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using protocol::Json;

struct HttpRequest {
    http::verb method = http::verb::get;
    std::string target;
    std::optional<Json> body = std::nullopt;
    std::optional<std::string> token = std::nullopt;
};

struct HttpAnswer {
    unsigned status = 0;
    std::string text;
    Json json() const { return Json::parse(text); }
};

/// Sends one request on a connection of its own and reads the answer, within ten seconds. Throws
/// `boost::system::system_error` if there is no answer.
asio::awaitable<HttpAnswer> call(Server server, HttpRequest request);

}  // namespace mistward::bot
