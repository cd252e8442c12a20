#include "tests/net/gunzip.hpp"

#define ZLIB_CONST
#include <zlib.h>

#include <array>
#include <stdexcept>

namespace mistward::net::test {

struct Gunzip::State {
    z_stream stream{};
    bool done = false;
};

Gunzip::Gunzip() : state_(std::make_unique<State>()) {
    constexpr int kGzipFile = 15 + 16;
    inflateInit2(&state_->stream, kGzipFile);
}

Gunzip::~Gunzip() { inflateEnd(&state_->stream); }

std::string Gunzip::read(std::string_view bytes) {
    auto& stream = state_->stream;
    stream.next_in = reinterpret_cast<const Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    std::array<char, 4096> room{};
    do {
        stream.next_out = reinterpret_cast<Bytef*>(room.data());
        stream.avail_out = room.size();
        const int result = state_->done ? Z_DATA_ERROR : inflate(&stream, Z_SYNC_FLUSH);
        state_->done = result == Z_STREAM_END;
        if (result < 0 && result != Z_BUF_ERROR) throw std::runtime_error("this is no gzip file");
        text.append(room.data(), room.size() - stream.avail_out);
    } while (stream.avail_in > 0 || stream.avail_out == 0);
    return text;
}

bool Gunzip::is_done() const { return state_->done; }

std::string gunzip(std::string_view file) {
    Gunzip reader;
    auto text = reader.read(file);
    if (!reader.is_done()) throw std::runtime_error("the gzip file has no end");
    return text;
}

}  // namespace mistward::net::test
