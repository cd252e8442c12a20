/* The door as a program in C sees it: each function does what mistward.h says, and refuses what it says it does. */
#include "clients/environment/mistward.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;
static int checks = 0;

static void check(int holds, const char* what, int line) {
    ++checks;
    if (holds) return;
    ++failures;
    fprintf(stderr, "%s:%d: %s\n    (%s)\n", __FILE__, line, what, mistward_message());
}
#define CHECK(...) check((__VA_ARGS__) != 0, #__VA_ARGS__, __LINE__)
#define REFUSES(status, ...) check((__VA_ARGS__) == (status) && *mistward_message() != '\0', #__VA_ARGS__, __LINE__)

static mistward_game* game_of(const char* setup, uint64_t seed, uint32_t options) {
    mistward_game* game = NULL;
    if (mistward_game_create(NULL, setup, seed, options, &game) != MISTWARD_OK) {
        fprintf(stderr, "%s: %s\n", setup, mistward_message());
        exit(EXIT_FAILURE);
    }
    return game;
}

static mistward_moment moment_of(const mistward_game* game) {
    mistward_moment moment;
    memset(&moment, 0, sizeof moment);
    CHECK(mistward_game_moment(game, &moment) == MISTWARD_OK);
    return moment;
}

static mistward_shape shape_of(const mistward_game* game) {
    mistward_shape shape;
    memset(&shape, 0, sizeof shape);
    CHECK(mistward_game_shape(game, &shape) == MISTWARD_OK);
    return shape;
}

/* Always the decision in the middle. */
static void play_on(mistward_game* game) {
    mistward_moment moment = moment_of(game);
    for (; moment.legal != 0; moment = moment_of(game)) {
        CHECK(mistward_game_apply(game, moment.legal / 2) == MISTWARD_OK);
    }
    CHECK(moment.actor == MISTWARD_NOBODY);
    CHECK(moment.kind == MISTWARD_NOTHING);
    CHECK(moment.outcome != MISTWARD_UNDECIDED);
}

typedef mistward_status (*text_of)(const mistward_game*, char*, size_t, size_t*);

static char* text(text_of tell, const mistward_game* game) {
    size_t length = 0;
    REFUSES(MISTWARD_TOO_SMALL, tell(game, NULL, 0, &length));
    char* const buffer = malloc(length + 1);
    if (buffer == NULL) exit(EXIT_FAILURE);
    buffer[0] = '?';
    REFUSES(MISTWARD_TOO_SMALL, tell(game, buffer, length, NULL));
    CHECK(buffer[0] == '?');
    CHECK(tell(game, buffer, length + 1, &length) == MISTWARD_OK);
    CHECK(strlen(buffer) == length);
    return buffer;
}

static int equal_texts(text_of tell, const mistward_game* a, const mistward_game* b) {
    char* const first = text(tell, a);
    char* const second = text(tell, b);
    const int equal = strcmp(first, second) == 0;
    free(first);
    free(second);
    return equal;
}

static void test_setups(void) {
    mistward_game* game = (mistward_game*)&failures;
    const char* const bad[] = {"",
                               "mists",
                               "mists:0 players:2",
                               "mists:7 players:2",
                               "mists:3 players:6",
                               "mists:3 players:0",
                               "ghosts players:1",
                               "base players:7",
                               "mists:3 players:2 ",
                               "mists:3 players:99999999999999999999",
                               "mists:6 players:4 scoring:red",
                               "mists:3 players:2 rules:1",
                               "\xff\xfe"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; ++i) {
        REFUSES(MISTWARD_BAD_SETUP, mistward_game_create(NULL, bad[i], 0, 0, &game));
        CHECK(game == NULL);
    }
    char longer[400];
    memset(longer, 'a', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    REFUSES(MISTWARD_BAD_SETUP, mistward_game_create(NULL, longer, 0, 0, &game));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_create(NULL, NULL, 0, 0, &game));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_create(NULL, "base players:2", 0, 0, NULL));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_create(NULL, "base players:2", 0, MISTWARD_AUTO_RESET, &game));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_create(NULL, "base players:2", 0, 64, &game));
}

