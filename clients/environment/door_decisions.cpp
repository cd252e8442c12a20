// The functions of the door that tell what is legal, and make decisions.
#include "clients/environment/door.hpp"
#include "clients/environment/notation.hpp"

using namespace mistward::environment;
using mistward::rules::Actor;

namespace {

std::size_t index_of(const Match& match, std::int32_t index) {
    if (match.over()) throw Failure(MISTWARD_GAME_OVER, "the game is over");
    if (index < 0 || static_cast<std::size_t>(index) >= match.legal_count()) {
        throw Failure(MISTWARD_ILLEGAL, std::to_string(match.legal_count()) +
                                            " decisions are legal, and none has the index " +
                                            std::to_string(index));
    }
    return static_cast<std::size_t>(index);
}

/// Tells how many values there are before it asks for the room.
template <class T>
std::span<T> counted(std::size_t wanted, T* values, std::size_t capacity, std::size_t* count) {
    at(count) = wanted;
    return room_for(wanted, values, capacity);
}

}  // namespace

mistward_status mistward_game_legal(const mistward_game* game, char* text, size_t size,
                                    size_t* length) {
    return guarded([&] {
        const Match& match = at(game).match;
        const mistward::rules::Game seen = match.game();
        std::string lines;
        for (std::size_t i = 0; i < match.legal_count(); ++i) {
            if (i != 0) lines += '\n';
            lines += mistward::rules::decision_text(seen, match.legal(i));
        }
        put_text(lines, text, size, length);
    });
}

mistward_status mistward_game_decision(const mistward_game* game, int32_t index, char* text,
                                       size_t size, size_t* length) {
    return guarded([&] {
        const Match& match = at(game).match;
        const auto decision = match.legal(index_of(match, index));
        put_text(mistward::rules::decision_text(match.game(), decision), text, size, length);
    });
}

mistward_status mistward_game_find(const mistward_game* game, const char* decision,
                                   int32_t* index) {
    return guarded([&] {
        const auto text = text_at(decision, MISTWARD_LONGEST_WORDS, MISTWARD_BAD_TEXT);
        std::int32_t& found = at(index);
        found = static_cast<std::int32_t>(find_decision(at(game).match, text));
    });
}

mistward_status mistward_game_actions(const mistward_game* game, int32_t* actions, size_t capacity,
                                      size_t* count) {
    return guarded([&] {
        const Match& match = at(game).match;
        game->kind().actions.list(match, counted(match.legal_count(), actions, capacity, count));
    });
}

mistward_status mistward_game_mask(const mistward_game* game, uint8_t* mask, size_t size) {
    return guarded([&] {
        const ActionSpace& space = at(game).kind().actions;
        space.mask(game->match, room_for(space.size(), mask, size));
    });
}

mistward_status mistward_game_chances(const mistward_game* game, double* chances, size_t capacity,
                                      size_t* count) {
    return guarded([&] {
        const Match& match = at(game).match;
        need(match.point().actor == Actor::Chance, "chance is not to decide");
        const auto room = counted(match.legal_count(), chances, capacity, count);
        double all = 0;
        for (std::size_t i = 0; i < room.size(); ++i) {
            room[i] = match.unseen(std::get<mistward::rules::DrawTile>(match.legal(i)).tile);
            all += room[i];
        }
        for (double& chance : room) chance /= all;
    });
}

mistward_status mistward_game_apply(mistward_game* game, int32_t index) {
    return guarded([&] {
        Match& match = at(game).match;
        match.apply(index_of(match, index));
    });
}

mistward_status mistward_game_act(mistward_game* game, int32_t action) {
    return guarded([&] {
        Match& match = at(game).match;
        if (match.over()) throw Failure(MISTWARD_GAME_OVER, "the game is over");
        const auto index = game->kind().actions.find(match, action);
        if (!index) {
            throw Failure(MISTWARD_ILLEGAL,
                          "the action " + std::to_string(action) + " is not legal now");
        }
        match.apply(*index);
    });
}

mistward_status mistward_game_say(mistward_game* game, const char* decision) {
    return guarded([&] {
        const auto text = text_at(decision, MISTWARD_LONGEST_WORDS, MISTWARD_BAD_TEXT);
        Match& match = at(game).match;
        match.apply(find_decision(match, text));
    });
}
