#pragma once

#include "protocol/json.hpp"
#include "rules/game.hpp"

#include <map>
#include <optional>
#include <string>

namespace mistward::referee {

/// A game that another engine refereed, played again step by step.
class Refereed {
public:
    explicit Refereed(const protocol::Json& game);

    /// Whether this test knows everything that the game is played with.
    static bool is_known(const protocol::Json& game);

    /// What the engine told that we have otherwise, with the step; nothing if we agree to the end.
    std::optional<std::string> difference();

private:
    std::string differs(const protocol::Json& step);
    std::string place(const protocol::Json& step);
    std::string put_figure(const protocol::Json& step);
    std::string take_home(const protocol::Json& step);
    std::string finish_part(const protocol::Json& step);
    std::string make(const rules::Decision& decision);
    std::string count(const protocol::Json& step) const;
    rules::TileId tile(const std::string& name) const;
    std::string points(const protocol::Json& wanted) const;

    const protocol::Json& file_;
    rules::Game game_;
};

}  // namespace mistward::referee
