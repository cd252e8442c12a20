#include "clients/bot/transcript.hpp"
#include "clients/bot/player.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

namespace mistward::bot {
namespace {

std::vector<Json> recorded() {
    std::ifstream file(MISTWARD_SOURCE_DIR "/protocol/transcripts/level-1.ndjson");
    std::vector<Json> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(Json::parse(line));
    return lines;
}

}  // namespace

TEST_CASE("what is said is written down, a line each") {
    std::ostringstream out;
    Transcript transcript(out);
    transcript.called({{"method", "GET"}}, 200, {{"room", 1}});
    transcript.sent({{"type", "hello"}});
    transcript.received({{"type", "welcome"}});
    CHECK(out.str() ==
          "{\"request\":{\"method\":\"GET\"},\"answer\":{\"status\":200,\"body\":{\"room\":1}}}\n"
          "{\"send\":{\"type\":\"hello\"}}\n"
          "{\"receive\":{\"type\":\"welcome\"}}\n");
}

TEST_CASE("a client that decides alike says again what it said in the recorded game") {
    const std::vector<Json> lines = recorded();
    REQUIRE(lines.size() > 50);
    const Json& seated = lines.at(1).at("answer").at("body");
    Player player("Mist", seated.at("token"), 1);
    std::vector<Json> due{player.hello()};
    std::size_t sent = 0;
    bool ended = false;
    for (const Json& line : lines) {
        if (line.contains("send")) {
            REQUIRE(due.size() == 1);
            CHECK(line.at("send") == due.front());
            due.clear();
            ++sent;
        }
        if (!line.contains("receive")) continue;
        const Reaction reaction = player.on_message(line.at("receive"));
        CHECK_FALSE(reaction.reconnect);
        if (reaction.send) due.push_back(*reaction.send);
        ended = ended || reaction.ending;
    }
    CHECK(ended);
    CHECK(sent > 10);
}

}  // namespace mistward::bot
