#pragma once

#include "rules/core/tokens.hpp"
#include "rules/core/turn.hpp"
#include "rules/rivals/trunk/dues.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace mistward::rules::rivals::test_gifts {

/// A part for tests, with what no other part has yet: hidden tokens, a die, and steps in which
/// others than the active player decide. It follows no published rules:
///
/// Whoever places a tile with a city draws a gift, which nobody else sees. Where the tile has a
/// monastery, each other player in turn offers 0 to 3 points; who offers the most, of equal ones
/// the first, pays them to the active player. Then the active player may play a gift for as many
/// points as it says; for one that says 0, a die is thrown.
struct TestGifts : trunk::SilentPart {
    static constexpr Part kPart = Part::TestGifts;
    static constexpr std::uint8_t kValues = 4;
    static constexpr std::uint8_t kOfEach = 4;
    static constexpr std::uint8_t kHighestBid = 3;
    static constexpr std::uint8_t kSides = 6;

    using Counts = std::array<std::uint8_t, kValues>;  ///< of the gifts of each value

    struct State {
        Counts bag{};
        Counts played{};
        ByPlayer<Counts> held;
        std::uint16_t thrown = 0;         ///< how often the die was
        bool throws = false;              ///< in the step of the die
        FixedList<std::uint8_t, 5> bids;  ///< so far, from the player after the active one on
        bool operator==(const State&) const = default;
        /// The bag follows from them.
        static constexpr auto kMembers =
            members(&State::played, for_its_player(&State::held), &State::thrown, &State::throws,
                    within(0, kHighestBid, &State::bids));
    };

    template <class S>
    static constexpr auto steps() {
        using Step = trunk::Step<S>;
        return std::array{
            Step{.phase = trunk::Phase::TestDraw,
                 .enter = need_gift<S>,
                 .asks = DecisionKind::DrawToken,
                 .legal = legal_gifts<S>,
                 .carry_out = carry_out_by<draw_gift<S>>,
                 .note = "gifts"},
            Step{.phase = trunk::Phase::TestBid,
                 .enter = need_bids<S>,
                 .asks = DecisionKind::Bid,
                 .legal = legal_bids<S>,
                 .carry_out = carry_out_by<bid<S>>,
                 .who = bidder<S>},
            Step{.phase = trunk::Phase::TestPlay,
                 .enter = offer_to_play<S>,
                 .asks = DecisionKind::PlayToken,
                 .legal = legal_plays<S>,
                 .carry_out = carry_out_by<play_gift<S>, keep_gifts<S>>},
            Step{.phase = trunk::Phase::TestThrow,
                 .enter = need_throw<S>,
                 .asks = DecisionKind::DrawToken,
                 .legal = legal_throws<S>,
                 .carry_out = carry_out_by<throw_die<S>>,
                 .note = "die"},
        };
    }

    /// Whether the tile just placed shows something.
    template <class S>
    static bool shows(const trunk::Transition<S>& transition, FeatureKind kind) {
        const FaceTable& face = last_face(transition.tables, transition.state);
        return std::find(face.kind.begin(), face.kind.begin() + face.segments, kind) !=
               face.kind.begin() + face.segments;
    }

    template <class S>
    static Go need_gift(trunk::Transition<S>& transition) {
        const bool is_due =
            shows(transition, FeatureKind::City) && number_of(transition.state.bag) != 0;
        return is_due ? Go::Ask : Go::On;
    }
    template <class S>
    static void legal_gifts(const Tables&, const S& state, DecisionSink& out) {
        for (std::uint8_t value = 0; value < kValues; ++value) {
            if (state.bag[value] != 0) out.add(DrawToken{Stream::Gifts, value});
        }
    }
    template <class S>
    static Result<Go> draw_gift(trunk::Transition<S>& transition, const DrawToken& decision) {
        S& state = transition.state;
        const bool is_there = decision.stream == Stream::Gifts && decision.value &&
                              *decision.value < kValues && state.bag[*decision.value] != 0;
        if (!is_there) return tl::make_unexpected(Refusal::NoSuchToken);
        --state.bag[*decision.value];
        ++state.held[state.active.id][*decision.value];
        transition.template record<TokenDrawn>(state.active.id, Stream::Gifts, decision.value);
        return Go::On;
    }

