#pragma once

#include "rules/game.hpp"
#include "server/record/entry_list.hpp"
#include "server/record/packed_game.hpp"
#include "server/record/shared_list.hpp"
#include "server/store/records.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

using store::Entry;

/// The log of a game and the states that it has led to. An undo makes it a tree: what was undone
/// stays in the log, and the next decision follows from the seq that was gone back to. States are
/// kept here and there on every line, so that any other is near one of them. A value; copies share
/// what they have in common.
class History {
public:
    /// A state is kept for every so many decisions of a line that goes on for half as many.
    static constexpr std::uint32_t kSpacing = 64;
    /// The most entries that are replayed for the state at a seq.
    static constexpr std::uint32_t kFarthest = kSpacing + kSpacing / 2 - 1;

    History(std::shared_ptr<const rules::Tables> tables, const rules::Game& start);

    /// The seq n + 1 is that of `entries()[n]`.
    const EntryList& entries() const { return entries_; }
    std::uint64_t seq() const { return entries_.size(); }

    /// A decision that was made at the newest seq; `after` is the game that it led to.
    void add(const store::Entry& decision, const rules::Game& after);
    /// An undo that goes back to `to`, which is not above the newest seq. The value is the game
    /// there.
    rules::Game add_undo(const store::Entry& undo, std::uint64_t to);

    /// The seq of the decision that led to the state at `seq`: itself but for undos; 0 for the
    /// start. The state before that decision is the one at the seq before it.
    std::uint64_t made_by(std::uint64_t seq) const { return place(seq).made; }
    /// How many tiles had been drawn at `seq`.
    std::size_t drawn_at(std::uint64_t seq) const { return place(seq).drawn; }
    /// The player who was to decide at `seq`; nothing while chance was, or nobody.
    std::optional<std::uint8_t> decider_at(std::uint64_t seq) const;
    /// The decisions that led to the state at `seq`, oldest first, as their seqs.
    std::vector<std::uint64_t> line(std::uint64_t seq) const;
    /// The game at a seq of the log; replays at most `kFarthest` entries.
    rules::Game at(std::uint64_t seq) const;

    /// What the log was at `seq`, without the ids of commands.
    History until(std::uint64_t seq) const;

    /// The seq of what this player sent under that command id, if it is in the log.
    std::optional<std::uint64_t> find_command(std::uint8_t player, const std::string& id) const;

    /// About how much memory it takes that it does not share.
    std::size_t bytes() const;

private:
    static constexpr std::uint16_t kNobody = 0xF;
    static constexpr std::uint16_t kMostDrawn = 0xFFF;

    struct Place {
        std::uint32_t made = 0;
        std::uint32_t command = 0;  ///< what its command is told from most others by; 0 for none
        std::uint16_t depth = 0;    ///< decisions on the line
        std::uint16_t drawn : 12 = 0;
        std::uint16_t decider : 4 = kNobody;
    };
    static_assert(sizeof(Place) == 12);
    using Kept =
        std::pair<std::uint64_t, PackedGame>;  ///< with the seq of the decision that led to it

    static Place place_of(const rules::Game& game);
    static std::uint32_t mark_of(std::uint8_t player, const std::string& id);
    static std::uint32_t mark_of(const store::Entry& entry);
    const Place& place(std::uint64_t seq) const;
    const PackedGame* find_kept(std::uint64_t made) const;
    std::uint64_t ancestor(std::uint64_t made, std::uint32_t decisions) const;
    void keep_what_is_due(const rules::Game& newest);
    void keep(std::uint64_t made);

    std::shared_ptr<const rules::Tables> tables_;
    rules::Setup setup_;
    Place start_;
    EntryList entries_;
    SharedList<Place> places_;
    std::shared_ptr<const std::vector<Kept>> kept_;  ///< by seq
    Kept candidate_;  ///< the newest that will be kept if its line goes on
};

}  // namespace mistward::rooms
