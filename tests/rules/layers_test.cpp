#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

namespace {

/// What the rules core must not know: I/O, JSON, clocks, chance, threads, upper layers.
const std::regex& forbidden() {
    static const std::regex kForbidden(
        R"(#include *[<"](iostream|fstream|cstdio|stdio\.h|chrono|ctime|random|thread|mutex|atomic|)"
        R"(nlohmann/|spdlog/|boost/|sqlite3|protocol/|server/|clients/))");
    return kForbidden;
}

}  // namespace

TEST_CASE("the rules core includes nothing of I/O, JSON, clocks, chance or threads") {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(MISTWARD_RULES_DIR)) {
        const auto extension = entry.path().extension();
        if (extension != ".hpp" && extension != ".cpp") continue;
        ++files;
        std::ifstream in(entry.path());
        for (std::string line; std::getline(in, line);) {
            CAPTURE(entry.path().string());
            CHECK_MESSAGE(!std::regex_search(line, forbidden()), line);
        }
    }
    CHECK(files > 30);
    CHECK(std::regex_search("#include <random>", forbidden()));
}
