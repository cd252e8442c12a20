#include "tests/bench/server/usage.hpp"

#include <unistd.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace mistward::bench {
namespace {

std::string read_proc(pid_t pid, const std::string& name) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/" + name);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (text.empty()) throw std::runtime_error("there is no process " + std::to_string(pid));
    return text;
}

}  // namespace

double processor_seconds(pid_t pid) {
    const std::string text = read_proc(pid, "stat");
    // The program's name may have spaces; behind its parenthesis stand ten fields before these two.
    std::istringstream fields(text.substr(text.rfind(')') + 1));
    std::string skipped;
    for (int field = 3; field < 14; ++field) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double processor_seconds(const std::vector<pid_t>& pids) {
    double all = 0;
    for (const pid_t pid : pids) all += processor_seconds(pid);
    return all;
}

std::vector<pid_t> children_of(pid_t pid) {
    std::ifstream file("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) +
                       "/children");
    return {std::istream_iterator<pid_t>(file), {}};
}

double resident_kib(pid_t pid) {
    const std::string text = read_proc(pid, "status");
    constexpr std::string_view kName = "VmRSS:";
    return std::stod(text.substr(text.find(kName) + kName.size()));
}

}  // namespace mistward::bench
