#include "server/net/text_frames.hpp"

#include <doctest/doctest.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace std::string_literals;
using mistward::net::TextFrames;

namespace {

std::string joined(std::span<const boost::asio::const_buffer> parts) {
    std::string bytes;
    for (const auto& part : parts) {
        bytes.append(static_cast<const char*>(part.data()), part.size());
    }
    return bytes;
}

std::string bytes_of(TextFrames& frames, const std::vector<std::string_view>& texts) {
    return joined(frames.of(texts));
}

}  // namespace

TEST_CASE("a text is one frame, whose length takes one, three or nine bytes") {
    TextFrames frames;
    CHECK(bytes_of(frames, {""}) == "\x81\x00"s);
    const auto check = [&](std::size_t length, const std::string& head) {
        const std::string text(length, 'x');
        CHECK(bytes_of(frames, {text}) == head + text);
    };
    check(125, "\x81\x7d"s);
    check(126, "\x81\x7e\x00\x7e"s);
    check(65'535, "\x81\x7e\xff\xff"s);
    check(65'536, "\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"s);
}

TEST_CASE("several texts are as many frames, in their order") {
    TextFrames frames;
    CHECK(bytes_of(frames, {"one", "two", "three"}) == "\x81\x03one\x81\x03two\x81\x05three");
    CHECK(bytes_of(frames, {}).empty());
}

TEST_CASE("what is left of frames begins at any byte") {
    TextFrames frames;
    const std::string all = bytes_of(frames, {"one", "", "three"});
    for (std::size_t first = 0; first <= all.size(); ++first) {
        for (std::size_t more = 0; first + more <= all.size(); ++more) {
            frames.of(std::vector<std::string_view>{"one", "", "three"});
            CHECK(joined(frames.skip(first)) == all.substr(first));
            CHECK(joined(frames.skip(more)) == all.substr(first + more));
        }
    }
}
