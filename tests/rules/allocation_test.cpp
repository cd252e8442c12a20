#include "rules/mists/game.hpp"
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
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace mistward::rules;

TEST_CASE("Speed: copying a state, listing decisions and making them never allocates") {
    const Tables& tables = *mists_tables();
    static mists::DecisionList decisions;
    static mists::EventList events;
    for (const Setup& setup : team_setups()) {
        Random random(setup.level * 10U + setup.players);
        const std::size_t before = allocations;
        mists::State state = mists::start(tables, setup);
        for (mists::legal(tables, state, decisions); !decisions.empty();
             mists::legal(tables, state, decisions)) {
            mists::State copy = state;
            events.clear();
            const auto made =
                mists::apply(tables, copy, decisions[random.below(decisions.size())], events);
            if (!made) std::abort();
            state = copy;
        }
        CHECK(allocations == before);
    }
    const std::size_t before = allocations;
    // Volatile, because an optimiser leaves out an allocation that nobody sees.
    int* volatile seen = new int(1);
    delete seen;
    CHECK(allocations == before + 1);
}

TEST_CASE("Speed: a state is small") { CHECK(sizeof(mists::State) <= 2560); }
