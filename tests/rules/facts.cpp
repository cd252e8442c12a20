#include "tests/rules/facts.hpp"

#include "rules/core/names.hpp"
#include "rules/core/overloaded.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <variant>

namespace mistward::rules {
namespace {

std::string text_of(const FactValue& fact) {
    const auto list = [](const FactValue::List& values) {
        std::string text;
        for (const FactValue& value : values) {
            const bool space = std::holds_alternative<Position>(value.value);
            (text += text.empty() ? "" : (space ? " " : ",")) += text_of(value);
        }
        return "[" + text + "]";
    };
    return std::visit(Overloaded{[](std::monostate) { return std::string("none"); },
                                 [](bool is) { return std::string(is ? "yes" : "no"); },
                                 [](int number) { return std::to_string(number); },
                                 [](std::string_view word) { return std::string(word); },
                                 [](Position space) { return position_text(space); }, list},
                      fact.value);
}

}  // namespace

std::string fact_text(const View& view, Part part, std::string_view name) {
    for (const PartFacts& shown : view.facts) {
        for (const Fact& fact : shown.facts) {
            if (shown.part == part && fact.name == name) return text_of(fact.value);
        }
    }
    FAIL("no such fact: ", std::string(name));
    return {};
}

}  // namespace mistward::rules
