/*
 * libmistward: the games of Mists over Carcassonne as an environment for learners, for C and whatever calls C.
 *
 * The rules are those of the Mistward server, which plays the same games. README.md beside this file explains
 * setups, observations, actions and rewards; decisions, setups and states are texts in the notation of the rules.
 *
 * Every function that can fail returns a mistward_status, and MISTWARD_OK only if it did what it says; otherwise
 * nothing has changed but for buffers of the caller, and mistward_message() says in words what was wrong. No
 * exception leaves the library, and no input ends the process, as long as pointers are null or valid and buffers
 * as large as is said. Different games and batches may be used by different threads at the same time; one of them
 * by one thread at a time. Tile sets are never changed and are shared by whatever was made with them; they may be
 * freed before it.
 */
#ifndef MISTWARD_H
#define MISTWARD_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define MISTWARD_API __attribute__((visibility("default")))
#else
#define MISTWARD_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What this header describes. Functions are only added within a version; nothing in it changes its meaning. */
#define MISTWARD_ABI 1

/* The ABI of the library that is loaded: compare it with MISTWARD_ABI. */
MISTWARD_API int32_t mistward_abi(void);

typedef int32_t mistward_status;
enum {
    MISTWARD_OK = 0,
    MISTWARD_BAD_ARGUMENT = 1, /* a null pointer, a number out of its range */
    MISTWARD_BAD_SETUP = 2,    /* not the words of a setup, or of one that cannot be played */
    MISTWARD_BAD_TILESET = 3,  /* not a tile-set file, or one that cannot be played with */
    MISTWARD_BAD_TEXT = 4,     /* a decision or a record that is not one */
    MISTWARD_ILLEGAL = 5,      /* a decision that cannot be made now */
    MISTWARD_GAME_OVER = 6,    /* nothing can be decided any more */
    MISTWARD_TOO_SMALL = 7,    /* the caller's buffer is; the needed length is given */
    MISTWARD_NO_MEMORY = 8,
    MISTWARD_INTERNAL = 9 /* a fault of the library; the game is of no use before it is reset */
};

/* What was wrong with the last call of this thread that failed; never null, valid until the next that fails. */
MISTWARD_API const char* mistward_message(void);

/* The most seats of a game, and the bytes of a seed. */
#define MISTWARD_MOST_PLAYERS 6
#define MISTWARD_SEED_BYTES 32

/* Longer inputs are refused: the words of a setup or of a decision, a tile-set file, a record. */
#define MISTWARD_LONGEST_WORDS 256
#define MISTWARD_LONGEST_TILESET 262144
#define MISTWARD_LONGEST_RECORD 262144

/* Options of games and batches, added up. */
enum {
    MISTWARD_EXPLICIT_CHANCE = 1, /* the caller decides what is drawn; otherwise a shuffled deck does */
    MISTWARD_SHAPED_REWARD = 2,   /* rewards on the way, which add up to what the game is worth without them */
    MISTWARD_AUTO_RESET = 4       /* batches: a game that ends is followed by the next at once */
};

enum { MISTWARD_PLAYER = 0, MISTWARD_CHANCE = 1, MISTWARD_NOBODY = 2 };                                 /* actors */
enum { MISTWARD_UNDECIDED = 0, MISTWARD_WON = 1, MISTWARD_LOST = 2, MISTWARD_FINISHED = 3 }; /* outcomes */

/* What is to be decided. */
enum {
    MISTWARD_DRAW_TILE = 0,
    MISTWARD_PLACE_TILE = 1,
    MISTWARD_BURY = 2,
    MISTWARD_HAUNT_CEMETERY = 3,
    MISTWARD_HAUNT_MEEPLE = 4,
    MISTWARD_PLACE_MEEPLE = 5,
    MISTWARD_SCORE = 6,
    MISTWARD_ASSIGN_POINTS = 7,
    MISTWARD_PLACE_HOUND = 8,
    MISTWARD_CHASE_GHOSTS = 9,
    MISTWARD_PLACE_FACE_DOWN = 10,
    MISTWARD_NOTHING = 11,
    /* with added parts */
    MISTWARD_CAPTURE_MEEPLE = 15,
    MISTWARD_EXCHANGE_PRISONER = 16,
    MISTWARD_MOVE_DRAGON = 17,
    MISTWARD_MOVE_WAGON = 18,
    MISTWARD_PLACE_ABBEY = 19
};

typedef struct mistward_tileset mistward_tileset;
typedef struct mistward_game mistward_game;
typedef struct mistward_batch mistward_batch;

