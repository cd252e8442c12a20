#pragma once

#include "rules/core/features.hpp"
#include "rules/core/notation_reader.hpp"
#include "rules/core/placing.hpp"

namespace mistward::rules {

// The words of a state text that every game has (rules/text/state_text.hpp). `State` is a game's
// own; its namespace has `lay_tile`.

/// Writes words one after the other, each with a space before it.
template <class State>
class StateWriter {
public:
    StateWriter(const Tables& tables, const State& state) : tables_(tables), state_(state) {}

    void word(std::string_view kind, const std::string& what) {
        text_ += " " + std::string(kind) + ":" + what;
    }
    std::string face(TileId tile) const { return face_name(tables_.tileset(), tile); }
    std::string space(Slot slot) const { return position_text(state_.board.position(slot)); }
    std::string feature(SegmentId segment) const {
        const Slot slot = state_.features.slot(segment);
        const TileLayout& layout = tables_.tileset()[state_.board.face(slot)].layout;
        return segment_name(layout, state_.features.index(segment)) + "@" + space(slot);
    }

    void turn() {
        if (state_.turn != 1) word("turn", std::to_string(state_.turn));
    }
    void tiles() {
        for (std::size_t i = tables_.tileset().start.size(); i < state_.board.size(); ++i) {
            const Slot slot(i);
            if (!state_.board.face_up(slot)) {
                word("down", space(slot));
                continue;
            }
            word("tile", face(state_.board.face(slot)) + "@" + space(slot) + "," +
                             std::to_string(state_.board.rotation(slot).quarter_turns()));
        }
    }
    void totals(ColourSet colours) {
        for (const Colour colour : colours) {
            const unsigned total = state_.points[colour];
            if (total == 0) continue;
            word("points", std::string(name(colour)) + ":" + std::to_string(total));
        }
    }
    void discarded() {
        for (const TileId tile : state_.discarded) word("discarded", face(tile));
    }

    const Tables& tables_;
    const State& state_;
    std::string text_;
};

/// Reads words into the state that a game starts with.
template <class State>
class StateReader {
public:
    StateReader(const Tables& tables, NotationReader& reader, State& state)
        : tables_(tables), reader_(reader), in_(reader.in), state_(state) {}

protected:
    /// Reads a word that every game has, if one comes next.
    bool common_word() {
        if (in_.take("turn:")) return turn();
        if (in_.take("tile:")) return tile();
        if (in_.take("points:")) return total();
        if (in_.take("discarded:")) return discarded();
        return false;
    }

    void unknown_word() {
        in_.fail("a word that says what a state holds, such as tile: or meeple:");
    }

    /// A face of which a tile is still unseen; it is not any more.
    decltype(State::drawn) unseen_face() {
        const std::size_t start = in_.offset();
        const decltype(State::drawn) tile(reader_.face(" @"));
        take_unseen(tile, start);
        return tile;
    }

    /// The face whose name began at `start` is seen.
    void take_unseen(TileId tile, std::size_t start) {
        if (in_.error()) return;
        if (state_.unseen[tile.value()] == 0) {
            return in_.fail_at(start, "a tile that is left in the game");
        }
        --state_.unseen[tile.value()];
    }

    /// The face-up tile on the space that comes next.
    Slot slot() {
        const std::size_t start = in_.offset();
        const Slot slot = state_.board.at(reader_.position());
        if (slot == kNoSlot || !state_.board.face_up(slot)) {
            in_.fail_at(start, "the space of a face-up tile");
        }
        return slot;
    }

    SegmentId segment(const FeatureRef& feature) {
        const Slot slot = state_.board.at(feature.position);
        return in_.error() ? SegmentId{} : state_.features.segment(slot, feature.segment);
    }

    const Tables& tables_;
    NotationReader& reader_;
    TextReader& in_;
    State& state_;

private:
    bool turn() {
        const std::size_t start = in_.offset();
        state_.turn = in_.number<std::uint16_t>("the number of a turn");
        if (state_.turn == 0) in_.fail_at(start, "the number of a turn");
        state_.active.id =
            PlayerId((state_.turn + state_.setup.players - 1U) % state_.setup.players);
        return true;
    }

    bool tile() {
        const std::size_t name = in_.offset();
        const TileId face = reader_.face(" @");
        if (!is_in_hands(tables_.tileset(), face)) take_unseen(face, name);
        in_.expect("@");
        const std::size_t start = in_.offset();
        const Position position = reader_.position();
        in_.expect(",");
        const Rotation rotation = reader_.rotation();
        if (in_.error()) return true;
        if (check_placement(tables_, state_.board, face, {position, rotation})) {
            lay_tile(tables_, state_, face, position, rotation);
        } else {
            in_.fail_at(start, "a space and a turn in which the tile fits");
        }
        return true;
    }

    bool total() {
        const std::size_t start = in_.offset();
        const Colour colour = reader_.colour();
        if (!scoring_colours(state_.setup).contains(colour)) {
            in_.fail_at(start, "a colour with a scoring meeple");
        }
        in_.expect(":");
        state_.points[colour] = in_.number<std::uint16_t>("points");
        return true;
    }

    bool discarded() {
        const auto tile = unseen_face();
        if (!in_.error()) state_.discarded.push_back(tile);
        return true;
    }
};

}  // namespace mistward::rules
