#include "server/net/response_text.hpp"

#include <fmt/core.h>

namespace mistward::net {
namespace {

void add(std::string& text, boost::beast::string_view part) {
    text.append(part.data(), part.size());
}

}  // namespace

std::string head_text(http::status status, const http::fields& headers) {
    std::string text;
    text.reserve(512);
    text += "HTTP/1.1 " + std::to_string(static_cast<unsigned>(status)) + ' ';
    add(text, http::obsolete_reason(status));
    text += "\r\n";
    for (const auto& field : headers) {
        add(text, field.name_string());
        text += ": ";
        add(text, field.value());
        text += "\r\n";
    }
    text += "\r\n";
    return text;
}

std::string chunk_head(std::size_t size) { return fmt::format("{:x}\r\n", size); }

}  // namespace mistward::net
