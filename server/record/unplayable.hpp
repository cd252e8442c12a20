#pragma once

#include "protocol/wire/words.hpp"

#include <string>

namespace mistward::rooms {

/// What keeps a stored game from being played anew, as `game_unreadable` tells it.
enum class Unplayable {
    RulesUnknown,  ///< of a version that this server does not play
    SetupUnknown,  ///< something of its setup is not known, or cannot be played
    TilesUnknown,  ///< nobody has them, or nobody can play with them
    LogBroken,     ///< an entry does not follow from those before it, or from the deck
    RecordBroken,  ///< something else of its rows cannot be read
};

struct Fault {
    Unplayable reason = Unplayable::RecordBroken;
    std::string why;  ///< one sentence
};

}  // namespace mistward::rooms

template <>
struct mistward::protocol::wire::Words<mistward::rooms::Unplayable>
    : mistward::protocol::wire::WordList<mistward::rooms::Unplayable, "rules_unknown",
                                         "setup_unknown", "tiles_unknown", "log_broken",
                                         "record_broken"> {};
