#include "server/gzip/gzip.hpp"

#define ZLIB_CONST
#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <new>

namespace mistward::gzip {
namespace {

using namespace std::string_view_literals;

constexpr int kWindowBits = 15;
constexpr int kGzipFile = kWindowBits + 16;  ///< with head and checksum
constexpr int kRaw = -kWindowBits;
constexpr int kMemoryLevel = 8;
constexpr std::size_t kTailBytes = std::size_t{8} * 1024;

constexpr auto kHead = "\x1f\x8b\x08\0\0\0\0\0\0\xff"sv;  ///< deflate, no time, unknown system
constexpr auto kLastBlock = "\x03\0"sv;                   ///< empty

const Bytef* bytes_of(std::string_view text) { return reinterpret_cast<const Bytef*>(text.data()); }

uInt size_of(std::string_view text) { return static_cast<uInt>(text.size()); }

class Deflate {
public:
    Deflate(Level level, int window_bits) {
        const int begun = deflateInit2(&stream_, static_cast<int>(level), Z_DEFLATED, window_bits,
                                       kMemoryLevel, Z_DEFAULT_STRATEGY);
        if (begun != Z_OK) throw std::bad_alloc();
    }
    ~Deflate() { deflateEnd(&stream_); }
    Deflate(const Deflate&) = delete;
    Deflate& operator=(const Deflate&) = delete;

    /// What the reader has in its window.
    void refer_to(std::string_view before) {
        deflateSetDictionary(&stream_, bytes_of(before), size_of(before));
    }

    std::string run(std::string_view text, int flush) {
        std::string out(deflateBound(&stream_, text.size()), '\0');
        stream_.next_in = bytes_of(text);
        stream_.avail_in = size_of(text);
        std::size_t done = 0;
        for (;;) {
            stream_.next_out = reinterpret_cast<Bytef*>(out.data() + done);
            stream_.avail_out = static_cast<uInt>(out.size() - done);
            deflate(&stream_, flush);
            done = out.size() - stream_.avail_out;
            if (stream_.avail_out > 0) break;
            out.resize(out.size() + kTailBytes);
        }
        out.resize(done);
        return out;
    }

private:
    z_stream stream_{};
};

/// Least significant byte first.
std::string four_bytes(std::uint32_t number) {
    std::string bytes;
    for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(number >> shift & 0xff);
    return bytes;
}

}  // namespace

std::string pack(std::string_view text, Level level) {
    return Deflate(level, kGzipFile).run(text, Z_FINISH);
}

std::string Parts::add(std::string_view part, Level level) {
    Deflate deflate(level, kRaw);
    if (!tail_.empty()) deflate.refer_to(tail_);
    // Blocks that end at a byte follow each other as if one stream had made them.
    auto out = deflate.run(part, Z_SYNC_FLUSH);
    if (!begun_) out.insert(0, kHead);
    note(part);
    return out;
}

std::string Parts::end() const {
    std::string out(begun_ ? ""sv : kHead);
    out += kLastBlock;
    return out + four_bytes(checksum_) + four_bytes(bytes_);
}

void Parts::note(std::string_view part) {
    tail_ += part.substr(part.size() - std::min(part.size(), kTailBytes));
    tail_.erase(0, tail_.size() - std::min(tail_.size(), kTailBytes));
    checksum_ = static_cast<std::uint32_t>(crc32(checksum_, bytes_of(part), size_of(part)));
    bytes_ += size_of(part);
    begun_ = true;
}

}  // namespace mistward::gzip
