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

/// The ids in the table of the section "What this version plays".
std::set<std::string> played_clauses(const std::string& rules) {
    const std::size_t begin = rules.find("## What this version plays");
    const std::string section = rules.substr(begin, rules.find("\n## ", begin + 1) - begin);
    std::set<std::string> ids;
    for (const std::string& row : matches(section, std::regex("\n(\\|[^\n]*)"))) {
        ids.merge(matches(row, std::regex("([TPMX](-[A-Z]+)?-[0-9]+)")));
    }
    return ids;
}

std::set<std::string> tested_clauses() {
    std::set<std::string> ids;
    for (const auto& entry :
         std::filesystem::directory_iterator(MISTWARD_RULES_DIR "/../tests/rules")) {
        ids.merge(matches(read(entry.path()),
                          std::regex("TEST_CASE\\(\\s*\"([A-Z]+(-[A-Z]+)?-[0-9]+):")));
    }
    return ids;
}

}  // namespace

TEST_CASE("Every clause that this version plays is stated and has a test named by it") {
    const std::string rules = read(MISTWARD_RULES_DIR "/RULES.md");
    const auto stated = matches(rules, std::regex("\n- \\*\\*([A-Z]+(-[A-Z]+)?-[0-9]+)\\*\\*"));
    const auto played = played_clauses(rules);
    const auto tested = tested_clauses();
    CHECK(played.size() == 33);
    for (const std::string& id : played) {
        CAPTURE(id);
        CHECK(stated.contains(id));
        CHECK(tested.contains(id));
    }
    for (const std::string& id : tested) {
        CAPTURE(id);
        CHECK(stated.contains(id));
    }
}