/*
 * Texts are written into a buffer of the caller, of `size` bytes, with a NUL behind them. `*length` (if `length` is
 * not null) becomes the length without the NUL, also where the buffer is too small; ask with a buffer of size 0,
 * which may be null, to learn it.
 */

/* --- Tile sets --- */

/* Reads a tile-set file (JSON, format 1) of `bytes` bytes, or with a null `json` the sets that are built in. Level 1
 * to 6 are played with it, competitive games with it and the base set, `base` always with the base set. */
MISTWARD_API mistward_status mistward_tileset_create(const char* json, size_t bytes, mistward_tileset** tileset);
MISTWARD_API void mistward_tileset_free(mistward_tileset* tileset);

/* --- Games --- */

/* A new game. `setup` are words such as "mists:3 players:2", "ghosts players:4 without:castles",
 * "base players:2 parts:inns+builder".
 * `seed` decides the deck (see mistward_game_reset); `options` are added up from the list above. */
MISTWARD_API mistward_status mistward_game_create(const mistward_tileset* tileset, const char* setup, uint64_t seed,
                                                  uint32_t options, mistward_game** game);
/* A game that is equal and goes on by itself, with the same tiles to come. */
MISTWARD_API mistward_status mistward_game_copy(const mistward_game* game, mistward_game** copy);
MISTWARD_API void mistward_game_free(mistward_game* game);

/* Begins anew. The deck is shuffled by "Fair draws" of the protocol guide from a seed of 32 bytes: the number, as its
 * last eight bytes, big-endian, after zeros. Equal seeds give equal games, everywhere. */
MISTWARD_API mistward_status mistward_game_reset(mistward_game* game, uint64_t seed);
/* The same with all 32 bytes of a seed, such as the one that a server reveals when a game is over. */
MISTWARD_API mistward_status mistward_game_reset_with(mistward_game* game, const uint8_t* seed);

/* Shuffles what nobody has seen, face-down tiles included: a copy for a search that must not know what comes. */
MISTWARD_API mistward_status mistward_game_reshuffle(mistward_game* game, uint64_t seed);

/* The sizes of everything, the same in all games of a kind ("mists"; "ghosts" and "base"; these two with added
 * parts). */
typedef struct mistward_shape {
    int32_t players;
    int32_t actions;     /* the fixed action space */
    int32_t observation; /* floats: planes x window x window, then scalars */
    int32_t planes;
    int32_t window;
    int32_t scalars;
    int32_t faces;   /* chance outcomes: 0 to faces - 1 */
    int32_t longest; /* no game has more decisions, draws included */
} mistward_shape;
MISTWARD_API mistward_status mistward_game_shape(const mistward_game* game, mistward_shape* shape);

/* Who is to decide, and what. */
typedef struct mistward_moment {
    int32_t actor;   /* MISTWARD_PLAYER, MISTWARD_CHANCE, MISTWARD_NOBODY when the game is over */
    int32_t seat;    /* the active player, also while chance decides; seats count from 0 */
    int32_t kind;    /* MISTWARD_DRAW_TILE and so on */
    int32_t legal;   /* how many decisions are legal */
    int32_t turn;    /* counts from 1 */
    int32_t outcome; /* MISTWARD_UNDECIDED and so on */
    int32_t decisions; /* made so far, draws included */
    int32_t tiles;     /* left in the piles */
} mistward_moment;
MISTWARD_API mistward_status mistward_game_moment(const mistward_game* game, mistward_moment* moment);

/* --- Decisions: by index among those that are legal now, by text, or as actions of the fixed space --- */

/* The legal decisions in their order: one text, with a newline between two. */
MISTWARD_API mistward_status mistward_game_legal(const mistward_game* game, char* text, size_t size, size_t* length);
/* The text of one of them, by its index. */
MISTWARD_API mistward_status mistward_game_decision(const mistward_game* game, int32_t index, char* text, size_t size,
                                                    size_t* length);
/* The index of a decision that is legal now. */
MISTWARD_API mistward_status mistward_game_find(const mistward_game* game, const char* decision, int32_t* index);
/* The action of each legal decision, in their order; where chance decides, the face that each draws. `*count` becomes
 * how many there are, also where `capacity` is less. */
MISTWARD_API mistward_status mistward_game_actions(const mistward_game* game, int32_t* actions, size_t capacity,
                                                   size_t* count);
/* For each action of the fixed space 1 if it is legal now, else 0. All are 0 where chance decides. */
MISTWARD_API mistward_status mistward_game_mask(const mistward_game* game, uint8_t* mask, size_t size);
/* Where chance decides: the probability of each legal draw, in their order. */
MISTWARD_API mistward_status mistward_game_chances(const mistward_game* game, double* chances, size_t capacity,
                                                   size_t* count);

