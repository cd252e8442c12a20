#include "server/record/history.hpp"

#include "rules/notation.hpp"
#include "server/work/effort.hpp"

#include <algorithm>
#include <functional>
#include <ranges>
#include <stdexcept>
#include <string>

namespace mistward::rooms {

History::History(std::shared_ptr<const rules::Tables> tables, const rules::Game& start)
    : tables_(std::move(tables)),
      setup_(start.setup()),
      start_(place_of(start)),
      kept_(std::make_shared<const std::vector<Kept>>()) {}

History::Place History::place_of(const rules::Game& game) {
    Place place;
    static_assert(rules::rivals::LargeState::Limits::kTiles <= kMostDrawn &&
                  rules::kColourCount < kNobody);
    place.drawn = game.drawn_count() & kMostDrawn;
    const auto decider = game.point().decider();
    place.decider = (decider ? decider->value() : kNobody) & kNobody;
    return place;
}

const History::Place& History::place(std::uint64_t seq) const {
    return seq == 0 ? start_ : places_[seq - 1];
}

std::optional<std::uint8_t> History::decider_at(std::uint64_t seq) const {
    const auto decider = static_cast<std::uint8_t>(place(seq).decider);
    return decider == kNobody ? std::nullopt : std::optional(decider);
}

std::uint32_t History::mark_of(std::uint8_t player, const std::string& id) {
    const auto mark = static_cast<std::uint32_t>(std::hash<std::string>()(id) + player);
    return mark == 0 ? 1 : mark;
}

std::uint32_t History::mark_of(const store::Entry& entry) {
    return entry.player && entry.command ? mark_of(*entry.player, *entry.command) : 0;
}

void History::add(const store::Entry& decision, const rules::Game& after) {
    Place next = place_of(after);
    next.command = mark_of(decision);
    next.made = static_cast<std::uint32_t>(seq() + 1);
    next.depth = static_cast<std::uint16_t>(place(seq()).depth + 1);
    entries_.push_back(decision);
    places_.push_back(next);
    keep_what_is_due(after);
}

rules::Game History::add_undo(const store::Entry& undo, std::uint64_t to) {
    rules::Game game = at(to);
    Place back = place(to);
    back.command = mark_of(undo);
    entries_.push_back(undo);
    places_.push_back(back);
    return game;
}

/// To keep a state only when its line has gone on for a while bounds their number by the length of
/// the log: each has as many decisions that count for no other.
void History::keep_what_is_due(const rules::Game& newest) {
    const std::uint32_t depth = place(seq()).depth;
    if (depth % kSpacing == 0) {
        candidate_ = {seq(), PackedGame(newest)};
    } else if (depth > kSpacing && depth % kSpacing == kSpacing / 2) {
        keep(ancestor(seq(), kSpacing / 2));
    }
}

void History::keep(std::uint64_t made) {
    if (find_kept(made) != nullptr) return;
    auto more = std::make_shared<std::vector<Kept>>(*kept_);
    Kept next = candidate_.first == made ? candidate_ : Kept{made, PackedGame(at(made))};
    more->insert(std::ranges::upper_bound(*more, made, {}, &Kept::first), std::move(next));
    kept_ = std::move(more);
}

const PackedGame* History::find_kept(std::uint64_t made) const {
    const auto found = std::ranges::lower_bound(*kept_, made, {}, &Kept::first);
    return found != kept_->end() && found->first == made ? &found->second : nullptr;
}

std::uint64_t History::ancestor(std::uint64_t made, std::uint32_t decisions) const {
    for (; decisions > 0; --decisions) made = made_by(made - 1);
    return made;
}

std::vector<std::uint64_t> History::line(std::uint64_t seq) const {
    std::vector<std::uint64_t> line;
    for (std::uint64_t made = made_by(seq); made > 0; made = made_by(made - 1)) {
        line.push_back(made);
    }
    std::ranges::reverse(line);
    return line;
}

rules::Game History::at(std::uint64_t seq) const {
    std::vector<std::uint64_t> missing;
    std::uint64_t made = made_by(seq);
    while (made > 0 && find_kept(made) == nullptr) {
        missing.push_back(made);
        made = made_by(made - 1);
    }
    rules::Game game = made > 0 ? find_kept(made)->unpack(tables_) : rules::Game(tables_, setup_);
    for (const std::uint64_t next : missing | std::views::reverse) {
        const auto decision = rules::parse_decision(game, entries_[next - 1].decision);
        if (!decision || !game.apply(*decision)) {
            throw std::logic_error("entry " + std::to_string(next) + " was made and cannot be");
        }
    }
    work::note_entries(missing.size());
    return game;
}

History History::until(std::uint64_t seq) const {
    History earlier(*this);
    earlier.entries_ = {};
    for (std::uint64_t i = 0; i < seq; ++i) {
        store::Entry entry = entries_[i];
        entry.command.reset();
        earlier.entries_.push_back(entry);
    }
    earlier.places_ = places_.first(seq);
    auto known = std::make_shared<std::vector<Kept>>(*kept_);
    std::erase_if(*known, [seq](const Kept& state) { return state.first > seq; });
    earlier.kept_ = std::move(known);
    if (candidate_.first > seq) earlier.candidate_ = {};
    return earlier;
}

std::optional<std::uint64_t> History::find_command(std::uint8_t player,
                                                   const std::string& id) const {
    const std::uint32_t mark = mark_of(player, id);
    for (std::uint64_t seq = this->seq(); seq > 0; --seq) {
        if (places_[seq - 1].command != mark) continue;
        const store::Entry entry = entries_[seq - 1];
        if (entry.player == player && entry.command == id) return seq;
    }
    return std::nullopt;
}

std::size_t History::bytes() const {
    std::size_t states = 0;
    for (const auto& [made, state] : *kept_) states += state.bytes();
    return entries_.bytes() + places_.size() * sizeof(Place) + states;
}

}  // namespace mistward::rooms
