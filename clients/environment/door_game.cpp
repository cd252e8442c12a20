// The functions of the door that make, read and tell about games.
#include "clients/environment/door.hpp"
#include "clients/environment/notation.hpp"
#include "clients/environment/observation.hpp"
#include "clients/environment/record.hpp"
#include "clients/environment/rewards.hpp"
#include "protocol/wire/state.hpp"
#include "protocol/wire/write.hpp"
#include "rules/text/state_text.hpp"

#include <algorithm>

using namespace mistward::environment;
using mistward::rules::Setup;

namespace {

// The numbers that the header gives to callers.
using mistward::rules::Actor;
using mistward::rules::DecisionKind;
using mistward::rules::kCountOf;
using mistward::rules::Outcome;
static_assert(MISTWARD_PLAYER == static_cast<int>(Actor::Player));
static_assert(MISTWARD_CHANCE == static_cast<int>(Actor::Chance));
static_assert(MISTWARD_NOBODY == static_cast<int>(Actor::Nobody));
static_assert(kCountOf<Actor> == MISTWARD_NOBODY + 1);
static_assert(MISTWARD_UNDECIDED == static_cast<int>(Outcome::Undecided));
static_assert(MISTWARD_WON == static_cast<int>(Outcome::Won));
static_assert(MISTWARD_LOST == static_cast<int>(Outcome::Lost));
static_assert(MISTWARD_FINISHED == static_cast<int>(Outcome::Finished));
static_assert(kCountOf<Outcome> == MISTWARD_FINISHED + 1);
static_assert(MISTWARD_DRAW_TILE == static_cast<int>(DecisionKind::DrawTile));
static_assert(MISTWARD_PLACE_TILE == static_cast<int>(DecisionKind::PlaceTile));
static_assert(MISTWARD_BURY == static_cast<int>(DecisionKind::Bury));
static_assert(MISTWARD_HAUNT_CEMETERY == static_cast<int>(DecisionKind::HauntCemetery));
static_assert(MISTWARD_HAUNT_MEEPLE == static_cast<int>(DecisionKind::HauntMeeple));
static_assert(MISTWARD_PLACE_MEEPLE == static_cast<int>(DecisionKind::PlaceMeeple));
static_assert(MISTWARD_SCORE == static_cast<int>(DecisionKind::Score));
static_assert(MISTWARD_ASSIGN_POINTS == static_cast<int>(DecisionKind::AssignPoints));
static_assert(MISTWARD_PLACE_HOUND == static_cast<int>(DecisionKind::PlaceHound));
static_assert(MISTWARD_CHASE_GHOSTS == static_cast<int>(DecisionKind::ChaseGhosts));
static_assert(MISTWARD_PLACE_FACE_DOWN == static_cast<int>(DecisionKind::PlaceFaceDown));
static_assert(MISTWARD_NOTHING == static_cast<int>(DecisionKind::None));
static_assert(MISTWARD_CAPTURE_MEEPLE == static_cast<int>(DecisionKind::CaptureMeeple));
static_assert(MISTWARD_EXCHANGE_PRISONER == static_cast<int>(DecisionKind::ExchangePrisoner));
static_assert(MISTWARD_MOVE_DRAGON == static_cast<int>(DecisionKind::MoveDragon));
static_assert(MISTWARD_MOVE_WAGON == static_cast<int>(DecisionKind::MoveWagon));
static_assert(MISTWARD_PLACE_ABBEY == static_cast<int>(DecisionKind::PlaceAbbey));
static_assert(kCountOf<DecisionKind> == MISTWARD_PLACE_ABBEY + 1);

constexpr std::uint32_t kGameOptions = MISTWARD_EXPLICIT_CHANCE | MISTWARD_SHAPED_REWARD;

std::string list_of(const std::vector<Part>& parts) {
    std::string text = "[";
    for (const Part& part : parts) {
        if (text.size() > 1) text += ",";
        text += "{\"name\":\"" + std::string(part.name) +
                "\",\"offset\":" + std::to_string(part.offset) +
                ",\"size\":" + std::to_string(part.size) + ",\"what\":\"" + std::string(part.what) +
                "\"}";
    }
    return text + "]";
}

}  // namespace

mistward_status mistward_game_create(const mistward_tileset* tileset, const char* setup,
                                     uint64_t seed, uint32_t options, mistward_game** game) {
    return guarded([&] {
        at(game) = nullptr;
        const Setup wanted = read_setup(text_at(setup, MISTWARD_LONGEST_WORDS, MISTWARD_BAD_SETUP));
        const Options agreed = options_of(options, kGameOptions);
        const auto sets = sets_at(tileset);
        *game = new mistward_game{sets, Match(sets->tables(wanted), wanted, agreed, seed_of(seed))};
    });
}

mistward_status mistward_game_copy(const mistward_game* game, mistward_game** copy) {
    return guarded([&] {
        at(copy) = nullptr;
        *copy = new mistward_game(at(game));
    });
}

void mistward_game_free(mistward_game* game) { delete game; }

mistward_status mistward_game_reset(mistward_game* game, uint64_t seed) {
    return guarded([&] { at(game).match.restart(seed_of(seed)); });
}

