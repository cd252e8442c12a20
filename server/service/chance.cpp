#include "server/service/chance.hpp"

#include "server/service/base64url.hpp"

#include <openssl/rand.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace mistward::rooms {

namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kRoomIdLength = 10;
constexpr std::string_view kCrockford = "0123456789abcdefghjkmnpqrstvwxyz";

template <std::size_t N>
std::array<std::uint8_t, N> random_bytes() {
    std::array<std::uint8_t, N> bytes{};
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
        throw std::runtime_error("the system gives no random bytes");
    }
    return bytes;
}

}  // namespace

Seed new_seed() { return random_bytes<std::tuple_size_v<Seed>>(); }

std::string new_token() { return base64url(random_bytes<kTokenBytes>()); }

std::string secret_text(const std::array<std::uint8_t, 32>& secret) { return base64url(secret); }

std::array<std::uint8_t, 16> new_salt() { return random_bytes<16>(); }

std::string new_room_id() {
    std::string id;
    for (const std::uint8_t byte : random_bytes<kRoomIdLength>()) {
        id.push_back(kCrockford[byte % kCrockford.size()]);
    }
    return id;
}

}  // namespace mistward::rooms
