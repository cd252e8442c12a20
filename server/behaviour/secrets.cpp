#include "server/behaviour/secrets.hpp"

#include "protocol/sha256.hpp"
#include "server/service/random.hpp"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <algorithm>

namespace mistward::rooms {

namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kRoomIdLength = 10;
constexpr std::string_view kCrockford = "0123456789abcdefghjkmnpqrstvwxyz";

/// RFC 4648 section 5, without padding.
std::string base64url(std::span<const std::uint8_t> bytes) {
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');
    const int length = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()), bytes.data(),
                                       static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(length));
    std::ranges::replace(text, '+', '-');
    std::ranges::replace(text, '/', '_');
    std::erase(text, '=');
    return text;
}

}  // namespace

std::string new_token() { return base64url(random_bytes<kTokenBytes>()); }

TokenHash token_hash(std::string_view token) { return protocol::sha256(token); }

bool same_hash(const TokenHash& a, const TokenHash& b) {
    return CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string new_room_id() {
    std::string id;
    for (const std::uint8_t byte : random_bytes<kRoomIdLength>()) {
        id.push_back(kCrockford[byte % kCrockford.size()]);
    }
    return id;
}

}  // namespace mistward::rooms