static void test_tile_sets(void) {
    mistward_tileset* tileset = NULL;
    mistward_game* game = NULL;
    CHECK(mistward_tileset_create(NULL, 0, &tileset) == MISTWARD_OK);
    CHECK(mistward_game_create(tileset, "mists:3 players:2", 1, 0, &game) == MISTWARD_OK);
    /* The game goes on without it. */
    mistward_tileset_free(tileset);
    play_on(game);
    mistward_game_free(game);
    REFUSES(MISTWARD_BAD_TILESET, mistward_tileset_create("{}", 2, &tileset));
    CHECK(tileset == NULL);
    REFUSES(MISTWARD_BAD_TILESET, mistward_tileset_create("", 0, &tileset));
    REFUSES(MISTWARD_BAD_TILESET, mistward_tileset_create("{}\0{", 4, &tileset));
    REFUSES(MISTWARD_BAD_TILESET, mistward_tileset_create("x", MISTWARD_LONGEST_TILESET + 1, &tileset));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_tileset_create(NULL, 0, NULL));
    mistward_tileset_free(NULL);
}

/* The file of a tile set, such as that of the binary, gives the same games. */
static void test_tile_set_file(const char* path) {
    static char json[MISTWARD_LONGEST_TILESET];
    FILE* const file = fopen(path, "rb");
    CHECK(file != NULL);
    if (file == NULL) return;
    const size_t bytes = fread(json, 1, sizeof json, file);
    fclose(file);
    mistward_tileset* tileset = NULL;
    mistward_game* game = NULL;
    CHECK(mistward_tileset_create(json, bytes, &tileset) == MISTWARD_OK);
    CHECK(mistward_game_create(tileset, "ghosts players:2", 5, 0, &game) == MISTWARD_OK);
    mistward_game* const built_in = game_of("ghosts players:2", 5, 0);
    play_on(game);
    play_on(built_in);
    CHECK(equal_texts(mistward_game_record, game, built_in));
    mistward_game_free(game);
    mistward_game_free(built_in);
    mistward_tileset_free(tileset);
}

static void test_decisions(void) {
    mistward_game* const game = game_of("mists:3 players:2", 1, 0);
    const mistward_moment first = moment_of(game);
    CHECK(first.actor == MISTWARD_PLAYER);
    CHECK(first.kind == MISTWARD_PLACE_TILE);
    CHECK(first.seat == 0);
    CHECK(first.turn == 1);
    CHECK(first.decisions == 1);
    CHECK(first.tiles == 59);
    const mistward_shape shape = shape_of(game);
    CHECK(shape.players == 2);

    int32_t* const actions = calloc((size_t)first.legal, sizeof *actions);
    uint8_t* const mask = malloc((size_t)shape.actions);
    size_t count = 0;
    REFUSES(MISTWARD_TOO_SMALL, mistward_game_actions(game, actions, (size_t)first.legal - 1, &count));
    CHECK(count == (size_t)first.legal);
    CHECK(mistward_game_actions(game, actions, (size_t)first.legal, &count) == MISTWARD_OK);
    REFUSES(MISTWARD_TOO_SMALL, mistward_game_mask(game, mask, (size_t)shape.actions - 1));
    CHECK(mistward_game_mask(game, mask, (size_t)shape.actions) == MISTWARD_OK);
    int32_t set = 0;
    for (int32_t i = 0; i < shape.actions; ++i) set += mask[i];
    CHECK(set == first.legal);

    char* const lines = text(mistward_game_legal, game);
    int32_t number = 0;
    for (char* line = strtok(lines, "\n"); line != NULL; line = strtok(NULL, "\n"), ++number) {
        char one[MISTWARD_LONGEST_WORDS];
        int32_t found = -1;
        CHECK(mistward_game_decision(game, number, one, sizeof one, NULL) == MISTWARD_OK);
        CHECK(strcmp(one, line) == 0);
        CHECK(mistward_game_find(game, line, &found) == MISTWARD_OK);
        CHECK(found == number);
        CHECK(mask[actions[number]] == 1);
    }
    CHECK(number == first.legal);

    /* By index, by action and by text it is the same. */
    mistward_game* by_action = NULL;
    mistward_game* by_text = NULL;
    char last[MISTWARD_LONGEST_WORDS];
    CHECK(mistward_game_copy(game, &by_action) == MISTWARD_OK);
    CHECK(mistward_game_copy(game, &by_text) == MISTWARD_OK);
    CHECK(mistward_game_decision(game, number - 1, last, sizeof last, NULL) == MISTWARD_OK);
    CHECK(mistward_game_apply(game, number - 1) == MISTWARD_OK);
    CHECK(mistward_game_act(by_action, actions[number - 1]) == MISTWARD_OK);
    CHECK(mistward_game_say(by_text, last) == MISTWARD_OK);
    CHECK(equal_texts(mistward_game_record, game, by_action));
    CHECK(equal_texts(mistward_game_record, game, by_text));

    free(lines);
    free(actions);
    free(mask);
    mistward_game_free(game);
    mistward_game_free(by_action);
    mistward_game_free(by_text);
}

