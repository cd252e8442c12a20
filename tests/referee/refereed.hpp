#pragma once

#include "protocol/json.hpp"
#include "rules/game.hpp"

#include <deque>
#include <string>

namespace mistward::referee {

/// A game or a case that another engine refereed, played again step by step.
class Refereed {
public:
    explicit Refereed(const protocol::Json& file);

    /// What the engine told that we have otherwise, each with its step and a stop behind, until the
    /// game cannot go on as it did there.
    std::string differences();

private:
    std::string follow(const protocol::Json& step);
    std::string place(const protocol::Json& step);
    std::string choose(const protocol::Json& step);
    std::string pass(const protocol::Json& step);
    std::string finish_part(const protocol::Json& step);
    std::string make(const rules::Decision& decision);
    std::string undo();
    void add(const std::string& difference);
    void count(const protocol::Json& step);
    std::string points(const protocol::Json& wanted) const;

    const protocol::Json& file_;
    rules::Game game_;
    rules::Game before_;  ///< the last thing that was chosen
    std::size_t step_ = 0;
    std::string differences_;
    std::deque<rules::Decision> forced_;  ///< that the file has not told yet (M-TURN-3)
};

}  // namespace mistward::referee
