#pragma once

#include "server/behaviour/step.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "server/service/records.hpp"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/require.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mistward::fuzz {

/// A room without a store, whose writes all succeed: what it writes is kept here, and leads back to
/// it. Seat tokens are the texts of `token(n)`.
class FuzzedRoom {
public:
    explicit FuzzedRoom(Choices& choices);

    const rooms::RoomState& state() const { return room_; }
    std::int64_t now_ms() const { return now_ms_; }
    void pass_time(std::int64_t ms) { now_ms_ += ms; }

    /// Takes the step that a command led to, or nothing if it was refused.
    template <class Reply>
    void take(const rooms::Stepped<Reply>& step) {
        if (!step) return require(!step.error().message.empty(), "a refusal says why");
        check_effects(step->next, step->effects);
        if (step->write) note(rooms::rows_of(*step->write, room_, step->next));
        move_on(step->next);
    }

    /// The log leads to the game, and the rows to the room.
    void check_log() const;

    static std::string token(std::size_t number) { return "token" + std::to_string(number); }

private:
    void note(const rooms::StoreRequest& request);
    void move_on(rooms::RoomState next);
    void check_effects(const rooms::RoomState& next,
                       const std::vector<rooms::Effect>& effects) const;
    void check_state() const;
    void check_restored() const;

    rooms::RoomState room_;
    std::vector<store::Entry> log_;
    std::optional<store::GameRecord> game_;
    std::int64_t now_ms_ = 1'795'255'200'000;
    std::uint64_t steps_ = 0;
};

}  // namespace mistward::fuzz