static void test_refusals(void) {
    mistward_game* const game = game_of("mists:3 players:2", 1, 0);
    char* const before = text(mistward_game_record, game);
    const mistward_moment moment = moment_of(game);
    const mistward_shape shape = shape_of(game);
    int32_t index = 0;
    char buffer[64];
    float values[1];
    int32_t points[1];
    double chances[1];
    size_t count = 0;
    REFUSES(MISTWARD_ILLEGAL, mistward_game_apply(game, -1));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_apply(game, moment.legal));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_act(game, -1));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_act(game, 0));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_act(game, shape.actions));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_act(game, INT32_MIN));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_say(game, "pass"));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_say(game, "place:100,100,0"));
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_say(game, "place:1"));
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_say(game, ""));
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_say(game, "place:99999999999,0,0"));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_say(game, NULL));
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_find(game, "points:road0@50,50", &index));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_find(game, "pass", NULL));
    REFUSES(MISTWARD_ILLEGAL, mistward_game_decision(game, 9999, buffer, sizeof buffer, NULL));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_observe(game, 2, values, 1));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_observe(game, -1, values, 1));
    REFUSES(MISTWARD_TOO_SMALL, mistward_game_observe(game, 0, values, 1));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_observe(game, 0, NULL, SIZE_MAX));
    REFUSES(MISTWARD_TOO_SMALL, mistward_game_rewards(game, values, 1));
    REFUSES(MISTWARD_TOO_SMALL, mistward_game_returns(game, values, 1));
    REFUSES(MISTWARD_TOO_SMALL, mistward_game_scores(game, points, 1));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_chances(game, chances, 1, &count));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_reset_with(game, NULL));
    char* const after = text(mistward_game_record, game);
    CHECK(strcmp(before, after) == 0);
    free(before);
    free(after);
    mistward_game_free(game);
}

static void test_null_games(void) {
    mistward_game* game = NULL;
    mistward_moment moment;
    mistward_shape shape;
    float value;
    size_t count;
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_copy(NULL, &game));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_reset(NULL, 0));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_reshuffle(NULL, 0));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_moment(NULL, &moment));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_shape(NULL, &shape));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_legal(NULL, NULL, 0, &count));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_actions(NULL, NULL, 0, &count));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_mask(NULL, NULL, 0));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_apply(NULL, 0));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_act(NULL, 0));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_say(NULL, "pass"));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_observe(NULL, 0, &value, 1));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_record(NULL, NULL, 0, &count));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_layout(NULL, NULL, 0, &count));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_read(NULL, NULL, &game));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_reset(NULL, 0, NULL));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_step(NULL, NULL, MISTWARD_BY_INDEX, NULL));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_game(NULL, 0, &game));
    mistward_game_free(NULL);
    mistward_batch_free(NULL);
}

