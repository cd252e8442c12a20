#include "server/service/random.hpp"

#include <openssl/rand.h>

#include <stdexcept>

namespace mistward::rooms {

void fill_random(std::span<std::uint8_t> bytes) {
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
        throw std::runtime_error("the system gives no random bytes");
    }
}

}  // namespace mistward::rooms
