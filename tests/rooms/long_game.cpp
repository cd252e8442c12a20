#include "tests/rooms/long_game.hpp"

#include "protocol/undo.hpp"
#include "rules/notation.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/service/records.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rules/simulation.hpp"

#include <memory>
#include <stdexcept>

namespace mistward::test {

namespace {

/// Plays and takes back, on a game that nobody listens to.
class Player {
public:
    Player(const rules::Setup& setup, std::uint64_t seed)
        : Player(rooms::LoggedGame(std::make_shared<const rooms::GameTerms>(rooms::agree(
                     "room1", 1, setup, catalogue()[rules::boxes_of(setup)], {}, 1000))),
                 seed) {
        game_.draw(1000);
    }
    Player(rooms::LoggedGame game, std::uint64_t seed) : game_(std::move(game)), random_(seed) {}

    rooms::LoggedGame& game() { return game_; }

    /// Any legal decision and the draw that follows; goes back if that is the end of the game.
    void play() {
        play_any();
        if (game_.is_over()) take_back_any();
    }

    void play_to_end() {
        while (!game_.is_over()) play_any();
    }

    void take_back_last() {
        std::uint64_t to = game_.seq() - 1;
        while (!game_.history().decider_at(to)) --to;
        make(protocol::undo_text(to));
    }

    void take_back_any() {
        std::uint64_t to = 0;
        do {
            to = random_.below(game_.seq());
        } while (!game_.history().decider_at(to));
        make(protocol::undo_text(to));
    }

private:
    void play_any() {
        const auto legal = game_.game().legal();
        make(rules::decision_text(game_.game(), legal[random_.below(legal.size())]));
        game_.draw(1000);
    }

    void make(const std::string& decision) {
        const auto player = static_cast<std::uint8_t>(game_.game().point().player.value());
        const store::Entry entry{player, decision, std::nullopt, 1000};
        if (const auto made = game_.replay({&entry, 1}); !made) {
            throw std::runtime_error(decision + ": " + made.error().message);
        }
    }

    rooms::LoggedGame game_;
    rules::Random random_;
};

}  // namespace

rooms::LoggedGame long_game(const rules::Setup& setup, std::uint64_t entries, Undos undos,
                            std::uint64_t seed) {
    constexpr std::uint64_t kMostAtOnce = 4;  // a decision, draws, and going back from the end
    Player player(setup, seed);
    const std::size_t half = player.game().terms().deck.size() / 2;
    const auto has_room = [&] { return player.game().seq() + kMostAtOnce < entries; };
    while (has_room() && player.game().game().drawn_count() < half) player.play();
    while (has_room()) {
        player.play();
        undos == Undos::Last ? player.take_back_last() : player.take_back_any();
    }
    while (player.game().seq() < entries) player.take_back_any();
    return player.game();
}

rooms::LoggedGame ended_long_game(const rules::Setup& setup, std::uint64_t entries, Undos undos,
                                  std::uint64_t seed) {
    Player player(long_game(setup, entries, undos, seed), seed);
    player.play_to_end();
    return player.game();
}

std::string file_text(const rooms::LoggedGame& game) {
    rooms::RoomState room;
    room.id = "room1";
    room.setup = game.terms().setup;
    room.seats.resize(room.setup.players);
    room.game = std::make_shared<const rooms::LoggedGame>(game);
    auto record = rooms::start_game(room, {}).game;
    if (game.is_over()) record.end = rooms::game_end(game, 9000);
    return protocol::wire::text_of(rooms::game_file(record, game, "1.2.3"));
}

}  // namespace mistward::test
