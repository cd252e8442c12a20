#include "companion/engine/child_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <sstream>
#include <system_error>

namespace mistward::engine {
namespace {

[[noreturn]] void throw_system_error(int code, const char* what) {
    throw std::system_error(code, std::generic_category(), what);
}

int milliseconds_until(Deadline deadline) {
    using std::chrono::ceil;
    using std::chrono::milliseconds;
    const auto left = ceil<milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    constexpr decltype(left) kLongest = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp<decltype(left)>(left, 0, kLongest));
}

/// Whether the descriptor was ready in time.
bool wait_for(int descriptor, short events, Deadline deadline) {
    pollfd waited{.fd = descriptor, .events = events, .revents = 0};
    int ready = 0;
    do {
        ready = poll(&waited, 1, milliseconds_until(deadline));
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

bool is_program(const std::string& word) {
    if (word.find('/') != std::string::npos) return access(word.c_str(), X_OK) == 0;
    const char* path = getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (access((folder + "/" + word).c_str(), X_OK) == 0) return true;
    }
    return false;
}

/// What the shell is to run. A single program takes its place, so that it is the one whose time is
/// counted and whose end is told.
std::string shell_words(const std::string& command) {
    const bool single = command.find_first_of(";&|<>()\n") == std::string::npos;
    return single && is_program(command.substr(0, command.find(' '))) ? "exec " + command : command;
}

/// How a process is started: in a group of its own, with the usual signals and these two ends.
class SpawnSettings {
public:
    SpawnSettings(int in, int out) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, in, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, out, STDOUT_FILENO);
        sigset_t usual;
        sigemptyset(&usual);
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setsigmask(&attributes_, &usual);
        sigaddset(&usual, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes_, &usual);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(
            &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnSettings() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;

    /// 0, or the code of an error.
    int spawn(const std::string& command, pid_t& pid) const {
        std::string words[]{"sh", "-c", shell_words(command)};
        std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
        return posix_spawn(&pid, "/bin/sh", &actions_, &attributes_, arguments.data(), environ);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

void close_all(std::initializer_list<int> descriptors) {
    for (const int descriptor : descriptors) {
        if (descriptor >= 0) close(descriptor);
    }
}

/// Whether the process ended by itself in time; where that cannot be awaited, it did not.
bool ended_in_time(pid_t pid, Deadline deadline) {
    // Debian 12 declares its function for C alone.
    const auto process = static_cast<int>(syscall(SYS_pidfd_open, pid, 0U));
    if (process < 0) return false;
    const bool ended = wait_for(process, POLLIN, deadline);
    close(process);
    return ended;
}

std::string words_of(int status) {
    if (WIFEXITED(status)) return "ended with status " + std::to_string(WEXITSTATUS(status));
    return "ended by signal " + std::to_string(WTERMSIG(status));
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command, std::size_t longest_line)
    : longest_line_(longest_line) {
    // A socket, unlike a pipe, can be written to without a signal when nobody reads any more.
    std::array<int, 2> in{-1, -1};
    std::array<int, 2> out{-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.data()) != 0) {
        throw_system_error(errno, "socketpair");
    }
    if (pipe2(out.data(), O_CLOEXEC) != 0) {
        const int code = errno;
        close_all({in[0], in[1]});
        throw_system_error(code, "pipe2");
    }
    const int failed = SpawnSettings(in[1], out[1]).spawn(command, pid_);
    close_all({in[1], out[1]});
    if (failed != 0) {
        close_all({in[0], out[0]});
        throw_system_error(failed, "posix_spawn");
    }
    in_ = in[0];
    out_ = out[0];
    fcntl(out_, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
    end(std::chrono::steady_clock::now());
    close_all({in_, out_});
}

tl::expected<void, Silence> ChildProcess::write_line(std::string_view line, Deadline deadline) {
    const std::string bytes = std::string(line) + '\n';
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t count =
            send(in_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count >= 0) {
            sent += static_cast<std::size_t>(count);
        } else if (errno == EAGAIN) {
            if (!wait_for(in_, POLLOUT, deadline)) return tl::unexpected(Silence::Late);
        } else if (errno != EINTR) {
            return tl::unexpected(Silence::Closed);
        }
    }
    return {};
}

tl::expected<std::string, Silence> ChildProcess::read_line(Deadline deadline) {
    for (;;) {
        const std::size_t end = read_.find('\n');
        if (std::min(end, read_.size()) > longest_line_) return tl::unexpected(Silence::TooLong);
        if (end != std::string::npos) {
            std::string line = read_.substr(0, end);
            read_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        if (const auto more = read_more(deadline); !more) return tl::unexpected(more.error());
    }
}

tl::expected<void, Silence> ChildProcess::read_more(Deadline deadline) {
    std::array<char, 4096> bytes;
    for (;;) {
        const ssize_t count = read(out_, bytes.data(), bytes.size());
        if (count > 0) {
            read_.append(bytes.data(), static_cast<std::size_t>(count));
            return {};
        }
        if (count == 0) return tl::unexpected(Silence::Closed);
        if (errno == EINTR) continue;
        if (errno != EAGAIN) return tl::unexpected(Silence::Closed);
        if (!wait_for(out_, POLLIN, deadline)) return tl::unexpected(Silence::Late);
    }
}

std::string ChildProcess::end(Deadline deadline) {
    if (pid_ < 0) return how_it_ended_;
    const bool by_itself = ended_in_time(pid_, deadline);
    kill(-pid_, SIGKILL);
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) continue;
    pid_ = -1;
    how_it_ended_ = by_itself ? words_of(status) : "went silent and did not end";
    return how_it_ended_;
}

double ChildProcess::processor_seconds() const {
    clockid_t clock{};
    timespec used{};
    if (pid_ < 0 || clock_getcpuclockid(pid_, &clock) != 0) return 0;
    if (clock_gettime(clock, &used) != 0) return 0;
    return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

}  // namespace mistward::engine
