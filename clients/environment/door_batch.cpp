// The functions of the door for batches.
#include "clients/environment/batch.hpp"
#include "clients/environment/door.hpp"
#include "clients/environment/notation.hpp"

using namespace mistward::environment;

struct mistward_batch {
    std::shared_ptr<const TileSets> sets;
    Batch games;
};

namespace {

/// What the caller wants told; nothing if null.
mistward_report wanted(const mistward_report* report) {
    if (report == nullptr) return {};
    need(report->bytes == sizeof(mistward_report), "the report's bytes are not its size");
    return *report;
}

}  // namespace

mistward_status mistward_batch_create(const mistward_tileset* tileset, const char* setup,
                                      size_t games, uint32_t options, mistward_batch** batch) {
    constexpr std::uint32_t kAll =
        MISTWARD_EXPLICIT_CHANCE | MISTWARD_SHAPED_REWARD | MISTWARD_AUTO_RESET;
    return guarded([&] {
        at(batch) = nullptr;
        const auto rules = read_setup(text_at(setup, MISTWARD_LONGEST_WORDS, MISTWARD_BAD_SETUP));
        need(games >= 1 && games <= MISTWARD_MOST_GAMES, "a batch has 1 to 65536 games");
        const Options agreed = options_of(options, kAll);
        const auto sets = sets_at(tileset);
        *batch = new mistward_batch{sets, Batch(sets->tables(rules), rules, games, agreed,
                                                (options & MISTWARD_AUTO_RESET) != 0)};
    });
}

void mistward_batch_free(mistward_batch* batch) { delete batch; }

mistward_status mistward_batch_reset(mistward_batch* batch, uint64_t first_seed,
                                     const mistward_report* report) {
    return guarded([&] { at(batch).games.reset(first_seed, wanted(report)); });
}

mistward_status mistward_batch_step(mistward_batch* batch, const int32_t* choices, int32_t by,
                                    const mistward_report* report) {
    return guarded([&] {
        Batch& games = at(batch).games;
        need(choices != nullptr, "a pointer is null");
        need(by == MISTWARD_BY_INDEX || by == MISTWARD_BY_ACTION, "choices are indices or actions");
        games.step({choices, games.size()}, by == MISTWARD_BY_ACTION, wanted(report));
    });
}

mistward_status mistward_batch_game(const mistward_batch* batch, size_t number,
                                    mistward_game** game) {
    return guarded([&] {
        at(game) = nullptr;
        need(number < at(batch).games.size(), "there is no game of that number");
        *game = new mistward_game{batch->sets, batch->games[number]};
    });
}
