#include "server/service/once.hpp"

#include "protocol/sha256.hpp"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include <memory>
#include <stdexcept>

namespace mistward::rooms {

namespace {

constexpr std::size_t kNonceBytes = 12;
constexpr std::size_t kTagBytes = 16;

using Cipher = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

Cipher new_cipher() { return {EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free}; }

unsigned char* bytes_at(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

const unsigned char* bytes_at(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

void need(bool done) {
    if (!done) throw std::runtime_error("OpenSSL encrypts nothing");
}

/// Each part with its length before it, so that no two requests give the same text.
std::string framed(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const auto part : parts) (text += std::to_string(part.size()) += ':') += part;
    return text;
}

}  // namespace

Once::Once(const RepeatableRequest& request)
    : id_(protocol::sha256(framed({"request", request.who, request.key}))),
      client_(protocol::sha256(request.who)),
      secret_(protocol::sha256(
          framed({"answer", request.who, request.key, request.target, request.body}))) {}

store::KeptAnswer Once::keep(std::string_view answer, std::int64_t now_ms) const {
    std::string sealed(kNonceBytes + answer.size() + kTagBytes, '\0');
    unsigned char* nonce = bytes_at(sealed);
    unsigned char* text = nonce + kNonceBytes;
    int length = 0;
    int rest = 0;
    const Cipher cipher = new_cipher();
    need(cipher && RAND_bytes(nonce, kNonceBytes) == 1 &&
         EVP_EncryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, secret_.data(), nonce) == 1 &&
         EVP_EncryptUpdate(cipher.get(), text, &length, bytes_at(answer),
                           static_cast<int>(answer.size())) == 1 &&
         EVP_EncryptFinal_ex(cipher.get(), text + length, &rest) == 1 &&
         EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes, text + answer.size()) ==
             1);
    return {id_, client_, now_ms, std::move(sealed)};
}

std::optional<std::string> Once::open(std::string_view sealed) const {
    if (sealed.size() < kNonceBytes + kTagBytes) return std::nullopt;
    const std::string_view nonce = sealed.substr(0, kNonceBytes);
    const std::string_view text =
        sealed.substr(kNonceBytes, sealed.size() - kNonceBytes - kTagBytes);
    std::string tag(sealed.substr(sealed.size() - kTagBytes));
    std::string answer(text.size(), '\0');
    int length = 0;
    int rest = 0;
    const Cipher cipher = new_cipher();
    need(cipher && EVP_DecryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, secret_.data(),
                                      bytes_at(nonce)) == 1);
    const bool is_ours =
        EVP_DecryptUpdate(cipher.get(), bytes_at(answer), &length, bytes_at(text),
                          static_cast<int>(text.size())) == 1 &&
        EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG, kTagBytes, bytes_at(tag)) == 1 &&
        EVP_DecryptFinal_ex(cipher.get(), bytes_at(answer) + length, &rest) == 1;
    return is_ours ? std::optional(std::move(answer)) : std::nullopt;
}

}  // namespace mistward::rooms
