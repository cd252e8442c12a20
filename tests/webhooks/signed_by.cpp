#include "tests/webhooks/signed_by.hpp"

#include "server/service/base64url.hpp"

#include <doctest/doctest.h>
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <array>
#include <vector>

namespace mistward::test {

namespace {

/// What stands before a point of P-256 in a `SubjectPublicKeyInfo`.
constexpr std::array<unsigned char, 26> kBeforePoint{
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01,
    0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00};

std::vector<unsigned char> der_of(const std::vector<std::uint8_t>& signature) {
    ECDSA_SIG* read = ECDSA_SIG_new();
    ECDSA_SIG_set0(read, BN_bin2bn(signature.data(), 32, nullptr),
                   BN_bin2bn(signature.data() + 32, 32, nullptr));
    std::vector<unsigned char> der(static_cast<std::size_t>(i2d_ECDSA_SIG(read, nullptr)));
    unsigned char* at = der.data();
    i2d_ECDSA_SIG(read, &at);
    ECDSA_SIG_free(read);
    return der;
}

}  // namespace

bool is_signed_by(const std::string& key, const std::string& text, const std::string& signature) {
    const auto point = rooms::from_base64url(key).value();
    const auto bytes = rooms::from_base64url(signature).value();
    REQUIRE(bytes.size() == 64);
    std::vector<unsigned char> info(kBeforePoint.begin(), kBeforePoint.end());
    info.insert(info.end(), point.begin(), point.end());
    const unsigned char* at = info.data();
    EVP_PKEY* public_key = d2i_PUBKEY(nullptr, &at, static_cast<long>(info.size()));
    REQUIRE(public_key != nullptr);
    const auto der = der_of(bytes);
    EVP_MD_CTX* context = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, public_key);
    const int verified =
        EVP_DigestVerify(context, der.data(), der.size(),
                         reinterpret_cast<const unsigned char*>(text.data()), text.size());
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(public_key);
    return verified == 1;
}

}  // namespace mistward::test
