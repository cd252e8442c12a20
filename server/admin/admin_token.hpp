#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace mistward::admin {

/// The administrator's token is too short or cannot be read: one sentence for the host.
class TokenError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The secret that opens the administration, kept only as its hash.
class AdminToken {
public:
    static constexpr std::size_t kShortest = 32;  ///< bytes

    /// Throws `TokenError` if it is shorter than `kShortest` or could not stand in a header.
    explicit AdminToken(std::string_view secret);

    /// Compares in constant time.
    bool is(std::string_view secret) const;

private:
    std::array<std::uint8_t, 32> hash_;
};

/// The token in the first line of a file. Throws `TokenError`.
AdminToken read_admin_token(const std::filesystem::path& file);

}  // namespace mistward::admin