static void test_end(void) {
    mistward_game* const game = game_of("ghosts players:3", 2, 0);
    play_on(game);
    REFUSES(MISTWARD_GAME_OVER, mistward_game_apply(game, 0));
    REFUSES(MISTWARD_GAME_OVER, mistward_game_act(game, 0));
    REFUSES(MISTWARD_GAME_OVER, mistward_game_say(game, "pass"));
    float returns[3];
    int32_t points[3];
    CHECK(mistward_game_returns(game, returns, 3) == MISTWARD_OK);
    CHECK(mistward_game_scores(game, points, 3) == MISTWARD_OK);
    float all = 0;
    for (int i = 0; i < 3; ++i) {
        for (int k = 0; k < 3; ++k) CHECK(points[i] <= points[k] || returns[i] >= returns[k]);
        all += returns[i];
    }
    CHECK(all > 0.999F && all < 1.001F);
    CHECK(mistward_game_reset(game, 2) == MISTWARD_OK);
    CHECK(moment_of(game).turn == 1);
    mistward_game_free(game);
}

static void test_chance(void) {
    mistward_game* const game = game_of("mists:1 players:1", 0, MISTWARD_EXPLICIT_CHANCE);
    const mistward_moment moment = moment_of(game);
    CHECK(moment.actor == MISTWARD_CHANCE);
    CHECK(moment.kind == MISTWARD_DRAW_TILE);
    double chances[256];
    int32_t faces[256];
    size_t count = 0;
    CHECK(mistward_game_chances(game, chances, 256, &count) == MISTWARD_OK);
    CHECK(count == (size_t)moment.legal);
    CHECK(mistward_game_actions(game, faces, 256, &count) == MISTWARD_OK);
    double all = 0;
    for (size_t i = 0; i < count; ++i) all += chances[i];
    CHECK(all > 0.999999 && all < 1.000001);
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_game_reshuffle(game, 1));
    CHECK(mistward_game_act(game, faces[count - 1]) == MISTWARD_OK);
    CHECK(moment_of(game).actor == MISTWARD_PLAYER);
    mistward_game_free(game);
}

static void test_seeds(void) {
    /* The number 258 is the bytes 0 ... 0 1 2. */
    uint8_t bytes[MISTWARD_SEED_BYTES] = {0};
    bytes[30] = 1;
    bytes[31] = 2;
    mistward_game* const a = game_of("base players:2", 258, 0);
    mistward_game* const b = game_of("base players:2", 0, 0);
    CHECK(!equal_texts(mistward_game_record, a, b));
    CHECK(mistward_game_reset_with(b, bytes) == MISTWARD_OK);
    CHECK(equal_texts(mistward_game_record, a, b));
    CHECK(mistward_game_reshuffle(b, 7) == MISTWARD_OK);
    CHECK(!equal_texts(mistward_game_record, a, b));
    CHECK(equal_texts(mistward_game_state_json, a, b));
    mistward_game_free(a);
    mistward_game_free(b);
}

static void test_records(void) {
    mistward_game* const game = game_of("mists:5 players:3", 4, MISTWARD_SHAPED_REWARD);
    for (int i = 0; i < 6; ++i) CHECK(mistward_game_apply(game, 0) == MISTWARD_OK);
    char* const record = text(mistward_game_record, game);
    mistward_game* read = NULL;
    CHECK(mistward_game_read(NULL, record, &read) == MISTWARD_OK);
    CHECK(equal_texts(mistward_game_record, game, read));
    CHECK(equal_texts(mistward_game_state_text, game, read));
    mistward_game_free(read);
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_read(NULL, "", &read));
    CHECK(read == NULL);
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_read(NULL, "mistward-record 1", &read));
    REFUSES(MISTWARD_BAD_TEXT, mistward_game_read(NULL, "mistward-record 2 | x", &read));
    char* const digest = strstr(record, "tiles ") + 6;
    *digest = *digest == '0' ? '1' : '0';
    REFUSES(MISTWARD_BAD_TILESET, mistward_game_read(NULL, record, &read));
    /* Each cut is refused or, between two decisions, another game. */
    *digest = '0';
    for (size_t length = strlen(record); length > 0; --length) {
        record[length - 1] = '\0';
        if (mistward_game_read(NULL, record, &read) == MISTWARD_OK) mistward_game_free(read);
    }
    free(record);
    mistward_game_free(game);
}

