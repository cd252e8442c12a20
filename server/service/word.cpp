#include "server/service/word.hpp"

#include "protocol/sha256.hpp"
#include "protocol/visible_text.hpp"
#include "server/behaviour/effects.hpp"
#include "server/service/chance.hpp"
#include "server/service/on_worker.hpp"

#include <openssl/evp.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <new>
#include <span>
#include <system_error>

namespace mistward::rooms {

namespace {

using Salt = decltype(RoomWord::salt);

constexpr std::uint64_t kRounds = 1 << 14;
constexpr std::uint64_t kBlock = 8;
constexpr std::uint64_t kMostBytes = 32 << 20;

/// Fills `bytes` with what pairs of hex digits say; false if they are none.
bool read_hex(std::string_view digits, std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) {
        const std::string_view pair = digits.substr(0, 2);
        const auto [end, error] = std::from_chars(pair.data(), pair.data() + 2, byte, 16);
        if (error != std::errc() || end != pair.data() + 2) return false;
        digits.remove_prefix(2);
    }
    return true;
}

std::string stretched(const std::string& word, const Salt& salt) {
    std::array<std::uint8_t, 32> key{};
    const int done = EVP_PBE_scrypt(word.data(), word.size(), salt.data(), salt.size(), kRounds,
                                    kBlock, 1, kMostBytes, key.data(), key.size());
    if (done != 1) throw std::bad_alloc();
    return secret_text(key);
}

/// The pass that a word gives, if the room has it.
std::optional<std::string> opened(const RoomWord& kept, const std::string& word) {
    std::string pass = stretched(word, kept.salt);
    if (!same_hash(token_hash(pass), kept.pass)) return std::nullopt;
    return pass;
}

}  // namespace

AsyncResult<RoomWord> keep_word(const Services& services, std::string word, work::Key key) {
    const auto stretch = [&word]() -> protocol::Result<RoomWord> {
        const Salt salt = new_salt();
        return RoomWord{salt, token_hash(stretched(protocol::compared_word(word), salt))};
    };
    co_return co_await on_worker(services.workers, std::move(key), stretch);
}

AsyncResult<std::optional<std::string>> pass_for(const Services& services,
                                                 std::optional<RoomWord> kept, std::string word,
                                                 work::Key key) {
    if (!kept) co_return std::nullopt;
    const auto stretch = [&word, &kept]() -> protocol::Result<std::optional<std::string>> {
        const std::string compared = protocol::compared_word(word);
        auto pass = opened(*kept, compared);
        if (!pass && compared != word) pass = opened(*kept, word);
        if (!pass) return tl::unexpected(wrong_word());
        return pass;
    };
    co_return co_await on_worker(services.workers, std::move(key), stretch);
}

std::string word_text(const RoomWord& word) {
    return protocol::hex(word.salt) + protocol::hex(word.pass);
}

std::optional<RoomWord> read_word_text(std::string_view text) {
    RoomWord word;
    const std::size_t salt_digits = 2 * word.salt.size();
    if (text.size() != salt_digits + 2 * word.pass.size()) return std::nullopt;
    const bool read = read_hex(text.substr(0, salt_digits), word.salt) &&
                      read_hex(text.substr(salt_digits), word.pass);
    return read ? std::optional(word) : std::nullopt;
}

}  // namespace mistward::rooms
