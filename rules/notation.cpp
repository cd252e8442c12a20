#include "rules/notation.hpp"

#include "rules/core/invariant.hpp"
#include "rules/core/notation_reader.hpp"
#include "rules/text_writer.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace mistward::rules {
namespace {

/// What the text of a kind of decision begins with, such as "place:".
template <class T>
constexpr std::string_view kBeginning = kTextPieces<T>[0].before;

/// Whether the text of a kind of decision names a segment of a tile on the board, which has an "@".
template <class T>
constexpr bool kNamesSegment = [] {
    bool names = false;
    for_each_member<T>([&]<class Member>(std::string_view, const Member&) {
        using Value = typename Member::Value;
        names = names || std::is_same_v<Value, FeatureRef> || std::is_same_v<Value, MeepleRef>;
    });
    return names;
}();

/// Each kind of decision, in their order.
template <class Visit, std::size_t... kAt>
constexpr void for_each_kind(Visit visit, std::index_sequence<kAt...>) {
    (visit(std::type_identity<std::variant_alternative_t<kAt, Decision>>{}), ...);
}
template <class Visit>
constexpr void for_each_kind(Visit visit) {
    for_each_kind(visit, std::make_index_sequence<std::variant_size_v<Decision>>());
}

/// Whether another kind begins in the same way: then one of the two names a segment.
template <class T>
constexpr bool kIsShared = [] {
    int alike = 0;
    for_each_kind([&]<class Other>(std::type_identity<Other>) {
        alike += kBeginning<Other> == kBeginning<T> ? 1 : 0;
    });
    return alike > 1;
}();

/// All beginnings, as what was expected.
std::string beginnings() {
    std::vector<std::string_view> each;
    for_each_kind([&]<class T>(std::type_identity<T>) {
        if (std::find(each.begin(), each.end(), kBeginning<T>) == each.end()) {
            each.push_back(kBeginning<T>);
        }
    });
    std::string text;
    for (std::size_t i = 0; i < each.size(); ++i) {
        if (i != 0) text += i + 1 == each.size() ? " or " : ", ";
        text += each[i];
    }
    return text;
}

class DecisionReader {
public:
    DecisionReader(const Game& game, std::string_view text)
        : game_(game),
          reader_(
              game.tileset(), [&](Position space) { return game.tile_at(space); }, text),
          in_(reader_.in) {}

    tl::expected<Decision, NotationError> read() {
        const Decision decision = any();
        in_.expect_end();
        if (in_.error()) return tl::make_unexpected(*in_.error());
        return decision;
    }

private:
    Decision any() {
        std::optional<Decision> found;
        for_each_kind([&]<class T>(std::type_identity<T>) {
            if (!found && begins<T>()) found = whole<T>();
        });
        if (!found) in_.fail(beginnings());
        return found.value_or(Pass{});
    }

    template <class T>
    bool begins() const {
        if (!in_.rest().starts_with(kBeginning<T>)) return false;
        if constexpr (!kIsShared<T>) return true;
        return (in_.rest().find('@') != std::string_view::npos) == kNamesSegment<T>;
    }

    template <class T>
    T whole() {
        T made;
        for_each_piece<T>([&](const TextPiece& piece, const auto&... member) {
            if (piece.in_brackets) {
                (read_optional(piece, made.*member.pointer), ...);
            } else {
                in_.expect(piece.before);
                (read(piece, made.*member.pointer), ...);
            }
        });
        return made;
    }

    template <class T>
    void read(const TextPiece&, T& value) {
        read(value);
    }
    template <class T>
    void read(const TextPiece& piece, std::optional<T>& value) {
        if (!in_.take(piece.otherwise)) read(value.emplace());
    }

    void read(TileId& tile) { tile = reader_.face(" "); }
    void read(Position& position) { position = reader_.position(); }
    void read(Rotation& rotation) { rotation = reader_.rotation(); }
    void read(Colour& colour) { colour = reader_.colour(); }
    void read(FeatureRef& feature) { feature = reader_.feature(); }
    void read(MeepleRef& meeple) {
        read(meeple.where);
        if (!in_.take(":")) return;
        meeple.which.is_said = true;
        read(meeple.which.colour);
        if (in_.take(":")) read(meeple.which.kind);
    }
    void read(std::uint8_t& number) { number = in_.number<std::uint8_t>("a number"); }
    /// Of the tile just placed.
    void read(SegmentIndex& segment) {
        const std::size_t start = in_.offset();
        const TileId tile = game_.tile_at(game_.last_position()).value();
        segment = reader_.segment(tile, in_.word(":"), start);
    }

    template <class Enum>
    requires std::is_enum_v<Enum>
    void read(Enum& value) {
        const auto& words = kWordsOf<Enum>;
        const std::size_t start = in_.offset();
        const auto* const found = std::find(words.begin(), words.end(), in_.word(":"));
        if (found == words.end()) in_.fail_at(start, "a word such as " + std::string(words[0]));
        if (found != words.end()) value = static_cast<Enum>(found - words.begin());
    }

    /// What is in brackets, if it is there: a word, and not the first of its kind.
    template <class T>
    void read_optional(const TextPiece& piece, T& value) {
        require(std::is_enum_v<T>, "only a word can be left out of a decision");
        if constexpr (std::is_enum_v<T>) {
            for (std::size_t i = 1; i < kCountOf<T>; ++i) {
                std::string text(piece.before);
                (text += kWordsOf<T>[i]) += piece.after;
                if (in_.take(text)) value = static_cast<T>(i);
            }
        }
    }

    const Game& game_;
    NotationReader reader_;
    TextReader& in_;
};

}  // namespace

std::string feature_text(const Game& game, const FeatureRef& feature) {
    std::string text;
    TextWriter(game, text).add(feature);
    return text;
}

std::string decision_text(const Game& game, const Decision& decision) {
    std::string text;
    TextWriter(game, text).add(decision);
    return text;
}

tl::expected<Decision, NotationError> parse_decision(const Game& game, std::string_view text) {
    return DecisionReader(game, text).read();
}

}  // namespace mistward::rules
