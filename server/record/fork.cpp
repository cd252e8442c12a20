#include "server/record/fork.hpp"

#include "protocol/messages.hpp"
#include "server/record/deck.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace mistward::rooms {

namespace {

std::string deck_text(const rules::TileSet& tiles, const Deck& deck) {
    std::string text;
    for (const rules::TileId tile : deck) {
        if (!text.empty()) text += ',';
        text += rules::face_name(tiles, tile);
    }
    return text;
}

/// The tiles of a set by the names of their faces.
std::unordered_map<std::string, rules::TileId> tiles_by_face(const rules::TileSet& set) {
    std::unordered_map<std::string, rules::TileId> tiles;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        tiles.emplace(rules::face_name(set, rules::TileId(i)), rules::TileId(i));
    }
    return tiles;
}

/// The tiles that the faces of a deck's text name, which must be all of `tiles`; nothing if they
/// are others.
std::optional<Deck> parse_deck(const rules::TileSet& set, const Deck& tiles,
                               std::string_view text) {
    const auto by_face = tiles_by_face(set);
    Deck deck;
    while (!text.empty() && deck.size() < tiles.size()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const auto tile = by_face.find(std::string(text.substr(0, end)));
        if (tile == by_face.end()) return std::nullopt;
        deck.push_back(tile->second);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const bool is_all = text.empty() && deck.size() == tiles.size() && without(tiles, deck);
    return is_all ? std::optional(deck) : std::nullopt;
}

rules::Game start_of(const GameTerms& terms) { return {terms.tiles.tables, terms.setup}; }

Deck tiles_in_order(const GameTerms& terms) { return start_of(terms).deck(); }

void commit(GameTerms& terms) {
    const std::string deck = deck_text(terms);
    terms.deck_committed = true;
    terms.commitment = commitment(
        {terms.id, protocol::rules_version(terms.setup), terms.tiles.digest, deck}, terms.seed);
}

/// The place of the tile that the entry `n` drew: of equal ones the first that was left.
std::size_t place_drawn_at(const LoggedGame& original, std::uint64_t n) {
    const std::string& draw = original.entries()[n].decision;
    const auto line = original.history().line(n);
    auto before = std::ranges::count_if(
        line, [&](std::uint64_t made) { return original.entries()[made - 1].decision == draw; });
    const Deck& deck = original.terms().deck;
    const auto& set = original.terms().tiles.set();
    const auto is_it = [&](rules::TileId tile) {
        return draw == "draw:" + rules::face_name(set, tile) && before-- == 0;
    };
    return static_cast<std::size_t>(std::ranges::find_if(deck, is_it) - deck.begin());
}

/// Which places of the deck the first `seq` entries have shown; a tile laid face down shows none.
std::vector<bool> shown(const LoggedGame& original, std::uint64_t seq, bool passes_over) {
    std::vector<bool> shown(original.terms().deck.size());
    for (std::uint64_t n = 0; n < seq; ++n) {
        const std::size_t place = original.history().drawn_at(n);
        const bool is_drawn = original.history().drawn_at(n + 1) > place;
        if (!is_drawn || original.entries()[n].player) continue;
        shown.at(passes_over ? place_drawn_at(original, n) : place) = true;
    }
    return shown;
}

/// What was shown stays where it was; the rest is shuffled into the other places. Where tiles can
/// be passed over, what was shown comes first, so that nothing of the rest can come between.
Deck fresh_deck(const LoggedGame& original, const ForkTerms& fork) {
    const bool passes_over = start_of(original.terms()).holds_back();
    const auto known = shown(original, fork.seq, passes_over);
    Deck deck = original.terms().deck;
    Deck seen;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (known[i]) seen.push_back(deck[i]);
    }
    const Deck unseen =
        order_from(original.history().at(fork.seq),
                   without(tiles_in_order(original.terms()), seen).value(), fork.seed);
    if (passes_over) {
        seen.insert(seen.end(), unseen.begin(), unseen.end());
        return seen;
    }
    auto next = unseen.begin();
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (!known[i]) deck[i] = *next++;
    }
    return deck;
}

GameTerms fork_terms(const LoggedGame& original, const ForkTerms& fork) {
    GameTerms terms =
        agree(fork.room, 1, original.terms().setup, original.terms().tiles, fork.seed, fork.now_ms);
    terms.fork = {original.terms().id, fork.seq};
    terms.given = fork.seq;
    terms.deck = fork.deck == ForkDeck::Same ? original.terms().deck : fresh_deck(original, fork);
    commit(terms);
    return terms;
}

}  // namespace

std::string deck_text(const GameTerms& terms) { return deck_text(terms.tiles.set(), terms.deck); }

bool take_deck(GameTerms& terms, const std::string& text) {
    auto deck = parse_deck(terms.tiles.set(), tiles_in_order(terms), text);
    if (!deck) return false;
    terms.deck = std::move(*deck);
    commit(terms);
    return true;
}

LoggedGame fork(const LoggedGame& original, const ForkTerms& terms) {
    LoggedGame game(std::make_shared<const GameTerms>(fork_terms(original, terms)),
                    original.history().until(terms.seq));
    game.draw(terms.now_ms);
    return game;
}

}  // namespace mistward::rooms