/* Makes a decision: a legal one by its index, an action (a face where chance decides), or a text. What follows
 * without a choice follows at once; so do draws, unless chance is explicit. */
MISTWARD_API mistward_status mistward_game_apply(mistward_game* game, int32_t index);
MISTWARD_API mistward_status mistward_game_act(mistward_game* game, int32_t action);
MISTWARD_API mistward_status mistward_game_say(mistward_game* game, const char* decision);

/* --- What can be seen --- */

/* The public state as a seat sees it: `shape.observation` floats. */
MISTWARD_API mistward_status mistward_game_observe(const mistward_game* game, int32_t seat, float* values,
                                                   size_t size);
/* The public state as one line of words, and as the object that the server's protocol calls STATE. */
MISTWARD_API mistward_status mistward_game_state_text(const mistward_game* game, char* text, size_t size,
                                                      size_t* length);
MISTWARD_API mistward_status mistward_game_state_json(const mistward_game* game, char* text, size_t size,
                                                      size_t* length);
/* How observations and actions are laid out: JSON, {"observation":[...],"actions":[...]}, each part with `name`,
 * `offset`, `size` and `what`. */
MISTWARD_API mistward_status mistward_game_layout(const mistward_game* game, char* text, size_t size, size_t* length);

/* What each seat has earned: `players` numbers. Rewards are those of the last decision, returns their sum. Scores are
 * points: of each player, or in the co-operative game of all scoring meeples together for everybody. */
MISTWARD_API mistward_status mistward_game_rewards(const mistward_game* game, float* rewards, size_t capacity);
MISTWARD_API mistward_status mistward_game_returns(const mistward_game* game, float* returns, size_t capacity);
MISTWARD_API mistward_status mistward_game_scores(const mistward_game* game, int32_t* scores, size_t capacity);

/* --- Records: a game as a line of text --- */

/* Setup, tiles to come and decisions. It holds what nobody has seen: show it to no player. */
MISTWARD_API mistward_status mistward_game_record(const mistward_game* game, char* text, size_t size, size_t* length);
/* The game of a record; its tile set must be the one that it was played with. */
MISTWARD_API mistward_status mistward_game_read(const mistward_tileset* tileset, const char* record,
                                                mistward_game** game);

/* --- Batches: many games of one setup, each call for all of them --- */

#define MISTWARD_MOST_GAMES 65536

MISTWARD_API mistward_status mistward_batch_create(const mistward_tileset* tileset, const char* setup, size_t games,
                                                   uint32_t options, mistward_batch** batch);
MISTWARD_API void mistward_batch_free(mistward_batch* batch);

/* What a call says of every game, game by game; what is null is left out. `bytes` is sizeof(mistward_report). With
 * MISTWARD_AUTO_RESET, the rewards, scores, `over` and `outcome` of a game that has just ended are its own, and all
 * else is of the game that follows it. */
typedef struct mistward_report {
    size_t bytes;
    int32_t* seat;
    int32_t* kind;
    int32_t* legal;      /* how many decisions are legal: 0 when the game is over */
    uint8_t* mask;       /* shape.actions for each game */
    float* observation;  /* shape.observation for each game, as the seat that is to decide sees it */
    float* reward;       /* shape.players for each game */
    int32_t* score;      /* shape.players for each game */
    uint8_t* over;       /* 1 if the game is over, or has just ended */
    int32_t* outcome;
} mistward_report;

/* Begins all games anew: game i with the seed `first_seed + i`. With MISTWARD_AUTO_RESET the next game at a place has
 * the seed of the one before plus the number of games. */
MISTWARD_API mistward_status mistward_batch_reset(mistward_batch* batch, uint64_t first_seed,
                                                  const mistward_report* report);

enum { MISTWARD_BY_INDEX = 0, MISTWARD_BY_ACTION = 1 };

/* Makes a decision in every game: its index among the legal ones, or an action of the fixed space. -1 leaves a game
 * as it is, and so must the choice for a game that is over. If any is illegal, none is made. */
MISTWARD_API mistward_status mistward_batch_step(mistward_batch* batch, const int32_t* choices, int32_t by,
                                                 const mistward_report* report);

/* A copy of one of its games. */
MISTWARD_API mistward_status mistward_batch_game(const mistward_batch* batch, size_t number, mistward_game** game);

#ifdef __cplusplus
}
#endif

#endif
