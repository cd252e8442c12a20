#include "tests/fuzz/frames.hpp"

#include "tests/fuzz/require.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace mistward::fuzz {
namespace {

constexpr std::size_t kMostFrames = 40;
constexpr std::uint8_t kMasked = 0x80;

constexpr std::array<std::string_view, 8> kMessages{
    R"({"type":"hello","protocol":1})",
    R"({"type":"hello","protocol":1,"token":"t"})",
    R"({"type":"hello","protocol":1,"token":"wrong"})",
    R"({"type":"ping","id":"p"})",
    R"({"type":"decide","id":"d","expect_seq":7,"decision":"pass"})",
    R"({"type":"decide","id":"d","expect_seq":7,"decision":"refused"})",
    R"({"type":"pause","id":"s"})",
    "\x03\xe8"};

/// Final or not, any operation, reserved bits rarely.
std::uint8_t choose_first_byte(Choices& choices) {
    constexpr std::array<std::uint8_t, 12> kUsual{0x81, 0x81, 0x81, 0x81, 0x82, 0x01,
                                                  0x00, 0x80, 0x88, 0x89, 0x8a, 0x09};
    const std::size_t choice = choices.byte();
    return choice < 240 ? kUsual[choice % kUsual.size()] : choices.byte();
}

std::string choose_payload(Choices& choices) {
    const std::size_t choice = choices.byte();
    if (choice < 128) return std::string(kMessages[choice % kMessages.size()]);
    if (choice < 250) return std::string(choices.text(choices.byte()));
    return std::string(choices.below(20'000), choice % 2 == 0 ? 'a' : '\x80');
}

void append_number(std::string& frame, std::uint64_t number, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
        frame += static_cast<char>(number >> static_cast<unsigned>(shift) & 0xffU);
    }
}

/// The length as it is, in any of the three forms, or any other.
void append_length(std::string& frame, std::size_t size, std::uint8_t mask, Choices& choices) {
    const std::size_t choice = choices.byte();
    const std::uint64_t length = choice < 248 ? size : std::uint64_t{1} << choices.below(64);
    if (length < 126 && choice % 16 != 0) {
        frame += static_cast<char>(mask | length);
    } else if (length < 65'536 && choice % 32 != 0) {
        frame += static_cast<char>(mask | 126U);
        append_number(frame, length, 2);
    } else {
        frame += static_cast<char>(mask | 127U);
        append_number(frame, length, 8);
    }
}

std::string choose_frame(Choices& choices) {
    std::string frame(1, static_cast<char>(choose_first_byte(choices)));
    std::string payload = choose_payload(choices);
    const std::uint8_t mask = choices.byte() < 250 ? kMasked : 0;
    append_length(frame, payload.size(), mask, choices);
    if (mask == 0) return frame + payload;
    const std::array<char, 4> key{static_cast<char>(choices.byte()), 0, 'k', '\x7f'};
    frame.append(key.data(), key.size());
    for (std::size_t i = 0; i < payload.size(); ++i) {
        payload[i] = static_cast<char>(payload[i] ^ key[i % key.size()]);
    }
    return frame + payload;
}

std::uint64_t number_of(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

/// Of the frame in front; with its head, it may be more than there is.
std::uint64_t size_of_frame(std::string_view said) {
    if (said.size() < 2) return 2;
    const auto size = static_cast<unsigned char>(said[1]);
    require(size < kMasked, "a server masks nothing");
    const std::size_t more = size == 127 ? 8 : size == 126 ? 2 : 0;
    return 2 + more + (more == 0 ? size : number_of(said.substr(2, more)));
}

}  // namespace

std::string choose_frames(Choices& choices) {
    std::string frames;
    for (std::size_t i = 0; i < kMostFrames && !choices.done(); ++i) {
        if (choices.byte() == 255) return frames + std::string(choices.rest());
        frames += choose_frame(choices);
    }
    return frames;
}

void check_served_frames(std::string_view said) {
    constexpr std::string_view kHeadEnd = "\r\n\r\n";
    require(said.starts_with("HTTP/1.1 101 "), "the upgrade is taken");
    require(said.find(kHeadEnd) != std::string_view::npos, "an answer has an end");
    said.remove_prefix(said.find(kHeadEnd) + kHeadEnd.size());
    while (!said.empty()) {
        const auto first = static_cast<unsigned char>(said.front());
        const std::uint64_t size = size_of_frame(said);
        require(first == 0x81 || first == 0x88 || first == 0x89 || first == 0x8a,
                "a server's frame is a text or a control frame, in one part");
        if (size > said.size()) return;
        said.remove_prefix(size);
        require(first != 0x88 || said.empty(), "nothing comes after a close frame");
    }
}

}  // namespace mistward::fuzz
