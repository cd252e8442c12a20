#include "server/webhooks/signature.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <array>
#include <span>
#include <stdexcept>

namespace mistward::webhooks {

namespace {

constexpr std::string_view kPrefix = "whsec_";
constexpr std::size_t kFewestBytes = 24;
constexpr std::size_t kMostBytes = 64;

std::string base64(std::span<const std::uint8_t> bytes) {
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');
    const int length = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()), bytes.data(),
                                       static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(length));
    return text;
}

std::optional<std::vector<std::uint8_t>> bytes_of(std::string_view text) {
    if (text.size() % 4 != 0 || text.empty() || text.size() > kMostBytes * 2) return std::nullopt;
    std::vector<std::uint8_t> bytes(text.size() / 4 * 3);
    const int length =
        EVP_DecodeBlock(bytes.data(), reinterpret_cast<const unsigned char*>(text.data()),
                        static_cast<int>(text.size()));
    if (length < 0) return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    bytes.resize(static_cast<std::size_t>(length) - padding);
    // OpenSSL is lenient with spaces.
    return base64(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace

std::string new_secret() {
    std::array<std::uint8_t, 32> bytes{};
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
        throw std::runtime_error("the system gives no random bytes");
    }
    return std::string(kPrefix) + base64(bytes);
}

std::optional<std::vector<std::uint8_t>> key_of(std::string_view secret) {
    if (!secret.starts_with(kPrefix)) return std::nullopt;
    auto key = bytes_of(secret.substr(kPrefix.size()));
    if (!key || key->size() < kFewestBytes || key->size() > kMostBytes) return std::nullopt;
    return key;
}

std::string signature(const std::vector<std::uint8_t>& key, std::string_view id,
                      std::int64_t seconds, std::string_view body) {
    const std::string text =
        std::string(id) + "." + std::to_string(seconds) + "." + std::string(body);
    std::array<std::uint8_t, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
             reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data(),
             &size) == nullptr) {
        throw std::runtime_error("OpenSSL signs nothing");
    }
    return "v1," + base64(std::span(digest).first(size));
}

}  // namespace mistward::webhooks
