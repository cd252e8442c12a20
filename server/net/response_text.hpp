#pragma once

#include "server/net/http.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mistward::net {

/// The head of an answer as HTTP/1.1 writes it, the empty line included.
std::string head_text(http::status status, const http::fields& headers);

/// What stands before `size` bytes of a chunk, at least one (RFC 9112, 7.1).
std::string chunk_head(std::size_t size);

inline constexpr std::string_view kChunkEnd = "\r\n";
inline constexpr std::string_view kLastChunk = "0\r\n\r\n";

}  // namespace mistward::net
