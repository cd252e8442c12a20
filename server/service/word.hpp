#pragma once

#include "server/behaviour/secrets.hpp"
#include "server/service/room.hpp"
#include "server/service/services.hpp"
#include "server/work/fair_queue.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mistward::rooms {

// The word of a room. It may be easy to guess, so it is stretched, by scrypt on a worker (16 MiB,
// some 50 ms), to a pass that is not; of that the room keeps the hash. So whoever has the database
// pays as much for each guess, and what comes after the pass costs nothing. Each is `rate_limited`
// if too much work waits. Words are the same if they are so in NFKC and without blanks around them;
// a word that a room has kept as it was written, from before that was so, opens it as well.

/// What a room is to keep of its new word. `key`: for whom the work is done.
AsyncResult<RoomWord> keep_word(const Services& services, std::string word, work::Key key);

/// The pass that the word gives, which opens the room until it has another; `wrong_word` otherwise,
/// and nothing for a room that needs none.
AsyncResult<std::optional<std::string>> pass_for(const Services& services,
                                                 std::optional<RoomWord> kept, std::string word,
                                                 work::Key key);

/// As text, for the store and back; nothing if it is no such text.
std::string word_text(const RoomWord& word);
std::optional<RoomWord> read_word_text(std::string_view text);

}  // namespace mistward::rooms
