#pragma once

#include "protocol/wire/fields.hpp"
#include "protocol/wire/write.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol::wire {

/// Writes what the rules describe as JSON. Looks the meeples up once, however much it writes.
class FieldWriter {
public:
    explicit FieldWriter(const rules::Game& game) : game_(game) {}

    /// A decision with its id, which is its text, and its type.
    std::string decision(const rules::Decision& decision);

    /// An event with its type.
    std::string event(const rules::Event& event);

private:
    friend class Fields<FieldWriter>;

    template <class Make>
    void field(std::string_view key, const Shape&, Make make) {
        ((out_ += ",\"") += key) += "\":";
        write(out_, make(game_));
    }
    void colour_of(const rules::FeatureRef& feature);
    void figure(rules::MeepleKind kind);
    void which(const rules::NamedMeeple& meeple);
    void decision(std::string_view key, const rules::Decision& decision);

    /// The type of one of the alternatives, and its fields.
    template <class Choice>
    void typed(const Choice& choice);

    const rules::Game& game_;
    std::string out_;
    std::optional<std::vector<rules::PlacedMeeple>> meeples_;
};

}  // namespace mistward::protocol::wire
