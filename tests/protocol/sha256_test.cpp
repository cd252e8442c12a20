#include "protocol/sha256.hpp"

#include <doctest/doctest.h>

#include <array>

namespace mistward::protocol {

TEST_CASE("SHA-256 gives the digests of FIPS 180-4's examples") {
    CHECK(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("hex writes two lower-case digits for each byte") {
    CHECK(hex(std::array<std::uint8_t, 4>{0x00, 0x0f, 0xa0, 0xff}) == "000fa0ff");
}

}  // namespace mistward::protocol
