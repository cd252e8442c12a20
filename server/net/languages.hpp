#pragma once

#include "server/net/http.hpp"

namespace mistward::net {

/// A language that the page speaks.
enum class Language { English, German, Romanian };

/// Of those that the visitor reads by `Accept-Language`, the one read best; English if there is
/// none.
Language language_of(const Request& request);

}  // namespace mistward::net
