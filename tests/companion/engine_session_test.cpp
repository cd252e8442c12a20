#include "companion/engine/words.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <fstream>

namespace mistward::engine {
namespace {

/// The lines of the session in the guide, without what stands behind the gap in it.
std::vector<std::string> session_in_guide() {
    std::ifstream guide(MISTWARD_SOURCE_DIR "/companion/engine/README.md");
    std::vector<std::string> lines;
    for (std::string line; std::getline(guide, line) && line != "    ...";) {
        if (line.starts_with("    > ") || line.starts_with("    < ")) {
            lines.push_back(line.substr(4));
        }
    }
    return lines;
}

/// Follows a session, and compares what the host says with what it would say.
class Session {
public:
    void line(std::string_view said) {
        const std::string_view side = take_word(said);
        const std::string whole(said);
        const std::string_view word = take_word(said);
        if (word == "newgame") begin(said);
        if (side == ">" && word == "decide") decide(said);
        if (word == "events") CHECK(events_line(game_.value(), events_) == whole);
        if (word == "legal") legal(whole);
        if (word == "go") CHECK(parse_go(said));
    }

    std::size_t decisions() const { return decisions_; }

private:
    void begin(std::string_view words) {
        const auto begun = parse_newgame(words);
        REQUIRE(begun);
        game_.emplace(rules::mists_tables(), begun->setup);
    }
    void decide(std::string_view text) {
        const auto decision = rules::parse_decision(game_.value(), text);
        REQUIRE(decision);
        events_ = game_->apply(*decision).value();
        ++decisions_;
    }
    /// Long lists are cut short in the guide.
    void legal(std::string shown) const {
        const std::string all = legal_line(game_.value());
        const bool cut = shown.ends_with(" ...");
        if (cut) shown.resize(shown.size() - 4);
        CHECK(all.substr(0, cut ? shown.size() : all.size()) == shown);
    }

    std::optional<rules::Game> game_;
    std::vector<rules::Event> events_;
    std::size_t decisions_ = 0;
};

}  // namespace

TEST_CASE("the session in the guide of the engine protocol is one that happens") {
    const auto lines = session_in_guide();
    REQUIRE(lines.size() > 20);
    CHECK(lines.front() == "> " + std::string(kGreeting));
    Session session;
    for (const std::string& line : lines) session.line(line);
    CHECK(session.decisions() >= 4);
}

}  // namespace mistward::engine
