#include "protocol/sha256.hpp"

#include <openssl/evp.h>

#include <stdexcept>

namespace mistward::protocol {

Sha256 sha256(std::string_view bytes) {
    Sha256 digest{};
    unsigned size = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1 ||
        size != digest.size()) {
        throw std::runtime_error("OpenSSL cannot compute SHA-256");
    }
    return digest;
}

std::string hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 0x0FU];
    }
    return text;
}

}  // namespace mistward::protocol
