#pragma once

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mistward::test {

/// What a child ends with that nothing ended before.
inline constexpr int kExitSurvived = 3;
inline constexpr int kExitThrew = 4;

/// Runs `scene` in a process of its own and gives the status that `waitpid` reports.
template <class Scene>
int in_child(Scene scene) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        try {
            scene();
        } catch (...) {
            _exit(kExitThrew);
        }
        _exit(kExitSurvived);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    return status;
}

}  // namespace mistward::test
