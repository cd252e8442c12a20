#include "server/work/give_way.hpp"

#include <doctest/doctest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <memory>
#include <sstream>
#include <thread>

using namespace mistward;

namespace {

/// As systemd's `SystemCallFilter=` does, for the calling thread and those that it begins.
void forbid_setpriority() {
    std::array<sock_filter, 4> rules{{
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_setpriority, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    }};
    const sock_fprog program{static_cast<unsigned short>(rules.size()), rules.data()};
    REQUIRE(::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0);
    REQUIRE(::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0);
}

int nice_of_this_thread() { return ::getpriority(PRIO_PROCESS, static_cast<id_t>(::gettid())); }

}  // namespace

TEST_CASE("a thread gives way, and no other one with it") {
    const int before = nice_of_this_thread();
    int other = 0;
    std::thread([&other] {
        work::give_way();
        other = nice_of_this_thread();
    }).join();
    CHECK(other == 5);
    CHECK(nice_of_this_thread() == before);
}

TEST_CASE("where the system refuses it, the log says so once") {
    std::ostringstream lines;
    const auto usual = spdlog::default_logger();
    spdlog::set_default_logger(std::make_shared<spdlog::logger>(
        "lines", std::make_shared<spdlog::sinks::ostream_sink_mt>(lines)));
    std::thread([] {
        forbid_setpriority();
        for (int i = 0; i < 3; ++i) work::give_way();
    }).join();
    spdlog::set_default_logger(usual);
    const std::string text = lines.str();
    CHECK(text.find("setpriority: Operation not permitted") != std::string::npos);
    CHECK(text.find("setpriority") == text.rfind("setpriority"));
}
