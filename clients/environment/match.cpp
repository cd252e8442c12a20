#include "clients/environment/match.hpp"

#include "clients/environment/rewards.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace mistward::environment {
namespace {

using rules::mists::apply;
using rules::mists::legal;
using rules::mists::point;
using rules::rivals::apply;
using rules::rivals::legal;
using rules::rivals::point;

std::size_t undrawn(const rules::mists::State& state) {
    return std::accumulate(state.piles.begin(), state.piles.end(), std::size_t{0});
}
template <rules::rivals::AnyState S>
std::size_t undrawn(const S& state) {
    return state.pile;
}

// Room for what a decision causes, made once for each thread: emptying it costs nothing, making it
// as much as deciding.
rules::mists::EventList& events_of(const rules::mists::State&) {
    thread_local rules::mists::EventList events;
    return events;
}
template <rules::rivals::AnyState S>
rules::rivals::EventsOf<S>& events_of(const S&) {
    thread_local rules::rivals::EventsOf<S> events;
    return events;
}

void list_into(const rules::Tables& tables, const rules::rivals::LargeState& state,
               std::vector<rules::Decision>& out) {
    thread_local rules::rivals::DecisionsOf<rules::rivals::LargeState> list;
    legal(tables, state, list);
    out.assign(list.begin(), list.end());
}
template <class State, class List>
void list_into(const rules::Tables& tables, const State& state, List& out) {
    legal(tables, state, out);
}

}  // namespace

Match::Match(std::shared_ptr<const rules::Tables> tables, const rules::Setup& setup,
             Options options, const protocol::Seed& seed)
    : tables_(std::move(tables)), options_(options), tiles_(rules::Game(tables_, setup).deck()) {
    switch (kind_id(setup)) {
        case KindId::Team:
            side_.emplace<Team>().state.setup = setup;
            break;
        case KindId::Rivals:
            side_.emplace<Rivals>().state.setup = setup;
            break;
        case KindId::WithParts:
            side_.emplace<WithParts>(
                rules::Boxed(rules::rivals::start<LargeState>(*tables_, setup)),
                std::vector<rules::Decision>());
            break;
    }
    restart(seed);
}

/// A list of legal decisions refers to the state that it was made of.
Match::Match(const Match& other)
    : tables_(other.tables_),
      options_(other.options_),
      tiles_(other.tiles_),
      deck_(other.deck_),
      side_(other.side_),
      made_(other.made_),
      rewards_(other.rewards_),
      returns_(other.returns_) {
    if (other.legal_count() != 0) list();
}

Match& Match::operator=(const Match& other) {
    if (this == &other) return *this;
    tables_ = other.tables_;
    options_ = other.options_;
    tiles_ = other.tiles_;
    deck_ = other.deck_;
    side_ = other.side_;
    made_ = other.made_;
    rewards_ = other.rewards_;
    returns_ = other.returns_;
    if (other.legal_count() != 0) list();
    return *this;
}

void Match::restart(const protocol::Seed& seed) {
    const rules::Setup setup = this->setup();
    if (auto* const team = std::get_if<Team>(&side_)) {
        team->state = rules::mists::start(*tables_, setup);
    } else if (auto* const rivals = std::get_if<Rivals>(&side_)) {
        rivals->state = rules::rivals::start(*tables_, setup);
    } else {
        *std::get<WithParts>(side_).state = rules::rivals::start<LargeState>(*tables_, setup);
    }
    if (!options_.explicit_chance) {
        deck_ = tiles_;
        shuffle(deck_, seed);
    }
    made_.clear();
    rewards_ = {};
    returns_ = {};
    draw();
    list();
}

void Match::reshuffle(const protocol::Seed& seed) {
    std::vector<rules::TileId> hidden;
    for (std::size_t face = 0; face < tables_->faces(); ++face) {
        hidden.insert(hidden.end(), unseen(rules::TileId(face)), rules::TileId(face));
    }
    shuffle(hidden, seed);
    stack(std::span(hidden).first(tiles_left()));
}

