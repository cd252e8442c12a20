#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mistward::gzip {

/// How hard to try, as zlib counts. `Stored` costs nearly no time and compresses nothing.
enum class Level { Stored = 0, Swift = 6, Best = 9 };

/// The text as a gzip file (RFC 1952). Throws `std::bad_alloc`.
std::string pack(std::string_view text, Level level);

/// A gzip file that is made in parts. A client can read each part as soon as it has it. Between two
/// parts no more than the last 8 KiB of the text are kept, which the next part refers to.
class Parts {
public:
    /// The next bytes of the file, which hold `part`. Throws `std::bad_alloc`, and then nothing has
    /// changed.
    std::string add(std::string_view part, Level level);

    /// The last bytes of the file.
    std::string end() const;

private:
    void note(std::string_view part);

    std::string tail_;
    std::uint32_t checksum_ = 0;
    std::uint32_t bytes_ = 0;  ///< of the text, modulo 2^32
    bool begun_ = false;
};

}  // namespace mistward::gzip
