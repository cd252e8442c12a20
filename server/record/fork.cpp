#include "server/record/fork.hpp"

#include "protocol/messages.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using Deck = std::vector<rules::TileId>;

std::string deck_text(const rules::TileSet& tiles, const Deck& deck) {
    std::string text;
    for (const rules::TileId tile : deck) {
        if (!text.empty()) text += ',';
        text += rules::face_name(tiles, tile);
    }
    return text;
}

/// The tiles that the faces of a deck's text name, taken out of `left`; nothing if they are others.
std::optional<Deck> parse_deck(const rules::TileSet& tiles, Deck left, const std::string& text) {
    Deck deck;
    std::size_t begin = 0;
    while (!left.empty()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view face = std::string_view(text).substr(begin, end - begin);
        const auto tile = std::ranges::find_if(
            left, [&](rules::TileId id) { return rules::face_name(tiles, id) == face; });
        if (tile == left.end()) return std::nullopt;
        deck.push_back(*tile);
        left.erase(tile);
        begin = std::min(end + 1, text.size());
    }
    return begin == text.size() ? std::optional(deck) : std::nullopt;
}

Deck tiles_in_order(const GameTerms& terms) {
    return rules::Game(terms.tiles.tables, terms.setup).deck();
}

void commit(GameTerms& terms) {
    const std::string deck = deck_text(terms);
    terms.deck_committed = true;
    terms.commitment = commitment(
        {terms.id, protocol::rules_version(terms.setup), terms.tiles.digest, deck}, terms.seed);
}

/// Which places of the deck the first `seq` entries have shown; a tile laid face down shows none.
std::vector<bool> shown(const LoggedGame& original, std::uint64_t seq) {
    std::vector<bool> shown(original.terms().deck.size());
    for (std::uint64_t n = 0; n < seq; ++n) {
        if (!original.entries()[n].player) shown.at(original.history().drawn_at(n)) = true;
    }
    return shown;
}

/// What was shown stays where it was; the rest is shuffled into the other places.
Deck fresh_deck(const LoggedGame& original, const ForkTerms& fork) {
    const auto known = shown(original, fork.seq);
    Deck deck = original.terms().deck;
    Deck unseen = tiles_in_order(original.terms());
    for (std::size_t i = 0; i < deck.size(); ++i) {
        if (known[i]) unseen.erase(std::ranges::find(unseen, deck[i]));
    }
    unseen = shuffled(std::move(unseen), fork.seed);
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