/// What is unseen now; the dragon's tiles wait for a volcano (PD-SET-2).
void Match::shuffle(std::vector<rules::TileId>& tiles, const protocol::Seed& seed) const {
    if (std::ranges::all_of(tiles, [&](rules::TileId tile) { return can_draw(tile); })) {
        protocol::shuffle(tiles, seed);
    } else {
        tiles = protocol::shuffled_for_volcano(std::move(tiles), tables_->tileset(), seed);
    }
}

bool Match::can_draw(rules::TileId face) const {
    return look([&]<class State>(const State& state) {
        if constexpr (std::same_as<State, LargeState>) {
            return rules::rivals::can_draw(*tables_, state, face);
        } else {
            return state.unseen[face.value()] != 0;
        }
    });
}

void Match::go_on_with(std::span<const rules::TileId> to_come, const BySeat& rewards) {
    options_.explicit_chance = false;
    rewards_ = rewards;
    deck_.resize(tiles_.size());
    stack(to_come);
}

void Match::stack(std::span<const rules::TileId> to_come) {
    std::copy(to_come.begin(), to_come.end(), std::span(deck_).last(to_come.size()).begin());
}

std::span<const rules::TileId> Match::to_come() const {
    return options_.explicit_chance ? std::span<const rules::TileId>()
                                    : std::span(deck_).last(tiles_left());
}

const rules::Setup& Match::setup() const {
    return look([](const auto& state) -> const rules::Setup& { return state.setup; });
}

rules::DecisionPoint Match::point() const {
    return look([](const auto& state) { return environment::point(state); });
}

rules::Outcome Match::outcome() const {
    return look([](const auto& state) { return state.outcome; });
}

std::uint16_t Match::turn() const {
    return look([](const auto& state) { return state.turn; });
}

std::size_t Match::tiles_left() const {
    return look([](const auto& state) { return undrawn(state); });
}

unsigned Match::unseen(rules::TileId face) const {
    return look([&](const auto& state) -> unsigned { return state.unseen[face.value()]; });
}

std::size_t Match::legal_count() const {
    return std::visit([](const auto& side) { return side.legal.size(); }, side_);
}

rules::Decision Match::legal(std::size_t index) const {
    return std::visit([&](const auto& side) -> rules::Decision { return side.legal[index]; },
                      side_);
}

rules::Game Match::game() const {
    return look([&](const auto& state) { return rules::Game(tables_, state); });
}

void Match::list() {
    std::visit([&](auto& side) { list_into(*tables_, plain(side.state), side.legal); }, side_);
}

void Match::carry_out(const rules::Decision& decision) {
    std::visit(
        [&](auto& side) {
            auto& state = plain(side.state);
            auto& events = events_of(state);
            events.clear();
            rules::require(environment::apply(*tables_, state, decision, events).has_value(),
                           "a legal decision can be made");
        },
        side_);
    made_.push_back(decision);
}

/// Lets the deck decide whatever chance is asked: its first tile that can be drawn. What comes
/// before that is passed over and keeps its place.
void Match::draw() {
    if (options_.explicit_chance) return;
    while (point().actor == rules::Actor::Chance) {
        const auto left = std::span(deck_).last(tiles_left());
        const auto next =
            std::ranges::find_if(left, [&](rules::TileId tile) { return can_draw(tile); });
        rules::require(next != left.end(), "a tile that can be drawn");
        std::rotate(left.begin(), next, next + 1);
        carry_out(rules::DrawTile{left.front()});
    }
}

void Match::apply(std::size_t index) {
    const rules::Decision decision = legal(index);
    const BySeat before = options_.shaped ? prospects(*this) : BySeat{};
    std::visit([](auto& side) { side.legal.resize(0); }, side_);
    carry_out(decision);
    draw();
    list();
    rewards_ = earned(*this, before);
    for (std::size_t seat = 0; seat < kMostPlayers; ++seat) returns_[seat] += rewards_[seat];
}

}  // namespace mistward::environment
