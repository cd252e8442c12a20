#include "server/webhooks/signature.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mistward;

TEST_CASE("deliveries are signed as a published example of Standard Webhooks is") {
    const auto key = webhooks::key_of("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").value();
    CHECK(key.size() == 24);
    CHECK(webhooks::signature(key, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330,
                              R"({"test": 2432232314})") ==
          "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
}

TEST_CASE("each byte of what is signed counts") {
    const auto key = webhooks::key_of(webhooks::new_secret()).value();
    const std::string signature = webhooks::signature(key, "msg_1", 5, "{}");
    CHECK(webhooks::signature(key, "msg_1", 5, "{}") == signature);
    CHECK(webhooks::signature(key, "msg_2", 5, "{}") != signature);
    CHECK(webhooks::signature(key, "msg_1", 6, "{}") != signature);
    CHECK(webhooks::signature(key, "msg_1", 5, "{ }") != signature);
    CHECK(webhooks::signature(webhooks::key_of(webhooks::new_secret()).value(), "msg_1", 5, "{}") !=
          signature);
}

TEST_CASE("a secret is 24 to 64 bytes in base64, and every new one is another") {
    CHECK(webhooks::new_secret() != webhooks::new_secret());
    CHECK(webhooks::key_of(webhooks::new_secret()).value().size() == 32);
    const std::string prefix = "whsec_";
    for (const std::string& wrong : std::vector<std::string>{
             "", prefix, std::string(32, 'A'), prefix + std::string(28, 'A'),
             prefix + std::string(92, 'A'), prefix + std::string(33, 'A'),
             prefix + std::string(31, 'A') + "!", prefix + std::string(31, 'A') + " ",
             prefix + std::string(28, 'A') + "A=A=", prefix + std::string(32, '=')}) {
        CAPTURE(wrong);
        CHECK_FALSE(webhooks::key_of(wrong));
    }
    CHECK(webhooks::key_of(prefix + std::string(32, 'A')));
    CHECK(webhooks::key_of(prefix + std::string(84, 'A')));
}
