#pragma once

#include <openssl/types.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace mistward::webhooks {

// Keys on the curve P-256. Everything throws `std::runtime_error` if OpenSSL cannot do it.

using Point = std::array<std::uint8_t, 65>;   ///< uncompressed, as X9.62 has it
using Scalar = std::array<std::uint8_t, 32>;  ///< big-endian

/// A private key and the public one that belongs to it.
class P256Key {
public:
    static P256Key make();
    /// Nothing if it is no private key.
    static std::optional<P256Key> of(const Scalar& scalar);

    const Scalar& scalar() const { return scalar_; }
    const Point& point() const { return point_; }
    /// ECDH; nothing if the other's is no point of the curve.
    std::optional<Scalar> agree(const Point& other) const;
    /// ECDSA with SHA-256: r and s, as ES256 of RFC 7518 has it.
    std::array<std::uint8_t, 64> sign(std::string_view text) const;

private:
    P256Key(const Scalar& scalar, const Point& point, std::shared_ptr<EVP_PKEY> key)
        : scalar_(scalar), point_(point), key_(std::move(key)) {}

    Scalar scalar_;
    Point point_;
    std::shared_ptr<EVP_PKEY> key_;
};

/// Whether it is a point of the curve.
bool is_point(const Point& point);

}  // namespace mistward::webhooks