static void test_batches(void) {
    enum { GAMES = 3 };
    mistward_batch* batch = NULL;
    mistward_game* game = NULL;
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_create(NULL, "base players:2", 0, 0, &batch));
    REFUSES(MISTWARD_BAD_ARGUMENT,
            mistward_batch_create(NULL, "base players:2", MISTWARD_MOST_GAMES + 1, 0, &batch));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_create(NULL, "base players:2", SIZE_MAX, 0, &batch));
    REFUSES(MISTWARD_BAD_SETUP, mistward_batch_create(NULL, "base", 1, 0, &batch));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_create(NULL, "base players:2", 1, 128, &batch));
    CHECK(mistward_batch_create(NULL, "mists:3 players:2", GAMES, 0, &batch) == MISTWARD_OK);
    CHECK(mistward_batch_game(batch, 0, &game) == MISTWARD_OK);
    mistward_game_free(game);
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_game(batch, GAMES, &game));
    CHECK(game == NULL);
    CHECK(mistward_batch_game(batch, 0, &game) == MISTWARD_OK);
    const mistward_shape shape = shape_of(game);
    mistward_game_free(game);

    int32_t seat[GAMES], kind[GAMES], legal[GAMES], score[2 * GAMES], outcome[GAMES];
    uint8_t over[GAMES];
    float reward[2 * GAMES];
    mistward_report report = {.bytes = sizeof report, .seat = seat, .kind = kind, .legal = legal, .reward = reward,
                              .score = score, .over = over, .outcome = outcome};
    report.mask = malloc((size_t)shape.actions * GAMES);
    report.observation = malloc((size_t)shape.observation * GAMES * sizeof(float));
    CHECK(mistward_batch_reset(batch, 70, &report) == MISTWARD_OK);
    mistward_report wrong = report;
    wrong.bytes = 4;
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_reset(batch, 70, &wrong));
    const int32_t first[GAMES] = {0, 0, 0};
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_step(batch, NULL, MISTWARD_BY_INDEX, &report));
    REFUSES(MISTWARD_BAD_ARGUMENT, mistward_batch_step(batch, first, 2, &report));

    /* The first legal action by its place in the mask is a decision like any other. */
    for (int round = 0; round < 400; ++round) {
        int32_t choices[GAMES];
        int playing = 0;
        for (int i = 0; i < GAMES; ++i) {
            choices[i] = -1;
            for (int32_t a = 0; choices[i] < 0 && a < shape.actions; ++a) {
                if (report.mask[i * shape.actions + a] != 0) choices[i] = a;
            }
            playing += choices[i] >= 0;
            CHECK((choices[i] >= 0) == (legal[i] != 0));
            CHECK((over[i] != 0) == (legal[i] == 0));
            CHECK((outcome[i] != MISTWARD_UNDECIDED) == (over[i] != 0));
        }
        if (playing == 0) break;
        CHECK(mistward_batch_step(batch, choices, MISTWARD_BY_ACTION, &report) == MISTWARD_OK);
    }
    for (int i = 0; i < GAMES; ++i) CHECK(over[i] == 1);
    REFUSES(MISTWARD_GAME_OVER, mistward_batch_step(batch, first, MISTWARD_BY_INDEX, &report));
    free(report.mask);
    free(report.observation);
    mistward_batch_free(batch);
}

int main(int argc, char** argv) {
    CHECK(mistward_abi() == MISTWARD_ABI);
    test_setups();
    test_tile_sets();
    if (argc > 1) test_tile_set_file(argv[1]);
    test_decisions();
    test_refusals();
    test_null_games();
    test_end();
    test_chance();
    test_seeds();
    test_records();
    test_batches();
    printf("%d checks, %d failed\n", checks, failures);
    return failures == 0 && checks > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
