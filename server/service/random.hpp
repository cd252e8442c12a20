#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mistward::rooms {

/// Fills `bytes` from the system's cryptographic generator. Throws `std::runtime_error` if it
/// fails.
void fill_random(std::span<std::uint8_t> bytes);

template <std::size_t N>
std::array<std::uint8_t, N> random_bytes() {
    std::array<std::uint8_t, N> bytes{};
    fill_random(bytes);
    return bytes;
}

}  // namespace mistward::rooms
