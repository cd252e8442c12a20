#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::bot {

/// A room's game, rebuilt from its log as a viewer is told it: what somebody needs who thinks about
/// it.
class FollowedGame {
public:
    FollowedGame(std::shared_ptr<const rules::Tables> tables, const rules::Setup& setup,
                 rules::Viewer viewer);

    /// The next entry of the log, by the id of its decision. The value is what it caused; nothing
    /// after an undo, which leads to another game: begin anew with `path`. Throws `Refused` if the
    /// log cannot be followed.
    std::optional<std::vector<rules::Event>> follow(std::string_view decision);

    /// As the viewer sees it.
    const rules::Game& game() const { return game_; }
    rules::Viewer viewer() const { return viewer_; }

    /// How many entries of the log were followed.
    std::uint64_t seq() const { return entries_.size(); }

    /// The decisions that lead from the beginning to the game as it is, without what was undone.
    std::vector<std::string> path() const;

    /// The game before its first draw.
    const rules::Game& start() const { return start_; }

private:
    /// The state after an entry: that of an earlier one, and what was decided in it.
    struct Entry {
        std::uint64_t from = 0;
        std::string decision;  ///< empty: the state of `from` again
    };

    std::vector<rules::Event> carry_out(std::string_view decision);
    void return_to(std::string_view seq);

    rules::Game start_;
    rules::Game game_;
    rules::Viewer viewer_;
    std::vector<Entry> entries_;
};

}  // namespace mistward::bot
