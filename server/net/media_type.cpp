#include "server/net/media_type.hpp"

#include <array>
#include <utility>

namespace mistward::net {

std::string_view media_type(std::string_view file_name) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kTypes{{
        {".css", "text/css; charset=utf-8"},
        {".html", "text/html; charset=utf-8"},
        {".ico", "image/x-icon"},
        {".jpg", "image/jpeg"},
        {".js", "text/javascript; charset=utf-8"},
        {".json", "application/json"},
        {".map", "application/json"},
        {".png", "image/png"},
        {".svg", "image/svg+xml"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/manifest+json"},
        {".webp", "image/webp"},
        {".woff2", "font/woff2"},
    }};
    for (const auto& [ending, type] : kTypes) {
        if (file_name.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

}  // namespace mistward::net
