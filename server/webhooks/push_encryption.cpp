#include "server/webhooks/push_encryption.hpp"

#include "server/service/base64url.hpp"

#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/rand.h>

#include <algorithm>
#include <memory>
#include <span>
#include <stdexcept>
#include <vector>

namespace mistward::webhooks {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::uint32_t kRecordBytes = 4096;
constexpr int kTagBytes = 16;
constexpr std::string_view kKeyInfo{"Content-Encoding: aes128gcm\0", 28};
constexpr std::string_view kNonceInfo{"Content-Encoding: nonce\0", 24};
constexpr std::string_view kReaderInfo{"WebPush: info\0", 14};

void need_encryption(bool done) {
    if (!done) throw std::runtime_error("OpenSSL encrypts nothing");
}

std::string_view text_of(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

const unsigned char* bytes_at(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// HKDF of RFC 5869 with SHA-256: extract and expand.
template <std::size_t size>
std::array<std::uint8_t, size> derived(Bytes salt, Bytes secret, std::string_view info) {
    const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
        EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, nullptr), EVP_PKEY_CTX_free);
    std::array<std::uint8_t, size> key{};
    std::size_t length = key.size();
    need_encryption(
        context && EVP_PKEY_derive_init(context.get()) == 1 &&
        EVP_PKEY_CTX_set_hkdf_md(context.get(), EVP_sha256()) == 1 &&
        EVP_PKEY_CTX_set1_hkdf_salt(context.get(), salt.data(), static_cast<int>(salt.size())) ==
            1 &&
        EVP_PKEY_CTX_set1_hkdf_key(context.get(), secret.data(), static_cast<int>(secret.size())) ==
            1 &&
        EVP_PKEY_CTX_add1_hkdf_info(context.get(), bytes_at(info), static_cast<int>(info.size())) ==
            1 &&
        EVP_PKEY_derive(context.get(), key.data(), &length) == 1 && length == key.size());
    return key;
}

/// AES-128-GCM, with its tag behind.
std::string sealed(const std::array<std::uint8_t, 16>& key,
                   const std::array<std::uint8_t, 12>& nonce, std::string_view text) {
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(
        EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
    std::string out(text.size() + kTagBytes, '\0');
    auto* to = reinterpret_cast<unsigned char*>(out.data());
    int written = 0;
    int rest = 0;
    need_encryption(
        context &&
        EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, key.data(), nonce.data()) ==
            1 &&
        EVP_EncryptUpdate(context.get(), to, &written, bytes_at(text),
                          static_cast<int>(text.size())) == 1 &&
        EVP_EncryptFinal_ex(context.get(), to + written, &rest) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes, to + text.size()) == 1);
    return out;
}

/// RFC 8188, section 2.1.
std::string head(const PushSalt& salt, const Point& sender) {
    std::string head(text_of(salt));
    for (const int shift : {24, 16, 8, 0}) head += static_cast<char>(kRecordBytes >> shift & 0xff);
    head += static_cast<char>(sender.size());
    return head.append(text_of(sender));
}

}  // namespace

std::optional<PushReader> push_reader(std::string_view p256dh, std::string_view auth) {
    const auto key = rooms::from_base64url(p256dh);
    const auto secret = rooms::from_base64url(auth);
    PushReader reader;
    if (!key || key->size() != reader.key.size()) return std::nullopt;
    if (!secret || secret->size() != reader.auth.size()) return std::nullopt;
    std::ranges::copy(*key, reader.key.begin());
    std::ranges::copy(*secret, reader.auth.begin());
    return is_point(reader.key) ? std::optional(reader) : std::nullopt;
}

std::string encrypted(const PushReader& reader, std::string_view text, std::size_t padded_to) {
    PushSalt salt{};
    need_encryption(RAND_bytes(salt.data(), static_cast<int>(salt.size())) == 1);
    return encrypted(reader, text, padded_to, P256Key::make(), salt);
}

std::string encrypted(const PushReader& reader, std::string_view text, std::size_t padded_to,
                      const P256Key& key, const PushSalt& salt) {
    const auto shared = key.agree(reader.key);
    need_encryption(shared.has_value());
    std::string info(kReaderInfo);
    info.append(text_of(reader.key)).append(text_of(key.point()));
    const auto secret = derived<32>(reader.auth, *shared, info);
    // The last record of its kind ends with a 2 and any number of zeros.
    std::string record = std::string(text) + '\2';
    record.resize(std::max(record.size(), padded_to + 1), '\0');
    return head(salt, key.point()) + sealed(derived<16>(salt, secret, kKeyInfo),
                                            derived<12>(salt, secret, kNonceInfo), record);
}

}  // namespace mistward::webhooks