    template <class S>
    static Go need_bids(trunk::Transition<S>& transition) {
        return shows(transition, FeatureKind::Monastery) ? Go::Ask : Go::On;
    }
    template <class S>
    static void legal_bids(const Tables&, const S&, DecisionSink& out) {
        for (std::uint8_t points = 0; points <= kHighestBid; ++points) out.add(Bid{points});
    }
    template <class S>
    static Result<Go> bid(trunk::Transition<S>& transition, const Bid& decision) {
        S& state = transition.state;
        if (decision.points > kHighestBid) return tl::make_unexpected(Refusal::BidNotAllowed);
        transition.template record<BidMade>(bidder(state), decision.points);
        state.bids.push_back(decision.points);
        if (state.bids.size() + 1U < state.setup.players) return Go::Ask;
        const auto* const most = std::max_element(state.bids.begin(), state.bids.end());
        const auto number = static_cast<std::size_t>(most - state.bids.begin());
        const std::size_t payer = (state.active.id.value() + 1 + number) % state.setup.players;
        give(transition, PlayerId(payer), -*most);
        give(transition, state.active.id, *most);
        state.bids = {};
        return Go::On;
    }

    template <class S>
    static Go offer_to_play(trunk::Transition<S>& transition) {
        const S& state = transition.state;
        return number_of(state.held[state.active.id]) != 0 ? Go::Ask : Go::On;
    }
    template <class S>
    static void legal_plays(const Tables&, const S& state, DecisionSink& out) {
        for (std::uint8_t value = 0; value < kValues; ++value) {
            if (state.held[state.active.id][value] != 0) out.add(PlayToken{Stream::Gifts, value});
        }
        out.add(Pass{});
    }
    template <class S>
    static Result<Go> play_gift(trunk::Transition<S>& transition, const PlayToken& decision) {
        S& state = transition.state;
        Counts& held = state.held[state.active.id];
        const bool is_held = decision.stream == Stream::Gifts && decision.value < kValues &&
                             held[decision.value] != 0;
        if (!is_held) return tl::make_unexpected(Refusal::NoSuchToken);
        --held[decision.value];
        ++state.played[decision.value];
        transition.template record<TokenPlayed>(state.active.id, Stream::Gifts, decision.value);
        give(transition, state.active.id, decision.value);
        state.throws = decision.value == 0;
        return Go::On;
    }
    template <class S>
    static Result<Go> keep_gifts(trunk::Transition<S>&, const Pass&) {
        return Go::On;
    }

    template <class S>
    static Go need_throw(trunk::Transition<S>& transition) {
        return transition.state.throws ? Go::Ask : Go::On;
    }
    template <class S>
    static void legal_throws(const Tables&, const S&, DecisionSink& out) {
        for (std::uint8_t side = 1; side <= kSides; ++side) out.add(DrawToken{Stream::Die, side});
    }
    template <class S>
    static Result<Go> throw_die(trunk::Transition<S>& transition, const DrawToken& decision) {
        S& state = transition.state;
        const unsigned side = decision.value.value_or(0);
        if (decision.stream != Stream::Die || side < 1 || side > kSides) {
            return tl::make_unexpected(Refusal::NoSuchToken);
        }
        ++state.thrown;
        state.throws = false;
        transition.template record<TokenDrawn>(state.active.id, Stream::Die, decision.value);
        give(transition, state.active.id, static_cast<int>(side));
        return Go::On;
    }

