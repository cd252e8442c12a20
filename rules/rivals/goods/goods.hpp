#pragma once

#include "rules/rivals/trunk/dues.hpp"

#include <algorithm>
#include <array>

namespace mistward::rules::rivals::goods {

/// Goods of cities, for whoever completes these; whoever has the most of one is paid at the end
/// (TB-GOODS-1, TB-GOODS-2).
struct Goods : trunk::SilentPart {
    static constexpr Part kPart = Part::Goods;
    static constexpr KnownThings kKnown{
        .segments = {SegmentMark::Wine, SegmentMark::Grain, SegmentMark::Cloth}};
    static constexpr std::int16_t kPoints = 10;

    /// Tokens of each good.
    using Tokens = std::array<std::uint8_t, kGoods.size()>;
    static constexpr Tokens kTokens{9, 6, 5};

    struct State {
        ByColour<Tokens> goods;
        auto operator<=>(const State&) const = default;
        static constexpr auto kMembers = members(&State::goods);
    };

    template <class S>
    static constexpr auto steps() {
        return std::array{trunk::Step<S>{.phase = trunk::Phase::Goods, .enter = deliver<S>}};
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        const Tokens rest = left(state);
        for (const Good good : kGoods) {
            faults.unless(rest[number(good)] <= kTokens[number(good)], "more goods than there are");
        }
    }

    /// TB-GOODS-2.
    template <class S>
    static void end(trunk::Transition<S>& transition) {
        const S& state = transition.state;
        for (const Good good : kGoods) {
            std::uint8_t most = 0;
            for (const Tokens& tokens : state.goods) most = std::max(most, tokens[number(good)]);
            if (most == 0) continue;
            ColourSet colours;
            trunk::DueList dues;
            for (const Colour colour : colours_in_play(state.setup)) {
                if (state.goods[colour][number(good)] != most) continue;
                colours.insert(colour);
                dues.push_back({.colour = colour, .points = kPoints, .feature = std::nullopt});
            }
            transition.template record<GoodsScored>(good, colours);
            trunk::pay(transition, dues.span());
        }
    }

private:
    static constexpr std::size_t number(Good good) { return static_cast<std::size_t>(good); }

    /// Tokens that nobody has.
    template <class S>
    static Tokens left(const S& state) {
        Tokens rest = kTokens;
        for (const Tokens& tokens : state.goods) {
            for (std::size_t i = 0; i < rest.size(); ++i) {
                rest[i] = static_cast<std::uint8_t>(rest[i] - tokens[i]);
            }
        }
        return rest;
    }

    /// The player gets the goods of every city that the tile completed, whoever stands there.
    template <class S>
    static Go deliver(trunk::Transition<S>& transition) {
        S& state = transition.state;
        std::array<unsigned, kGoods.size()> printed{};
        trunk::each_completed(transition.tables, state, [&](SegmentId segment) {
            const FeatureId feature = state.features.feature(segment);
            state.features.for_each_segment(feature, [&](SegmentId each) {
                const auto& marks =
                    transition.tables.marks(state.board.face(state.features.slot(each)));
                const SegmentMarks here = marks.segment[state.features.index(each).value()];
                for (const Good good : kGoods) printed[number(good)] += here.contains(mark(good));
            });
        });
        if (printed == decltype(printed){}) return Go::On;
        const Tokens rest = left(state);
        Tokens& own = state.goods[trunk::active_colour(state)];
        for (const Good good : kGoods) {
            const std::size_t i = number(good);
            const auto taken = static_cast<std::uint8_t>(std::min<unsigned>(printed[i], rest[i]));
            if (taken == 0) continue;
            own[i] = static_cast<std::uint8_t>(own[i] + taken);
            transition.template record<GoodsTaken>(state.active.id, good, taken);
        }
        return Go::On;
    }

    static constexpr SegmentMark mark(Good good) {
        constexpr std::array kMarks{SegmentMark::Wine, SegmentMark::Grain, SegmentMark::Cloth};
        return kMarks[number(good)];
    }
};

}  // namespace mistward::rules::rivals::goods
