#include "tests/webhooks/browser.hpp"

#include "server/service/base64url.hpp"

#include <doctest/doctest.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <algorithm>

namespace mistward::test {

namespace {

std::string text_of(const auto& bytes) { return std::string(bytes.begin(), bytes.end()); }

std::string hmac(const std::string& key, const std::string& text) {
    std::array<unsigned char, 32> digest{};
    unsigned size = 0;
    HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
         reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data(), &size);
    return text_of(digest);
}

/// The first block of HKDF.
std::string hkdf(const std::string& salt, const std::string& secret, const std::string& info,
                 std::size_t size) {
    return hmac(hmac(salt, secret), info + '\1').substr(0, size);
}

std::string opened(const std::string& key, const std::string& nonce, const std::string& sealed) {
    const std::size_t size = sealed.size() - 16;
    std::string text(size, '\0');
    std::string tag = sealed.substr(size);
    const auto bytes = [](const std::string& of) {
        return reinterpret_cast<const unsigned char*>(of.data());
    };
    auto* to = reinterpret_cast<unsigned char*>(text.data());
    EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
    int written = 0;
    EVP_DecryptInit_ex(context, EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce));
    EVP_DecryptUpdate(context, to, &written, bytes(sealed), static_cast<int>(size));
    EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, 16, tag.data());
    const int is_whole = EVP_DecryptFinal_ex(context, to + written, &written);
    EVP_CIPHER_CTX_free(context);
    REQUIRE(is_whole == 1);
    return text;
}

}  // namespace

std::string Browser::p256dh() const { return rooms::base64url(key_.point()); }

std::string Browser::auth() const { return rooms::base64url(auth_); }

std::string Browser::read(const std::string& body) const {
    constexpr std::size_t kHead = 16 + 4 + 1 + 65;
    REQUIRE(body.size() > kHead + 16);
    REQUIRE(body[20] == 65);
    webhooks::Point sender{};
    std::copy_n(body.begin() + 21, sender.size(), sender.begin());
    const std::string salt = body.substr(0, 16);
    const std::string secret =
        hkdf(text_of(auth_), text_of(key_.agree(sender).value()),
             std::string("WebPush: info\0", 14) + text_of(key_.point()) + text_of(sender), 32);
    const std::string key =
        hkdf(salt, secret, std::string("Content-Encoding: aes128gcm\0", 28), 16);
    const std::string nonce = hkdf(salt, secret, std::string("Content-Encoding: nonce\0", 24), 12);
    const std::string record = opened(key, nonce, body.substr(kHead));
    const std::size_t end = record.find_last_not_of('\0');
    REQUIRE(record.at(end) == '\2');
    return record.substr(0, end);
}

}  // namespace mistward::test