    /// Points that no feature gives.
    template <class S>
    static void give(trunk::Transition<S>& transition, PlayerId player, int points) {
        if (points == 0) return;
        const ScoreChanged change{.colour = transition.state.setup.colours[player.value()],
                                  .points = static_cast<std::int16_t>(points),
                                  .feature = std::nullopt};
        trunk::pay<S>(transition, std::span(&change, 1));
    }

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) state.bag.fill(kOfEach);
    }

    static void streams(std::vector<TokenStream>& streams) {
        streams.push_back({Stream::Die, {}, kSides});
        TokenStream& gifts = streams.emplace_back(Stream::Gifts);
        for (std::uint8_t value = 0; value < kValues; ++value) {
            gifts.bag.insert(gifts.bag.end(), kOfEach, value);
        }
    }

    template <class S>
    static std::size_t tokens_drawn(const S& state, Stream stream) {
        if (stream == Stream::Die) return state.thrown;
        return stream == Stream::Gifts ? std::size_t{kValues} * kOfEach - number_of(state.bag) : 0;
    }

    template <class S>
    static void show(const Tables&, const S& state, View& view) {
        if (!is_played(state.setup, kPart)) return;
        for (std::uint8_t value = 0; value < kValues; ++value) {
            const std::uint8_t left = state.bag[value];
            if (left != 0) view.tokens.push_back({Stream::Gifts, value, left});
        }
        for (std::size_t player = 0; player < state.setup.players; ++player) {
            HeldTokens& held = view.held.emplace_back(PlayerId(player), Stream::Gifts);
            const Counts& gifts = state.held[PlayerId(player)];
            for (std::uint8_t value = 0; value < kValues; ++value) {
                held.values.insert(held.values.end(), gifts[value], value);
            }
            held.count = number_of(gifts);
        }
    }

    /// What the others hold becomes the smallest gifts that `seat` has not seen, beside the one
    /// that is drawn or played next.
    template <class S>
    static void conceal(S& state, std::optional<PlayerId> seat, const Decision* next) {
        const auto drawn = gift_in<DrawToken>(next);
        const auto played = gift_in<PlayToken>(next);
        ByPlayer<std::uint8_t> numbers;
        const auto each_other = [&](auto use) {
            for (std::size_t player = 0; player < state.setup.players; ++player) {
                if (seat != PlayerId(player)) use(PlayerId(player));
            }
        };
        each_other([&](PlayerId other) {
            numbers[other] = number_of(state.held[other]);
            move(state.held[other], state.bag, numbers[other]);
        });
        const auto take = [](Counts& from, Counts& to, std::size_t value) {
            if (from[value] == 0) return;
            --from[value];
            ++to[value];
        };
        Counts kept{};
        const bool is_kept = drawn && state.bag[*drawn] != 0;
        if (is_kept) take(state.bag, kept, *drawn);
        const PlayerId active = state.active.id;
        if (played && numbers[active] != 0 && state.bag[*played] != 0) {
            take(state.bag, state.held[active], *played);
            --numbers[active];
        }
        each_other([&](PlayerId other) { move(state.bag, state.held[other], numbers[other]); });
        if (is_kept) take(kept, state.bag, *drawn);
    }
    /// The gift that a decision of that kind names, if it does.
    template <class Kind>
    static std::optional<std::uint8_t> gift_in(const Decision* decision) {
        const auto* const named = decision == nullptr ? nullptr : std::get_if<Kind>(decision);
        if (named == nullptr || named->stream != Stream::Gifts) return std::nullopt;
        const std::optional<std::uint8_t> value = named->value;
        return value && *value < kValues ? value : std::nullopt;
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        const bool plays = is_played(state.setup, kPart);
        for (std::uint8_t value = 0; value < kValues; ++value) {
            unsigned gifts = state.bag[value] + unsigned{state.played[value]};
            for (const Counts& held : state.held) gifts += held[value];
            faults.unless(gifts == (plays ? kOfEach : 0U), "gifts are lost or out of nowhere");
        }
        faults.unless(plays || (state.thrown == 0 && state.bids.empty()),
                      "gifts where none are played");
        const bool is_bidding = state.phase == trunk::Phase::TestBid;
        faults.unless(state.throws == (state.phase == trunk::Phase::TestThrow), "the die waits");
        faults.unless(is_bidding || state.bids.empty(), "bids are left");
        faults.unless(state.bids.size() < state.setup.players, "more bids than players");
    }

    template <class S>
    static void settle(S& state) {
        for (std::uint8_t value = 0; value < kValues; ++value) {
            unsigned left = unsigned{kOfEach} - state.played[value];
            for (const Counts& held : state.held) left -= held[value];
            state.bag[value] = static_cast<std::uint8_t>(left);
        }
    }

    /// The player who bids next.
    template <class S>
    static PlayerId bidder(const S& state) {
        const std::size_t next = state.active.id.value() + 1 + state.bids.size();
        return PlayerId(next % state.setup.players);
    }

    static constexpr std::uint8_t number_of(const Counts& gifts) {
        return std::accumulate(
            gifts.begin(), gifts.end(), std::uint8_t{0},
            [](std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>(a + b); });
    }
    /// Moves gifts, the smallest first.
    static constexpr void move(Counts& from, Counts& to, std::size_t number) {
        for (std::size_t value = 0; number != 0; ++value) {
            for (; number != 0 && from[value] != 0; --number) {
                --from[value];
                ++to[value];
            }
        }
    }
};

}  // namespace mistward::rules::rivals::test_gifts
