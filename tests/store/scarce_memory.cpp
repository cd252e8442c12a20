#include "tests/store/scarce_memory.hpp"

#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>

namespace mistward::test {

namespace {

thread_local bool next_fails = false;
thread_local bool is_spared = false;
std::atomic<bool> next_elsewhere_fails = false;
std::atomic<bool> has_failed = false;

bool is_to_fail() {
    if (std::exchange(next_fails, false)) return true;
    return next_elsewhere_fails && !is_spared && next_elsewhere_fails.exchange(false);
}

}  // namespace

void let_next_allocation_fail() { next_fails = true; }

void let_next_allocation_elsewhere_fail() {
    is_spared = true;
    next_elsewhere_fails = true;
}

void forget_failed_allocations() { has_failed = false; }

bool has_allocation_failed() { return has_failed; }

}  // namespace mistward::test

#if MISTWARD_OWN_NEW

// Those of this program. Whoever asks for memory without an exception frees it by these, too.

void* operator new(std::size_t size) {
    using namespace mistward::test;
    if (is_to_fail()) {
        has_failed = true;
        throw std::bad_alloc();
    }
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return std::malloc(size == 0 ? 1 : size);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
