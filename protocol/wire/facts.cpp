#include "protocol/wire/facts.hpp"

#include "protocol/wire/state.hpp"

#include <concepts>
#include <utility>

namespace mistward::protocol::wire {

Omittable<Facts> facts(const std::vector<rules::PartFacts>& facts) {
    if (facts.empty()) return {};
    Facts document;
    for (const rules::PartFacts& part : facts) {
        PartFacts shown;
        for (const rules::Fact& fact : part.facts) {
            shown.rows.emplace_back(fact.name, Fact{fact.value});
        }
        document.rows.emplace_back(part.part, std::move(shown));
    }
    return document;
}

void write(std::string& out, const Fact& fact) {
    std::visit(
        [&out]<class T>(const T& value) {
            if constexpr (std::same_as<T, std::monostate>) {
                out += "null";
            } else if constexpr (std::same_as<T, rules::Position>) {
                write(out, point(value));
            } else if constexpr (std::same_as<T, rules::FactValue::List>) {
                std::vector<Fact> list;
                for (const rules::FactValue& each : value) list.push_back({each});
                write(out, list);
            } else {
                write(out, value);
            }
        },
        fact.value.value);
}

}  // namespace mistward::protocol::wire