mistward_status mistward_game_reset_with(mistward_game* game, const uint8_t* seed) {
    return guarded([&] {
        need(seed != nullptr, "a pointer is null");
        mistward::protocol::Seed bytes;
        static_assert(bytes.size() == MISTWARD_SEED_BYTES);
        std::copy_n(seed, bytes.size(), bytes.begin());
        at(game).match.restart(bytes);
    });
}

mistward_status mistward_game_reshuffle(mistward_game* game, uint64_t seed) {
    return guarded([&] {
        need(!at(game).match.options().explicit_chance,
             "where chance is explicit, there is no deck");
        game->match.reshuffle(seed_of(seed));
    });
}

mistward_status mistward_game_shape(const mistward_game* game, mistward_shape* shape) {
    return guarded([&] {
        const Match& match = at(game).match;
        const Kind& kind = game->kind();
        const auto number = [](std::size_t value) { return static_cast<std::int32_t>(value); };
        at(shape) = {.players = number(match.players()),
                     .actions = number(kind.actions.size()),
                     .observation = number(kind.observation.size()),
                     .planes = number(kind.observation.planes()),
                     .window = number(kind.observation.window().side()),
                     .scalars = number(kind.observation.scalars()),
                     .faces = number(kind.observation.faces()),
                     .longest = number(most_decisions(match))};
    });
}

mistward_status mistward_game_moment(const mistward_game* game, mistward_moment* moment) {
    return guarded([&] {
        const Match& match = at(game).match;
        const auto point = match.point();
        at(moment) = {.actor = static_cast<std::int32_t>(point.actor),
                      .seat = static_cast<std::int32_t>(point.player.value()),
                      .kind = static_cast<std::int32_t>(point.kind),
                      .legal = static_cast<std::int32_t>(match.legal_count()),
                      .turn = match.turn(),
                      .outcome = static_cast<std::int32_t>(match.outcome()),
                      .decisions = static_cast<std::int32_t>(match.made().size()),
                      .tiles = static_cast<std::int32_t>(match.tiles_left())};
    });
}

mistward_status mistward_game_observe(const mistward_game* game, int32_t seat, float* values,
                                      size_t size) {
    return guarded([&] {
        const Match& match = at(game).match;
        need(seat >= 0 && static_cast<std::size_t>(seat) < match.players(),
             "there is no such seat");
        const ObservationLayout& layout = game->kind().observation;
        observe(match, layout, static_cast<std::size_t>(seat),
                room_for(layout.size(), values, size));
    });
}

mistward_status mistward_game_state_text(const mistward_game* game, char* text, size_t size,
                                         size_t* length) {
    return guarded(
        [&] { put_text(mistward::rules::state_text(at(game).match.game()), text, size, length); });
}

mistward_status mistward_game_state_json(const mistward_game* game, char* text, size_t size,
                                         size_t* length) {
    return guarded([&] {
        namespace wire = mistward::protocol::wire;
        put_text(wire::text_of(wire::state(at(game).match.game(), std::nullopt)), text, size,
                 length);
    });
}

mistward_status mistward_game_layout(const mistward_game* game, char* text, size_t size,
                                     size_t* length) {
    return guarded([&] {
        const Kind& kind = at(game).kind();
        put_text("{\"observation\":" + list_of(kind.observation.parts()) +
                     ",\"actions\":" + list_of(kind.actions.parts()) + "}",
                 text, size, length);
    });
}

mistward_status mistward_game_rewards(const mistward_game* game, float* rewards, size_t capacity) {
    return guarded([&] {
        const auto room = room_for(at(game).match.players(), rewards, capacity);
        std::copy_n(game->match.rewards().begin(), room.size(), room.begin());
    });
}

mistward_status mistward_game_returns(const mistward_game* game, float* returns, size_t capacity) {
    return guarded([&] {
        const auto room = room_for(at(game).match.players(), returns, capacity);
        std::copy_n(game->match.returns().begin(), room.size(), room.begin());
    });
}

mistward_status mistward_game_scores(const mistward_game* game, int32_t* points, size_t capacity) {
    return guarded([&] {
        const auto room = room_for(at(game).match.players(), points, capacity);
        std::copy_n(scores(game->match).begin(), room.size(), room.begin());
    });
}

mistward_status mistward_game_record(const mistward_game* game, char* text, size_t size,
                                     size_t* length) {
    return guarded([&] {
        const Match& match = at(game).match;
        put_text(record(match, game->sets->digest(match.setup())), text, size, length);
    });
}

mistward_status mistward_game_read(const mistward_tileset* tileset, const char* record,
                                   mistward_game** game) {
    return guarded([&] {
        at(game) = nullptr;
        const auto text = text_at(record, MISTWARD_LONGEST_RECORD, MISTWARD_BAD_TEXT);
        const RecordHead head = record_head(text);
        const Setup setup = read_setup(head.setup);
        const auto sets = sets_at(tileset);
        if (head.tiles != sets->digest(setup)) {
            throw Failure(MISTWARD_BAD_TILESET, "the record is of a game with other tiles");
        }
        *game = new mistward_game{sets, read_record(sets->tables(setup), setup, text)};
    });
}
