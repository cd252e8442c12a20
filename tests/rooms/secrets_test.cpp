#include "server/behaviour/secrets.hpp"
#include "protocol/sha256.hpp"
#include "server/service/chance.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace mistward;

TEST_CASE("a token is 256 random bits as base64url") {
    constexpr std::string_view kAlphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string token = rooms::new_token();
        CHECK(token.size() == 43);
        CHECK(token.find_first_not_of(kAlphabet) == std::string::npos);
        CHECK(seen.insert(token).second);
    }
}

TEST_CASE("a token is kept as its SHA-256") {
    CHECK(protocol::hex(rooms::token_hash("abc")) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(rooms::same_hash(rooms::token_hash("abc"), rooms::token_hash("abc")));
    CHECK(!rooms::same_hash(rooms::token_hash("abc"), rooms::token_hash("abd")));
}

TEST_CASE("a room id is ten characters of lower-case Crockford base32") {
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string id = rooms::new_room_id();
        CHECK(id.size() == 10);
        CHECK(id.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz") == std::string::npos);
        CHECK(seen.insert(id).second);
    }
}
