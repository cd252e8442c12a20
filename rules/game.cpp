#include "rules/game.hpp"

#include "rules/core/digest.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace mistward::rules {
namespace {

/// The tiles that lie in piles.
std::size_t undrawn(const mists::State& state) {
    return std::accumulate(state.piles.begin(), state.piles.end(), std::size_t{0});
}

template <rivals::AnyState S>
std::size_t undrawn(const S& state) {
    return state.pile;
}

/// The functions of the game that a state belongs to.
template <class State>
struct RulesOf;

template <>
struct RulesOf<mists::State> {
    using Decisions = mists::DecisionList;
    using Events = mists::EventList;
    static constexpr auto kPoint = mists::point;
    static constexpr auto kLegal = mists::legal;
    static constexpr auto kApply = mists::apply;
    static constexpr auto kView = mists::view;
    static constexpr auto kFeatures = mists::feature_views;
    static constexpr auto kCheck = mists::check;
};

template <rivals::AnyState S>
struct RulesOf<S> {
    using Decisions = rivals::DecisionsOf<S>;
    using Events = rivals::EventsOf<S>;
    static constexpr auto kPoint = rivals::point<S>;
    static constexpr auto kLegal = rivals::legal<S>;
    static constexpr auto kApply = rivals::apply<S>;
    static constexpr auto kView = rivals::view<S>;
    static constexpr auto kFeatures = rivals::feature_views<S>;
    static constexpr auto kCheck = rivals::check<S>;
};

void require_none(const std::vector<std::string>& errors) {
    if (!errors.empty()) throw std::invalid_argument(errors.front());
}

}  // namespace

Game::State Game::checked_start(const Tables& tables, const Setup& setup) {
    require_none(check_setup(setup));
    if (setup.mode == Mode::Mists) {
        require_none(mists::check_capacity(tables.tileset()));
        return mists::start(tables, setup);
    }
    if (rivals::holds<rivals::State>(setup)) {
        require_none(rivals::check_capacity(tables.tileset()));
        return rivals::start(tables, setup);
    }
    require_none(rivals::check_capacity<rivals::LargeState>(tables.tileset()));
    return Large(rivals::start<rivals::LargeState>(tables, setup));
}

Game::Game(std::shared_ptr<const TileSet> tiles, const Setup& setup)
    : Game(std::make_shared<const Tables>(std::move(tiles)), setup) {}

Game::Game(std::shared_ptr<const Tables> tables, const Setup& setup)
    : tables_(std::move(tables)), state_(checked_start(*tables_, setup)) {}

Game::Game(std::shared_ptr<const Tables> tables, const mists::State& state)
    : tables_(std::move(tables)), state_(state) {}

Game::Game(std::shared_ptr<const Tables> tables, const rivals::State& state)
    : tables_(std::move(tables)), state_(state) {}

Game::Game(std::shared_ptr<const Tables> tables, const rivals::LargeState& state)
    : tables_(std::move(tables)), state_(Large(state)) {}

const TileSet& Game::tileset() const { return tables_->tileset(); }
const Tables& Game::tables() const { return *tables_; }

const Setup& Game::setup() const {
    return std::visit([](const auto& state) -> const Setup& { return plain(state).setup; }, state_);
}

DecisionPoint Game::point() const {
    return visit([]<class S>(const S& state) { return RulesOf<S>::kPoint(state); });
}

ActivePlayer Game::active() const {
    return visit([](const auto& state) { return state.active; });
}

Outcome Game::outcome() const {
    return visit([](const auto& state) { return state.outcome; });
}

EndReason Game::reason() const {
    return visit([](const auto& state) { return state.reason; });
}

std::uint16_t Game::turn() const {
    return visit([](const auto& state) { return state.turn; });
}

std::vector<Decision> Game::legal() const {
    return visit([&]<class S>(const S& state) {
        typename RulesOf<S>::Decisions list;
        RulesOf<S>::kLegal(*tables_, state, list);
        return std::vector<Decision>(list.begin(), list.end());
    });
}

Result<std::vector<Event>> Game::apply(const Decision& decision) {
    return std::visit(
        [&](auto& held) -> Result<std::vector<Event>> {
            auto& state = plain(held);
            using Rules = RulesOf<std::remove_reference_t<decltype(state)>>;
            typename Rules::Events events;
            const auto made = Rules::kApply(*tables_, state, decision, events);
            if (!made) return tl::make_unexpected(made.error());
            return std::vector<Event>(events.begin(), events.end());
        },
        state_);
}

