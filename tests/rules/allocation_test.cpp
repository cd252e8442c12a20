#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/text/setup_words.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <new>

namespace {
std::size_t allocations = 0;  // NOLINT: counted by the replaced operators below
}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace mistward::rules;

namespace {

/// Plays a game at random, each step on a copy.
template <class State, class Decisions, class Events>
void play_on_copies(const Tables& tables, State state, Random& random) {
    static Decisions decisions;
    static Events events;
    for (legal(tables, state, decisions); !decisions.empty(); legal(tables, state, decisions)) {
        State copy = state;
        events.clear();
        const Decision decision = decisions[random.below(decisions.size())];
        if (!apply(tables, copy, decision, events)) std::abort();
        state = copy;
    }
}

}  // namespace

TEST_CASE("speed: copying a state, listing decisions and making them never allocates") {
    for (const Setup& usual : all_setups()) {
        const Setup setup = dealt(usual, Random(1));
        CAPTURE(setup_words(setup));
        const Tables& tables = *tables_for(setup);
        Random random(setup.level * 10U + setup.players);
        const std::size_t before = allocations;
        if (setup.mode == Mode::Mists) {
            play_on_copies<mists::State, mists::DecisionList, mists::EventList>(
                tables, mists::start(tables, setup), random);
        } else {
            play_on_copies<rivals::State, rivals::DecisionList, rivals::EventList>(
                tables, rivals::start(tables, setup), random);
        }
        CHECK(allocations == before);
    }
    const std::size_t before = allocations;
    // Volatile, because an optimiser leaves out an allocation that nobody sees.
    int* volatile seen = new int(1);
    delete seen;
    CHECK(allocations == before + 1);
}

TEST_CASE("speed: a state is small") { CHECK(sizeof(mists::State) <= 2560); }
