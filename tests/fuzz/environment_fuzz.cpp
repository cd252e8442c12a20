// Calls the door of libmistward as the bytes choose, with texts, numbers and buffers that are
// theirs. Whatever is refused has a message and has changed nothing; whatever is legal can be done;
// a record brings back its game.
#include "clients/environment/mistward.h"
#include "tests/fuzz/choices.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"

#include <array>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

using mistward::fuzz::Choices;
using mistward::fuzz::require;

namespace {

struct Free {
    void operator()(mistward_game* game) const { mistward_game_free(game); }
    void operator()(mistward_batch* batch) const { mistward_batch_free(batch); }
};
using Game = std::unique_ptr<mistward_game, Free>;

constexpr std::array kSetups{"mists:1 players:1",
                             "mists:2 players:2",
                             "mists:3 players:3",
                             "mists:4 players:4",
                             "mists:5 players:2",
                             "mists:6 players:5",
                             "base players:2",
                             "ghosts players:3",
                             "ghosts players:2 without:castles",
                             "mists:6 players:4 scoring:red+green+yellow",
                             "mists:5 players:1 rules:2",
                             "base players:3 parts:inns+builder+goods+dragon+towers",
                             "ghosts players:2 parts:abbot+dragon+fairy+princesses+portals+towers+"
                             "abbeys+mayor+wagon+barn"};

void require_told(mistward_status status) {
    require(status >= MISTWARD_OK && status < MISTWARD_INTERNAL, mistward_message());
    require(status == MISTWARD_OK || *mistward_message() != '\0', "what is refused has a message");
}

/// What a function of the door writes, asked for its length first.
template <class Tell>
std::string text_of(Tell tell) {
    std::size_t length = 0;
    require(tell(nullptr, 0, &length) == MISTWARD_TOO_SMALL, "a text needs room");
    // Of exactly that size, so that a byte too many is noticed.
    std::vector<char> room(length + 1);
    require(tell(room.data(), room.size(), &length) == MISTWARD_OK, "the room is large enough");
    return room.data();
}

std::string record_of(const mistward_game* game) {
    return text_of([&](char* text, std::size_t size, std::size_t* length) {
        return mistward_game_record(game, text, size, length);
    });
}

mistward_moment moment_of(const mistward_game* game) {
    mistward_moment moment;
    require(mistward_game_moment(game, &moment) == MISTWARD_OK, "a game has a moment");
    return moment;
}

std::int32_t number(Choices& choices) {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) value = value << 8U | choices.byte();
    return static_cast<std::int32_t>(value);
}

Game new_game(Choices& choices) {
    const std::string words(choices.flag() ? choices.among(kSetups) : std::string(choices.line()));
    mistward_game* game = nullptr;
    const auto options = choices.byte();
    const auto status =
        mistward_game_create(nullptr, words.c_str(), choices.byte(), options, &game);
    require_told(status);
    require((status == MISTWARD_OK) == (game != nullptr), "a game or a refusal");
    return Game(game);
}

void look(const mistward_game* game, Choices& choices) {
    mistward_shape shape;
    require(mistward_game_shape(game, &shape) == MISTWARD_OK, "a game has a shape");
    const auto seat = static_cast<std::int8_t>(choices.byte());
    std::vector<float> seen(static_cast<std::size_t>(shape.observation));
    const auto status = mistward_game_observe(game, seat, seen.data(), seen.size());
    require((status == MISTWARD_OK) == (seat >= 0 && seat < shape.players), "seats see");
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(shape.actions));
    require(mistward_game_mask(game, mask.data(), mask.size()) == MISTWARD_OK, "a game has a mask");
    std::size_t legal = 0;
    for (const std::uint8_t each : mask) legal += each;
    const mistward_moment moment = moment_of(game);
    const bool decides = moment.actor == MISTWARD_PLAYER;
    require(legal == (decides ? static_cast<std::size_t>(moment.legal) : 0), "masks are exact");
    require(moment.decisions <= shape.longest, "no game is longer than is told");
    text_of([&](char* text, std::size_t size, std::size_t* length) {
        return mistward_game_state_json(game, text, size, length);
    });
}

