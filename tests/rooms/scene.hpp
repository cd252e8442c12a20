#pragma once

#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"
#include "server/behaviour/timekeeping.hpp"
#include "server/service/records.hpp"
#include "tests/rooms/client.hpp"

#include <map>
#include <optional>
#include <string>

namespace mistward::test {

/// A room without a store and without an actor: commands are steps, and every write succeeds.
/// Subscriber n is `SubscriberId(n)`.
class Scene {
public:
    explicit Scene(std::uint8_t seats, const rules::Setup& setup = {});

    /// Takes the step and carries out its effects. Fails the test if the room refuses.
    template <class Reply>
    Reply take(const rooms::Stepped<Reply>& step) {
        if (!step) throw std::runtime_error("refused: " + step.error().message);
        rooms::RoomState next = step->next;
        next.clocks = rooms::clocks_after(room, next, now_ms);
        auto about_time = rooms::time_effects(room, next, now_ms);
        next.lead = rooms::lead_after(room, next, now_ms);
        if (next.lead.leader != room.lead.leader) about_time.push_back(rooms::room_changed(next));
        write.reset();
        if (step->write) write = rooms::rows_of(*step->write, room, next);
        room = std::move(next);
        carry_out(step->effects);
        carry_out(about_time);
        settle();
        return step->reply;
    }
    /// What waits for everybody who is there is carried out, as it is in an actor.
    void settle() {
        if (!room.undo) return;
        const auto settled = rooms::step(room, rooms::command::Settle{now_ms});
        if (settled && !settled->effects.empty()) take(settled);
    }

    void seat(const std::string& name, std::optional<std::uint8_t> index = {});
    void start(std::uint8_t seed = 42);
    /// Listens with the token of the seat that `name` took, or as a spectator.
    Client& attach(int who, const std::string& name = "", std::optional<std::uint64_t> since = {});
    rooms::Stepped<std::uint64_t> decide(int who, const std::string& decision,
                                         std::uint64_t expect_seq, const std::string& id) const;
    rooms::Stepped<std::uint64_t> act(int who, protocol::Command command) const;
    /// The n-th legal decision (modulo their number) by whoever decides; seat n is subscriber n.
    void play(std::uint64_t choice);

    /// The legal decision that leaves the most ghosts in the supply, so that games last.
    void play_carefully();

    static std::string token(const std::string& name) { return "token of " + name; }

    std::int64_t now_ms = 6000;
    rooms::RoomState room;
    std::optional<rooms::StoreRequest> write;  ///< of the last step
    std::map<int, Client> clients;

private:
    void carry_out(const std::vector<rooms::Effect>& effects);

    int commands_ = 0;
};

}  // namespace mistward::test
