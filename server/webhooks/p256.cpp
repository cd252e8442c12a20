#include "server/webhooks/p256.hpp"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>

#include <stdexcept>
#include <utility>
#include <vector>

namespace mistward::webhooks {

namespace {

template <auto release>
struct Release {
    template <class T>
    void operator()(T* owned) const {
        release(owned);
    }
};
template <class T, auto release>
using Owned = std::unique_ptr<T, Release<release>>;

using Number = Owned<BIGNUM, BN_clear_free>;
using Key = std::shared_ptr<EVP_PKEY>;
using Context = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;

void need(bool done) {
    if (!done) throw std::runtime_error("OpenSSL does nothing with keys of P-256");
}

/// Null if there is no such key.
Key key_of(const Point& point, const BIGNUM* scalar) {
    const Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> builder(OSSL_PARAM_BLD_new());
    need(builder &&
         OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0) &&
         OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                          point.size()));
    if (scalar != nullptr) {
        need(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, scalar));
    }
    const Owned<OSSL_PARAM, OSSL_PARAM_free> params(OSSL_PARAM_BLD_to_param(builder.get()));
    const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    need(params && context && EVP_PKEY_fromdata_init(context.get()) == 1);
    EVP_PKEY* made = nullptr;
    const int selection = scalar == nullptr ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
    if (EVP_PKEY_fromdata(context.get(), &made, selection, params.get()) != 1) return nullptr;
    return {made, EVP_PKEY_free};
}

Key public_key(const Point& point) {
    constexpr std::uint8_t kUncompressed = 4;
    if (point[0] != kUncompressed) return nullptr;
    const Key key = key_of(point, nullptr);
    if (!key) return nullptr;
    const Context context(EVP_PKEY_CTX_new_from_pkey(nullptr, key.get(), nullptr));
    need(context != nullptr);
    return EVP_PKEY_public_check(context.get()) == 1 ? key : nullptr;
}

/// Of a number from 1 to the curve's order.
Point point_of(const EC_GROUP* curve, const BIGNUM* scalar) {
    const Owned<EC_POINT, EC_POINT_free> point(EC_POINT_new(curve));
    Point bytes{};
    need(point && EC_POINT_mul(curve, point.get(), scalar, nullptr, nullptr, nullptr) == 1 &&
         EC_POINT_point2oct(curve, point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes.data(),
                            bytes.size(), nullptr) == bytes.size());
    return bytes;
}

}  // namespace

P256Key P256Key::make() {
    const Key made(EVP_EC_gen("P-256"), EVP_PKEY_free);
    BIGNUM* number = nullptr;
    need(made && EVP_PKEY_get_bn_param(made.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
    const Number owned(number);
    Scalar scalar{};
    need(BN_bn2binpad(number, scalar.data(), static_cast<int>(scalar.size())) > 0);
    auto key = of(scalar);
    need(key.has_value());
    return *std::move(key);
}

std::optional<P256Key> P256Key::of(const Scalar& scalar) {
    const Owned<EC_GROUP, EC_GROUP_free> curve(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
    const Number number(BN_bin2bn(scalar.data(), static_cast<int>(scalar.size()), BN_secure_new()));
    need(curve && number);
    const bool is_one =
        BN_is_zero(number.get()) == 0 && BN_cmp(number.get(), EC_GROUP_get0_order(curve.get())) < 0;
    if (!is_one) return std::nullopt;
    const Point point = point_of(curve.get(), number.get());
    Key key = key_of(point, number.get());
    if (!key) return std::nullopt;
    return P256Key(scalar, point, std::move(key));
}

std::optional<Scalar> P256Key::agree(const Point& other) const {
    const Key peer = public_key(other);
    if (!peer) return std::nullopt;
    const Context context(EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr));
    Scalar shared{};
    std::size_t size = shared.size();
    need(context && EVP_PKEY_derive_init(context.get()) == 1 &&
         EVP_PKEY_derive_set_peer(context.get(), peer.get()) == 1 &&
         EVP_PKEY_derive(context.get(), shared.data(), &size) == 1 && size == shared.size());
    return shared;
}

std::array<std::uint8_t, 64> P256Key::sign(std::string_view text) const {
    const Owned<EVP_MD_CTX, EVP_MD_CTX_free> context(EVP_MD_CTX_new());
    std::vector<std::uint8_t> der(static_cast<std::size_t>(EVP_PKEY_get_size(key_.get())));
    std::size_t size = der.size();
    need(context &&
         EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
         EVP_DigestSign(context.get(), der.data(), &size,
                        reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1);
    const std::uint8_t* at = der.data();
    const Owned<ECDSA_SIG, ECDSA_SIG_free> read(
        d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    need(read != nullptr);
    std::array<std::uint8_t, 64> signature{};
    need(BN_bn2binpad(ECDSA_SIG_get0_r(read.get()), signature.data(), 32) == 32 &&
         BN_bn2binpad(ECDSA_SIG_get0_s(read.get()), signature.data() + 32, 32) == 32);
    return signature;
}

bool is_point(const Point& point) { return public_key(point) != nullptr; }

}  // namespace mistward::webhooks
