#include "server/behaviour/secrets.hpp"

#include "protocol/sha256.hpp"

#include <openssl/crypto.h>

namespace mistward::rooms {

TokenHash token_hash(std::string_view token) { return protocol::sha256(token); }

bool same_hash(const TokenHash& a, const TokenHash& b) {
    return CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace mistward::rooms
