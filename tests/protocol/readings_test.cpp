#include "protocol/readings.hpp"

#include "embedded/rules_text.hpp"
#include "protocol/messages.hpp"

#include <doctest/doctest.h>

#include <set>

namespace mistward::protocol {
namespace {

std::string_view rules_text() { return rules_text::embedded_files()[0].bytes; }

std::string refused_table(std::string_view markdown) {
    const auto readings = parse_readings(markdown);
    return readings ? "" : readings.error();
}

}  // namespace

TEST_CASE("every row of the table of readings is read, and nothing else") {
    const auto readings = parse_readings(
        "# Rules\n\n| no | table | here |\n\n## The readings\n\nSome words.\n\n"
        "| clause | what | why |\n|---|---|---|\n| P-3 | it  leaves| because |\n"
        "| M-DOWN-1 | all 8 | must |\n\n| X-1 | later | table |\n");
    REQUIRE(readings);
    CHECK(*readings ==
          std::vector<Reading>{{"P-3", "it  leaves", "because"}, {"M-DOWN-1", "all 8", "must"}});
}

TEST_CASE("a table of readings that cannot be read is refused") {
    const std::string head = "\n## The readings\n\n| clause | what | why |\n";
    CHECK(refused_table("# Rules\n") == "there is no heading \"The readings\"");
    CHECK(refused_table("\n## The readings\n\nnothing\n") ==
          "under \"The readings\" there is no table with rows");
    CHECK(refused_table(head + "|---|---|---|\n") ==
          "under \"The readings\" there is no table with rows");
    CHECK(refused_table(head + "| P-3 | a | b |\n| P-4 | a | b |\n") ==
          "under \"The readings\" there is no table with rows");
    CHECK(refused_table(head + "|---|---|---|\n| P-3 | a |\n") ==
          "not a row of 3 cells: | P-3 | a |");
    CHECK(refused_table(head + "|---|---|---|\n| P-3 | | b |\n") ==
          "not a row of 3 cells: | P-3 | | b |");
    CHECK(refused_table(head + "|---|---|---|\n| P-3 | a | b | c |\n") ==
          "not a row of 3 cells: | P-3 | a | b | c |");
}

TEST_CASE("the document of the rules has the version and each reading of RULES.md once") {
    const Json document = rules_document();
    CHECK(document.at("version") == kRulesVersion);
    std::set<std::string> clauses;
    for (const Json& reading : document.at("readings")) {
        const std::string clause = reading.at("clause");
        CHECK(clauses.insert(clause).second);
        CHECK(rules_text().find("**" + clause + "**") != std::string_view::npos);
    }
    for (const char* clause : {"P-3", "M-SCORE-1", "M-HOUND-2", "M-DOWN-1", "G-END-1"}) {
        CHECK(clauses.contains(clause));
    }
}

}  // namespace mistward::protocol
