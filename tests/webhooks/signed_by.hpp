#pragma once

#include <string>

namespace mistward::test {

/// Whether ES256 of RFC 7518 says that whoever has that key signed the text; key (a point) and
/// signature are in base64url.
bool is_signed_by(const std::string& key, const std::string& text, const std::string& signature);

}  // namespace mistward::test
