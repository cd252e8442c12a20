/* How many random games a second the door plays: one game at a time, and in batches.
 *     mistward_environment_bench [SECONDS-PER-ROW]
 */
#include "clients/environment/mistward.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { GAMES = 256 };

static double processor_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static uint64_t random_state = 1;

/* splitmix64 */
static uint64_t next(void) {
    uint64_t z = (random_state += UINT64_C(0x9E3779B97F4A7C15));
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static int32_t below(int32_t n) { return (int32_t)((next() >> 32) * (uint64_t)n >> 32); }

static void must(mistward_status status) {
    if (status == MISTWARD_OK) return;
    fprintf(stderr, "%s\n", mistward_message());
    exit(EXIT_FAILURE);
}

static void* room(size_t count, size_t size) {
    void* const memory = calloc(count, size);
    if (memory == NULL) exit(EXIT_FAILURE);
    return memory;
}

static void print(const char* setup, const char* what, double games, double decisions, double seconds) {
    printf("%-18s %-26s %9.0f games/s %7.3f M decisions/s\n", setup, what, games / seconds,
           decisions / seconds / 1e6);
}

static void play_single(const char* setup, double limit) {
    mistward_game* game = NULL;
    must(mistward_game_create(NULL, setup, 0, 0, &game));
    double games = 0, decisions = 0, seconds = 0;
    const double begin = processor_time();
    do {
        must(mistward_game_reset(game, (uint64_t)games));
        mistward_moment moment;
        for (must(mistward_game_moment(game, &moment)); moment.legal != 0;
             must(mistward_game_moment(game, &moment))) {
            must(mistward_game_apply(game, below(moment.legal)));
            ++decisions;
        }
        ++games;
        seconds = processor_time() - begin;
    } while (seconds < limit);
    print(setup, "single", games, decisions, seconds);
    mistward_game_free(game);
}

static void play_batch(const char* setup, const char* what, int masks, int observations, double limit) {
    static int32_t legal[GAMES], choices[GAMES];
    static uint8_t over[GAMES];
    mistward_batch* batch = NULL;
    mistward_game* game = NULL;
    mistward_shape shape;
    must(mistward_batch_create(NULL, setup, GAMES, MISTWARD_AUTO_RESET, &batch));
    must(mistward_batch_game(batch, 0, &game));
    must(mistward_game_shape(game, &shape));
    mistward_report report = {.bytes = sizeof report, .legal = legal, .over = over};
    if (masks) report.mask = room((size_t)shape.actions, GAMES);
    if (observations) report.observation = room((size_t)shape.observation * sizeof(float), GAMES);
    must(mistward_batch_reset(batch, 0, &report));
    double games = 0, decisions = 0, seconds = 0;
    const double begin = processor_time();
    do {
        for (int i = 0; i < GAMES; ++i) choices[i] = below(legal[i]);
        must(mistward_batch_step(batch, choices, MISTWARD_BY_INDEX, &report));
        for (int i = 0; i < GAMES; ++i) games += over[i];
        decisions += GAMES;
        seconds = processor_time() - begin;
    } while (seconds < limit);
    print(setup, what, games, decisions, seconds);
    free(report.mask);
    free(report.observation);
    mistward_game_free(game);
    mistward_batch_free(batch);
}

int main(int argc, char** argv) {
    static const char* const setups[] = {"mists:1 players:4", "mists:3 players:4", "mists:6 players:4",
                                         "base players:2", "ghosts players:2", "ghosts players:4",
                                         "base players:2 parts:inns+builder+dragon+towers"};
    const double limit = argc > 1 ? strtod(argv[1], NULL) : 1.0;
    for (size_t i = 0; i < sizeof setups / sizeof *setups; ++i) {
        play_single(setups[i], limit);
        play_batch(setups[i], "batch", 0, 0, limit);
        play_batch(setups[i], "batch, masks", 1, 0, limit);
        play_batch(setups[i], "batch, masks, observations", 1, 1, limit);
    }
    return EXIT_SUCCESS;
}
