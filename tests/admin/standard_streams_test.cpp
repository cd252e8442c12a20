#include "server/log/standard_streams.hpp"

#include "tests/store/child.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <spdlog/logger.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string>

using namespace mistward;
using namespace mistward::test;

namespace {

/// What a pipe holds at this moment.
std::string drained(int descriptor) {
    ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
    std::string text;
    std::array<char, 4096> part{};
    for (ssize_t n = 0; (n = ::read(descriptor, part.data(), part.size())) > 0;) {
        text.append(part.data(), static_cast<std::size_t>(n));
    }
    return text;
}

/// A logger on the standard error of a process whose own that is.
struct Told {
    std::array<int, 2> pipe{};
    spdlog::logger logger{"test", log::make_standard_error()};

    Told() {
        if (::pipe(pipe.data()) != 0 || ::dup2(pipe[1], STDERR_FILENO) < 0) ::_exit(20);
        ::close(pipe[1]);
    }
    void fill() {
        for (int i = 0; i < 5000; ++i) logger.info("{} {}", i, std::string(90, 'x'));
    }
};

}  // namespace

TEST_CASE("a standard error that nobody reads holds up nobody, and what is lacking is told") {
    const int status = in_child([] {
        Told told;
        told.fill();
        if (log::takes_output(STDERR_FILENO)) ::_exit(21);
        const std::string first = drained(told.pipe[0]);
        if (first.find(" 0 xxx") == std::string::npos) ::_exit(22);
        told.logger.info("back");
        const std::string then = drained(told.pipe[0]);
        if (then.find(" lines were left out here") == std::string::npos) ::_exit(23);
        if (then.find("back\n") == std::string::npos) ::_exit(24);
    });
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == kExitSurvived);
}

TEST_CASE("a standard output that nobody reads holds up neither itself nor what is logged") {
    const int status = in_child([] {
        Told told;
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0 || ::dup2(pipe[1], STDOUT_FILENO) < 0) ::_exit(20);
        spdlog::logger output("output", log::make_standard_output());
        std::signal(SIGALRM, SIG_DFL);
        ::alarm(10);  // ends it if it waits
        for (int i = 0; i < 5000; ++i) output.info("{} {}", i, std::string(90, 'x'));
        if (log::takes_output(STDOUT_FILENO)) ::_exit(21);
        told.logger.info("goes on");
        if (drained(told.pipe[0]).find("goes on\n") == std::string::npos) ::_exit(22);
        const std::string first = drained(pipe[0]);
        if (first.find(" 0 xxx") == std::string::npos) ::_exit(23);
        output.info("back");
        const std::string then = drained(pipe[0]);
        if (then.find("left out") != std::string::npos) ::_exit(24);
        if (then.find("back\n") == std::string::npos) ::_exit(25);
    });
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == kExitSurvived);
}

TEST_CASE("a line that is longer than a pipe takes at once is cut") {
    const int status = in_child([] {
        Told told;
        told.logger.info(std::string(20'000, 'y'));
        const std::string text = drained(told.pipe[0]);
        if (text.size() < 3000 || text.size() > 4096) ::_exit(25);
    });
    CHECK(WEXITSTATUS(status) == kExitSurvived);
}

TEST_CASE("a standard error that was closed, or whose reader is gone, ends nobody") {
    const int status = in_child([] {
        std::signal(SIGPIPE, SIG_IGN);
        Told told;
        ::close(told.pipe[0]);
        told.fill();
        ::close(STDERR_FILENO);
        told.fill();
    });
    CHECK(WEXITSTATUS(status) == kExitSurvived);
}
