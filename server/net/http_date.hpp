#pragma once

#include <ctime>
#include <string>

namespace mistward::net {

/// A moment as HTTP writes it (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`.
std::string http_date(std::time_t moment);

}  // namespace mistward::net