View Game::view(Viewer viewer) const {
    View view = visit([&]<class S>(const S& state) { return RulesOf<S>::kView(*tables_, state); });
    if (view.outcome == Outcome::Undecided) hide_from(viewer, view);
    return view;
}

Game Game::as_seen_by(Viewer viewer) const {
    Game seen = *this;
    auto* const large = std::get_if<Large>(&seen.state_);
    if (large != nullptr && !viewer.sees_all()) rivals::conceal(**large, viewer.player(), nullptr);
    return seen;
}

Result<std::vector<Event>> Game::follow(Viewer viewer, const Decision& told) {
    if (!std::holds_alternative<Large>(state_) || viewer.sees_all()) return apply(told);
    Game next = *this;
    rivals::conceal(*std::get<Large>(next.state_), viewer.player(), &told);
    const auto* const drawn = std::get_if<DrawToken>(&told);
    const bool hides = drawn != nullptr && !drawn->value && point().kind == DecisionKind::DrawToken;
    auto events = next.apply(hides ? next.legal().front() : told);
    if (!events) return events;
    for (Event& event : *events) event = seen_by(viewer, event);
    *this = next.as_seen_by(viewer);
    return events;
}

bool Game::has_secrets() const {
    return std::ranges::any_of(streams(),
                               [](const TokenStream& each) { return is_hidden(each.stream); });
}

std::vector<TokenStream> Game::streams() const {
    const auto* const large = std::get_if<Large>(&state_);
    return large == nullptr ? std::vector<TokenStream>() : rivals::streams(**large);
}

std::size_t Game::drawn_count(Stream stream) const {
    const auto* const large = std::get_if<Large>(&state_);
    return large == nullptr ? 0 : rivals::tokens_drawn(**large, stream);
}

std::vector<FeatureView> Game::feature_views() const {
    return visit([&]<class S>(const S& state) { return RulesOf<S>::kFeatures(*tables_, state); });
}

std::uint64_t Game::digest() const { return rules::digest(setup(), view()); }

std::vector<std::string> Game::check() const {
    return visit([&]<class S>(const S& state) { return RulesOf<S>::kCheck(*tables_, state); });
}

std::optional<TileId> Game::tile_at(Position position) const {
    return visit([&](const auto& state) -> std::optional<TileId> {
        const Slot slot = state.board.at(position);
        if (slot == kNoSlot || !state.board.face_up(slot)) return std::nullopt;
        return state.board.face(slot);
    });
}

Position Game::last_position() const {
    return visit([](const auto& state) { return state.board.position(state.last); });
}

std::vector<TileId> Game::deck() const {
    std::vector<TileId> deck;
    for (std::size_t i = 0; i < tileset().tiles.size(); ++i) {
        const Tile& tile = tileset().tiles[i];
        if (is_drawn_in(setup(), tile)) deck.insert(deck.end(), tile.copies, TileId(i));
    }
    return deck;
}

std::size_t Game::drawn_count() const {
    std::size_t all = 0;
    for (const Tile& tile : tileset().tiles) {
        if (is_drawn_in(setup(), tile)) all += tile.copies;
    }
    return all - visit([](const auto& state) { return undrawn(state); });
}

std::optional<std::size_t> Game::next_place(std::span<const TileId> deck) const {
    const auto* const large = std::get_if<Large>(&state_);
    const std::size_t drawn = drawn_count();
    if (large == nullptr) return drawn < deck.size() ? std::optional(drawn) : std::nullopt;
    const rivals::LargeState& state = **large;
    std::vector<std::size_t> taken(tileset().tiles.size());  // of equal tiles the first
    for (const TileId tile : deck) ++taken[tile.value()];
    for (std::size_t face = 0; face < taken.size(); ++face) taken[face] -= state.unseen[face];
    for (std::size_t place = 0; place < deck.size(); ++place) {
        std::size_t& of_face = taken[deck[place].value()];
        if (of_face != 0) {
            --of_face;
        } else if (rivals::can_draw(*tables_, state, deck[place])) {
            return place;
        }
    }
    return std::nullopt;
}

bool Game::holds_back() const {
    const auto* const large = std::get_if<Large>(&state_);
    if (large == nullptr) return false;
    const rivals::LargeState& state = **large;
    for (std::size_t face = 0; face < tileset().tiles.size(); ++face) {
        const bool can = rivals::can_draw(*tables_, state, TileId(face));
        if (state.unseen[face] != 0 && !can) return true;
    }
    return false;
}

}  // namespace mistward::rules
