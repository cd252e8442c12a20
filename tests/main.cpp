#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include <unistd.h>

#include <cctype>
#include <csignal>
#include <cstdlib>

namespace {

/// No test takes that long, under a sanitizer either.
constexpr unsigned kMostSeconds = 600;

/// Whoever asks for a number of games waits for them.
bool is_patient() {
    const char* const games = std::getenv("MISTWARD_SIMULATIONS");
    return games != nullptr && std::isdigit(static_cast<unsigned char>(games[0])) != 0;
}

/// Ends a test that hangs, so that it is named: doctest says in which test case a process aborts.
struct Watchdog final : doctest::IReporter {
    explicit Watchdog(const doctest::ContextOptions&) {
        std::signal(SIGALRM, [](int) { std::abort(); });
    }

    void test_case_start(const doctest::TestCaseData&) override {
        if (!is_patient()) ::alarm(kMostSeconds);
    }
    void test_case_end(const doctest::CurrentTestCaseStats&) override { ::alarm(0); }

    void report_query(const doctest::QueryData&) override {}
    void test_run_start() override {}
    void test_run_end(const doctest::TestRunStats&) override {}
    void test_case_reenter(const doctest::TestCaseData&) override {}
    void test_case_exception(const doctest::TestCaseException&) override {}
    void subcase_start(const doctest::SubcaseSignature&) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData&) override {}
    void log_message(const doctest::MessageData&) override {}
    void test_case_skipped(const doctest::TestCaseData&) override {}
};

}  // namespace

REGISTER_LISTENER("watchdog", 1, Watchdog);
