#include "protocol/wire/field_writer.hpp"

#include "protocol/wire/decision.hpp"
#include "rules/text_writer.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace mistward::protocol::wire {
namespace {

constexpr std::size_t kMostAreShorter = 160;

}  // namespace

template <class Choice>
void FieldWriter::typed(const Choice& choice) {
    out_ += "\"type\":\"";
    std::visit(
        [this]<class T>(const T& chosen) {
            (out_ += rules::kWordOf<T>) += '"';
            Fields(*this).of(chosen);
        },
        choice);
    out_ += '}';
}

std::string FieldWriter::decision(const rules::Decision& decision) {
    out_.reserve(kMostAreShorter);
    out_ = "{\"id\":\"";
    rules::TextWriter(game_, out_).add(decision);
    out_ += "\",";
    typed(decision);
    return std::move(out_);
}

std::string FieldWriter::event(const rules::Event& event) {
    out_.reserve(kMostAreShorter);
    out_ = '{';
    typed(event);
    return std::move(out_);
}

void FieldWriter::colour_of(const rules::FeatureRef& feature) {
    if (!meeples_) meeples_ = game_.view().meeples;
    const auto found = std::find_if(meeples_->begin(), meeples_->end(),
                                    [&](const auto& m) { return m.feature == feature; });
    if (found == meeples_->end()) return;
    field("colour", shared("colour"), [&](const auto&) { return found->colour; });
}

void FieldWriter::figure(rules::MeepleKind kind) {
    if (const auto other = wire::figure(kind)) {
        field("figure", {}, [&](const auto&) { return *other; });
    }
}

void FieldWriter::which(const rules::NamedMeeple& meeple) {
    if (!meeple.is_said) return;
    field("colour", shared("colour"), [&](const auto&) { return meeple.colour; });
    field("guard", kBoolean, [&](const auto&) { return is_guard(meeple.kind); });
    figure(meeple.kind);
}

void FieldWriter::decision(std::string_view key, const rules::Decision& decision) {
    field(key, {}, [&](const auto&) { return legal_decision(game_, decision); });
}

}  // namespace mistward::protocol::wire
