#include "server/service/base64url.hpp"

#include <openssl/evp.h>

#include <algorithm>

namespace mistward::rooms {

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

std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text) {
    std::string padded(text);
    std::ranges::replace(padded, '-', '+');
    std::ranges::replace(padded, '_', '/');
    const std::size_t padding = (4 - padded.size() % 4) % 4;
    padded.append(padding, '=');
    std::vector<std::uint8_t> bytes(padded.size() / 4 * 3);
    const int length =
        EVP_DecodeBlock(bytes.data(), reinterpret_cast<const unsigned char*>(padded.data()),
                        static_cast<int>(padded.size()));
    if (padding > 2 || length < static_cast<int>(padding)) return std::nullopt;
    bytes.resize(static_cast<std::size_t>(length) - padding);
    // OpenSSL is lenient.
    return base64url(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace mistward::rooms
