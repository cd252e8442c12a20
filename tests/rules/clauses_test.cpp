#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        found.insert((*it)[1].str());
    }
    return found;
}

/// The ids that test names begin with. Draws and secrecy (X) are tested where they are kept.
std::set<std::string> tested_clauses() {
    std::set<std::string> ids;
    for (const char* const suite : {"rules", "protocol", "rooms"}) {
        const auto folder = std::filesystem::path(MISTWARD_RULES_DIR "/../tests") / suite;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            if (!entry.is_regular_file()) continue;
            ids.merge(matches(read(entry.path()),
                              std::regex("TEST_CASE\\(\\s*\"([A-Z]+(-[A-Z]+)?-[0-9]+):")));
        }
    }
    return ids;
}

}  // namespace

TEST_CASE("every clause has a test named by it, and every such test a clause") {
    const std::string rules = read(MISTWARD_RULES_DIR "/RULES.md");
    const auto stated = matches(rules, std::regex("\n- \\*\\*([A-Z]+(-[A-Z]+)?-[0-9]+)\\*\\*"));
    const auto tested = tested_clauses();
    CHECK(stated.size() > 100);
    for (const std::string& id : stated) {
        CAPTURE(id);
        CHECK(tested.contains(id));
    }
    for (const std::string& id : tested) {
        CAPTURE(id);
        CHECK(stated.contains(id));
    }
}

TEST_CASE("every reading is listed with its reason") {
    const std::string rules = read(MISTWARD_RULES_DIR "/RULES.md");
    const std::string table = rules.substr(rules.find("## The readings"));
    const auto listed = matches(table, std::regex("\n\\| ([A-Z]+(-[A-Z]+)?-[0-9]+) \\|"));
    std::set<std::string> marked;
    const std::regex clause("\n- \\*\\*([A-Z]+(-[A-Z]+)?-[0-9]+)\\*\\*([^\n]|\n )*");
    for (std::sregex_iterator it(rules.begin(), rules.end(), clause), end; it != end; ++it) {
        if (it->str().find("[reading]") != std::string::npos) marked.insert((*it)[1].str());
    }
    CHECK(listed == marked);
}
