#pragma once

#include "protocol/room_words.hpp"
#include "server/record/logged_game.hpp"
#include "server/store/records.hpp"

#include <memory>
#include <string>

namespace mistward::rooms {

using protocol::ForkDeck;

/// The deck of the terms as text, faces separated by commas.
std::string deck_text(const GameTerms& terms);

/// Gives terms a deck of their own, as text, and commits to it. False if it is not made of the
/// game's tiles.
bool take_deck(GameTerms& terms, const std::string& deck);

/// Where, when and with which chance a fork begins.
struct ForkTerms {
    std::string room;
    std::uint64_t seq = 0;  ///< of the original, to go on from
    ForkDeck deck = ForkDeck::Fresh;
    Seed seed{};
    std::int64_t now_ms = 0;
};

/// A new game whose log begins with the first `seq` entries of another, without command ids. If
/// chance is to decide there, it has drawn.
LoggedGame fork(const LoggedGame& original, const ForkTerms& terms);

}  // namespace mistward::rooms
