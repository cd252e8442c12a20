#pragma once

#include "server/net/http.hpp"
#include "server/service/lobby.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace mistward::net {

/// The body of a request that must send JSON; or `unsupported_media_type`.
protocol::Result<std::string_view> json_body(const Request& request);

/// The same where every field may be left out: nothing at all, without a type, is `{}`.
protocol::Result<std::string_view> json_body_if_any(const Request& request);

/// The body of a request that must send a JSON merge patch (RFC 7396), which may be called plain
/// JSON.
protocol::Result<std::string_view> merge_patch_body(const Request& request);

/// Refuses a body where none has a meaning. `{}` says nothing either, and many clients send it.
protocol::Result<void> no_body(const Request& request);

/// The secret of `Authorization: Bearer`; without one `unauthorized` says whose it must be.
protocol::Result<std::string> needed_token(const Request& request, std::string_view whose);

/// Who reads: the token that the request shows, if any, and the network that it comes from.
rooms::Reader reader_of(const Request& request);

/// The seat that a path names.
protocol::Result<std::uint8_t> seat_in_path(std::string_view text);

/// The names that a query may have; no route knows as many.
inline constexpr std::size_t kMostQueryNames = 16;

/// A number from 1 that a path names.
protocol::Result<std::int64_t> number_in_path(std::string_view text);

/// The parameters of the query as an object, to be read like a body: digits are a number, `true`
/// and `false` are what they say, everything else is text; `texts` are the names of parameters
/// that are text whatever they look like. Refuses a name twice, and more than `kMostQueryNames`.
protocol::Result<protocol::Json> query_document(const Request& request,
                                                std::initializer_list<std::string_view> texts = {});

}  // namespace mistward::net