void read_back(const mistward_game* game) {
    const std::string record = record_of(game);
    mistward_game* read = nullptr;
    require(mistward_game_read(nullptr, record.c_str(), &read) == MISTWARD_OK, mistward_message());
    require(record_of(Game(read).get()) == record, "a record brings back its game");
}

void decide(mistward_game* game, Choices& choices) {
    const mistward_moment before = moment_of(game);
    mistward_status status = MISTWARD_OK;
    switch (choices.below(4)) {
        case 0:
            status = mistward_game_apply(game, number(choices));
            break;
        case 1:
            status = mistward_game_act(game, number(choices));
            break;
        case 2:
            status = mistward_game_say(game, std::string(choices.line()).c_str());
            break;
        default:
            if (before.legal == 0) return;
            status = mistward_game_apply(
                game,
                static_cast<std::int32_t>(choices.below(static_cast<std::size_t>(before.legal))));
            require(status == MISTWARD_OK, "what is legal can be done");
    }
    require_told(status);
    const mistward_moment after = moment_of(game);
    require((status == MISTWARD_OK) == (after.decisions > before.decisions),
            "a refusal changes nothing");
    require(status == MISTWARD_OK || std::memcmp(&before, &after, sizeof after) == 0,
            "a refusal changes nothing");
}

void read_anything(Choices& choices, Game& game) {
    const std::string text(choices.line());
    mistward_game* read = nullptr;
    require_told(mistward_game_read(nullptr, text.c_str(), &read));
    if (read != nullptr) game.reset(read);
    mistward_tileset* tileset = nullptr;
    require_told(mistward_tileset_create(text.data(), text.size(), &tileset));
    mistward_tileset_free(tileset);
}

/// Steps a small batch with numbers of any kind.
void step_batch(Choices& choices) {
    constexpr std::size_t kGames = 2;
    mistward_batch* made = nullptr;
    require_told(
        mistward_batch_create(nullptr, choices.among(kSetups), kGames, choices.byte() & 7U, &made));
    const std::unique_ptr<mistward_batch, Free> batch(made);
    std::array<std::int32_t, kGames> legal{};
    mistward_report report{};
    report.bytes = sizeof report;
    report.legal = legal.data();
    require_told(mistward_batch_reset(batch.get(), choices.byte(), &report));
    for (std::size_t i = 0; i < 8 && !choices.done(); ++i) {
        std::array<std::int32_t, kGames> numbers{};
        for (std::size_t game = 0; game < kGames; ++game) {
            const bool any = choices.flag() || legal[game] == 0;
            const std::size_t most = any ? 65536 : static_cast<std::size_t>(legal[game]);
            numbers[game] = static_cast<std::int32_t>(choices.below(most)) - (any ? 2 : 0);
        }
        require_told(mistward_batch_step(batch.get(), numbers.data(),
                                         static_cast<std::int32_t>(choices.below(3)), &report));
    }
}

}  // namespace

void mistward::fuzz_environment(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    Game game = new_game(choices);
    while (game != nullptr && !choices.done()) {
        switch (choices.below(12)) {
            case 0:
                look(game.get(), choices);
                break;
            case 1:
                read_back(game.get());
                break;
            case 2:
                read_anything(choices, game);
                break;
            case 3:
                step_batch(choices);
                break;
            case 4:
                require_told(mistward_game_reshuffle(game.get(), choices.byte()));
                break;
            case 5: {
                mistward_game* copy = nullptr;
                require(mistward_game_copy(game.get(), &copy) == MISTWARD_OK, "games are copied");
                game.reset(copy);
                break;
            }
            case 6:
                if (choices.below(16) == 0) mistward_game_reset(game.get(), choices.byte());
                break;
            default:
                decide(game.get(), choices);
        }
    }
}
