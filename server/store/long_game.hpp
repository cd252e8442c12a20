#pragma once

#include "server/store/connection.hpp"
#include "server/store/store.hpp"
#include "server/store/writer.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace mistward::store {

/// So many entries of a game that comes with its log are written in one transaction at most: a
/// decision of another room that comes meanwhile waits for these alone.
inline constexpr std::size_t kEntriesAtOnce = 200;

/// A room that comes with a long game, written in parts, each in a transaction of its own. Nobody
/// sees any of it before the last part is written; until then the room counts as removed.
class LongGame {
public:
    explicit LongGame(CreatePlayingRoom request) : request_(std::move(request)) {}

    bool is_written() const { return written_ >= request_.start.entries.size(); }

    /// Writes the next part; not any more after one that was refused. Conflict: a room has that id.
    Result<void> write_next(Connection& connection);

    /// Removes what there is of it, unless it is whole.
    Result<void> remove(Connection& connection) const;

private:
    Result<void> begin(Connection& connection);
    Result<void> go_on(Connection& connection);
    /// Moves the entries that are next out of the request.
    std::vector<Entry> take_part();

    CreatePlayingRoom request_;
    bool begun_ = false;
    std::size_t written_ = 0;  ///< entries
};

/// Writes it part by part, while other writes go on between them. Of a game that is refused nothing
/// is left, or something that nobody sees and that the next start removes.
AsyncResult<void> write_in_parts(LargeWrites& parts, QuietWrites& rest, CreatePlayingRoom request);

/// At a start: removes what a process was writing in parts when it ended, if it began before that
/// moment: where others use the database, too, they may be writing. Since nobody sees that, it may
/// stay on a disk that is full.
void clear_away_unfinished(Connection& connection, std::int64_t before_ms);

}  // namespace mistward::store
