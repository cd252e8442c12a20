#pragma once

// ThreadSanitizer brings an `operator new` of its own, which cannot be replaced.
#ifdef __has_feature
#define MISTWARD_OWN_NEW !__has_feature(thread_sanitizer)
#else
#define MISTWARD_OWN_NEW 1
#endif

namespace mistward::test {

inline constexpr bool kMemoryCanBeScarce = MISTWARD_OWN_NEW;

/// From now on the next `operator new` of this thread throws, once. SQLite takes its memory
/// elsewhere.
void let_next_allocation_fail();

/// The same of the next one on any other thread.
void let_next_allocation_elsewhere_fail();

/// Forgets that any has failed.
void forget_failed_allocations();

/// Whether one has failed that was to, on any thread.
bool has_allocation_failed();

}  // namespace mistward::test
