#include "companion/mists/observer.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace {

namespace fs = std::filesystem;

/// The features that tests ask for by name, such as `look["supply"] ==`.
std::set<std::string> asked_by_hand() {
    std::set<std::string> names;
    const std::regex asked(R"re(\["([a-z0-9_]+)"\]\s*[=<>])re");
    for (const auto& entry : fs::directory_iterator(MISTWARD_COMPANION_TESTS_DIR)) {
        if (!entry.path().filename().string().starts_with("mists_")) continue;
        std::ifstream in(entry.path());
        const std::string text(std::istreambuf_iterator<char>(in), {});
        for (std::sregex_iterator it(text.begin(), text.end(), asked), end; it != end; ++it) {
            names.insert((*it)[1].str());
        }
    }
    return names;
}

}  // namespace

TEST_CASE("every feature has a value that was worked out by hand in some test") {
    const auto asked = asked_by_hand();
    std::set<std::string> known;
    for (const auto& row : mistward::companion::mists::rows()) {
        const std::string name(row.name);
        CAPTURE(name);
        CHECK(asked.contains(name));
        known.insert(name);
    }
    for (const std::string& name : asked) {
        CAPTURE(name);
        CHECK(known.contains(name));
    }
}
