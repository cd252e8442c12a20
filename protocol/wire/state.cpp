#include "protocol/wire/state.hpp"

#include <iterator>

namespace mistward::protocol::wire {
namespace {

/// A value for each of a list.
template <class Values, class Make>
auto each(const Values& values, Make make) {
    std::vector<decltype(make(*std::begin(values)))> made;
    made.reserve(values.size());
    for (const auto& value : values) made.push_back(make(value));
    return made;
}

/// The parts of STATE of one game at one moment.
class StateMaker {
public:
    StateMaker(const rules::Game& game, rules::Viewer viewer, State& state)
        : game_(game), view_(game.view(viewer)), state_(state) {}

    void fill() {
        setup();
        progress();
        tiles();
        meeples();
        ghosts();
        waiting();
        state_.facts = facts(view_.facts);
        if (!game_.streams().empty()) tokens();
    }

private:
    bool is_team() const { return game_.setup().mode == rules::Mode::Mists; }

    void setup() {
        state_.game = game_.setup().mode;
        if (is_team()) state_.level = game_.setup().level;
        state_.players = game_.setup().players;
        state_.modules = modules(game_.setup());
        state_.parts = part_names(game_.setup());
    }

    void progress() {
        state_.outcome = view_.outcome;
        state_.reason = reason(view_.reason);
        state_.winners = colours(view_.winners);
        state_.turn = view_.turn;
        state_.player = view_.active.id.value();
        state_.tracks = each(view_.tracks, [](const rules::Track& track) {
            return Points{track.colour, track.points};
        });
        if (is_team()) state_.goal = view_.goal;
    }

    void tiles() {
        if (view_.drawn) state_.drawn = face(*view_.drawn);
        if (view_.last_placed) state_.last = point(*view_.last_placed);
        state_.piles.assign(view_.piles.begin(), view_.piles.end());
        state_.unseen.rows.reserve(view_.unseen.size());
        for (const auto& [tile, count] : view_.unseen) {
            state_.unseen.rows.emplace_back(face(tile), count);
        }
        state_.discarded = each(view_.discarded, [&](rules::TileId tile) { return face(tile); });
        state_.tiles = each(view_.tiles, [&](const rules::PlacedTile& tile) {
            return BoardTile{point(tile.position), face(tile.tile), tile.rotation.quarter_turns(),
                             tile.ghosts};
        });
        state_.face_down = each(view_.face_down, point);
    }

    void meeples() {
        state_.supplies = at_hand(rules::MeepleKind::Ordinary);
        if (game_.setup().mode == rules::Mode::Ghosts) {
            state_.guards = at_hand(rules::MeepleKind::Guard);
            state_.general_guards =
                stocks([](const rules::Supply& supply) { return supply.general_guards; });
        }
        for (const rules::MeepleKind kind : view_.figures) {
            const auto other = figure(kind);
            if (!other) continue;
            if (!state_.figures) state_.figures.emplace();
            state_.figures->rows.emplace_back(*other, at_hand(kind));
        }
        state_.meeples = each(view_.meeples, [&](const rules::PlacedMeeple& meeple) {
            return board_meeple(game_, meeple);
        });
        state_.buried = each(view_.buried, [](const rules::BuriedMeeple& buried) {
            return BuriedMeeple{point(buried.cemetery), buried.colour};
        });
    }

    void ghosts() {
        state_.ghosts = {view_.ghosts_total, view_.ghosts_supply};
        state_.open_cemeteries = each(view_.open_cemeteries, point);
        state_.hounds = each(view_.hounds, [&](const rules::HoundView& hound) {
            Hound document{hound.hound, hound.total, hound.place, std::nullopt};
            if (hound.meeple) document.meeple = segment(game_, *hound.meeple);
            return document;
        });
    }

    /// What a decision of this moment is about.
    void waiting() {
        if (view_.closed_cemetery) state_.closed_cemetery = point(*view_.closed_cemetery);
        if (const auto& waits = view_.assignment) {
            state_.assignment = Points{waits->colour, waits->points};
        }
        state_.pending = each(
            view_.pending, [&](const rules::Scoring& pending) { return scoring(game_, pending); });
    }

    void tokens() {
        const auto number = [](std::uint8_t value) { return int{value}; };
        state_.tokens = each(view_.tokens, [](const rules::TokensLeft& left) {
            return TokensLeft{left.stream, left.value, left.count};
        });
        state_.held = each(view_.held, [&](const rules::HeldTokens& held) {
            HeldTokens document{held.player.value(), held.stream, held.count, std::nullopt};
            if (held.values.size() == held.count) document.values = each(held.values, number);
            return document;
        });
    }

    std::vector<Stock> at_hand(rules::MeepleKind kind) const {
        return stocks([kind](const rules::Supply& supply) { return supply[kind]; });
    }

    /// How many of something each player has, by colour.
    template <class Number>
    std::vector<Stock> stocks(Number number) const {
        return each(view_.supplies, [number](const std::vector<rules::Supply>& player) {
            Stock stock;
            for (const auto& supply : player) {
                stock.rows.emplace_back(supply.colour, number(supply));
            }
            return stock;
        });
    }

    std::string face(rules::TileId tile) const { return rules::face_name(game_.tileset(), tile); }

    const rules::Game& game_;
    const rules::View view_;
    State& state_;
};

}  // namespace

State state(const rules::Game& game, rules::Viewer viewer) {
    State state;
    StateMaker(game, viewer, state).fill();
    return state;
}

Next next(const rules::DecisionPoint& point) {
    return {point.actor, point.player.value(), point.kind};
}

Point point(rules::Position position) { return {position.x, position.y}; }

Segment segment(const rules::Game& game, const rules::FeatureRef& feature) {
    const rules::TileId tile = game.tile_at(feature.position).value();
    return {point(feature.position),
            rules::segment_name(game.tileset()[tile].layout, feature.segment)};
}

BoardMeeple board_meeple(const rules::Game& game, const rules::PlacedMeeple& meeple) {
    return {segment(game, meeple.feature), meeple.colour, is_guard(meeple.kind),
            figure(meeple.kind), meeple.ghosts};
}

Scoring scoring(const rules::Game& game, const rules::Scoring& scoring) {
    return {rules::feature_text(game, scoring.feature),
            scoring.kind,
            scoring.complete,
            scoring.tiles,
            scoring.coats,
            scoring.misty,
            scoring.cities,
            scoring.colours,
            scoring.value,
            scoring.points};
}

std::vector<rules::Colour> colours(rules::ColourSet colours) {
    return {colours.begin(), colours.end()};
}

std::optional<Modules> modules(const rules::Setup& setup) {
    if (setup.mode != rules::Mode::Ghosts) return std::nullopt;
    const rules::PartSet in = rules::parts_of(setup);
    return Modules{in.contains(rules::Part::Ghosts), in.contains(rules::Part::Castles),
                   in.contains(rules::Part::Cemeteries)};
}

std::optional<rules::EndReason> reason(rules::EndReason reason) {
    return reason == rules::EndReason::None ? std::nullopt : std::optional(reason);
}

}  // namespace mistward::protocol::wire
