#include "rules/text/event_text.hpp"

#include "rules/notation.hpp"

#include <array>

namespace mistward::rules {
namespace {

constexpr std::array<std::string_view, 3> kGhostsPlaced{"", ":cemetery", ":haunting"};
constexpr std::array<std::string_view, 4> kGhostsRemoved{":bank", ":burial", ":scoring", ":hound"};
constexpr std::array<std::string_view, 3> kHoundLeft{":burial", ":loss", ":scoring"};

/// Without the colon before it; ghosts come by symbols if nothing is said.
constexpr std::string_view cause(std::string_view tail) {
    return tail.empty() ? "symbols" : tail.substr(1);
}
static_assert(are_words_of<GhostsPlacedBy>(kGhostsPlaced, cause));
static_assert(are_words_of<GhostsRemovedBy>(kGhostsRemoved, cause));
static_assert(are_words_of<HoundLeftBy>(kHoundLeft, cause));

constexpr std::array<std::string_view, 4> kOutcomes{"", "won:", "lost:", "finished:"};
static_assert(are_words_of<Outcome>(kOutcomes, [](std::string_view word) {
    return word.empty() ? "undecided" : word.substr(0, word.size() - 1);
}));

template <std::size_t N>
std::string word(const std::array<std::string_view, N>& words, auto value) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

std::string signed_text(int number) { return (number < 0 ? "" : "+") + std::to_string(number); }

std::string ghosts_text(std::uint8_t ghosts) {
    return ghosts == 0 ? "" : ":" + std::to_string(ghosts) + "ghosts";
}

struct EventWriter {
    const Game& game;

    std::string face(TileId tile) const { return face_name(game.tileset(), tile); }
    std::string feature(const FeatureRef& ref) const { return feature_text(game, ref); }
    std::string meeple(const FeatureRef& ref, Colour colour, MeepleKind kind) const {
        return feature(ref) + ":" + std::string(name(colour)) +
               (kind == MeepleKind::Guard ? ":guard" : "");
    }

    std::string operator()(const TurnStarted& e) const {
        return "turn:" + std::to_string(e.turn) + ":player" + std::to_string(e.player.value());
    }
    std::string operator()(const TileDrawn& e) const { return "drawn:" + face(e.tile); }
    std::string operator()(const TileDiscarded& e) const { return "discarded:" + face(e.tile); }
    std::string operator()(const DecisionForced& e) const {
        return "forced:" + decision_text(game, e.decision);
    }
    std::string operator()(const TilePlaced& e) const {
        return "placed:" + face(e.tile) + ":" + position_text(e.position) + "," +
               std::to_string(e.rotation.quarter_turns());
    }
    std::string operator()(const BankCompleted& e) const {
        return "bank:" + feature(e.bank) + ":" + std::to_string(e.tiles);
    }
    std::string operator()(const CemeteryClosed& e) const {
        return "closed:" + position_text(e.position);
    }
    std::string operator()(const MeepleBuried& e) const {
        return "buried:" + std::string(name(e.colour)) + ":" + position_text(e.cemetery) + ":" +
               (e.from ? feature(*e.from) : "supply");
    }
    std::string operator()(const GhostsRemoved& e) const {
        return "ghosts:" + position_text(e.position) + ":-" + std::to_string(e.count) +
               word(kGhostsRemoved, e.cause);
    }
    std::string operator()(const GhostsPlaced& e) const {
        return "ghosts:" + position_text(e.position) + ":+" + std::to_string(e.count) +
               word(kGhostsPlaced, e.cause);
    }
    std::string operator()(const GhostsMissing& e) const {
        return "missing:" + std::to_string(e.supply) + "of" + std::to_string(e.needed);
    }
    std::string operator()(const MeepleHaunted& e) const {
        return "haunted:" + meeple(e.feature, e.colour, MeepleKind::Ordinary) + ":" +
               std::to_string(e.ghosts);
    }
    std::string operator()(const MeeplePlaced& e) const {
        return "meeple:" + meeple(e.feature, e.colour, e.kind);
    }
    std::string operator()(const MeepleReturned& e) const {
        return "returned:" + meeple(e.feature, e.colour, e.kind) + ghosts_text(e.ghosts);
    }
    std::string operator()(const FeatureScored& e) const {
        const Scoring& s = e.scoring;
        return "scored:" + feature(s.feature) + ":" + std::to_string(s.value) + "x" +
               std::to_string(s.colours) + (e.for_points ? ":points" : ":ghosts");
    }
    std::string operator()(const ScoreChanged& e) const {
        return "score:" + std::string(name(e.colour)) + ":" + signed_text(e.points) + ":" +
               std::to_string(e.total) + ghosts_text(e.ghosts);
    }
    std::string operator()(const GuardGained& e) const {
        return "guard:" + std::string(name(e.colour));
    }
    std::string operator()(const HoundReached& e) const {
        return "reached:" + std::string(name(e.hound));
    }
    std::string operator()(const HoundPlaced& e) const {
        return "hound:" + std::string(name(e.hound)) + ":" + feature(e.meeple);
    }
    std::string operator()(const HoundScored& e) const {
        return "howls:" + std::string(name(e.hound)) + ":" + std::string(name(e.colour)) + ":" +
               std::to_string(e.ghosts);
    }
    std::string operator()(const HoundLeft& e) const {
        return "left:" + std::string(name(e.hound)) + word(kHoundLeft, e.cause);
    }
    std::string operator()(const PilesJoined& e) const {
        return "piles:" + std::to_string(e.rest) + "+" + std::to_string(e.tiles - e.rest);
    }
    std::string operator()(const FaceDownPlaced& e) const {
        return "facedown:" + position_text(e.position);
    }
    std::string operator()(const GameEnded& e) const {
        std::string text = word(kOutcomes, e.outcome) + std::string(name(e.reason));
        char before = ':';
        for (const Colour colour : e.winners) {
            text += before + std::string(name(colour));
            before = '+';
        }
        return text;
    }
};

}  // namespace

std::string event_text(const Game& after, const Event& event) {
    return std::visit(EventWriter{after}, event);
}

}  // namespace mistward::rules
