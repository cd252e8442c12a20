#include "server/signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace mistward {

void hold_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
        // The lowest one that is free, which is this.
        static_cast<void>(::open("/dev/null", O_RDWR));
    }
}

void survive_size_limit() { std::signal(SIGXFSZ, SIG_IGN); }

void end_at_once_when_told() {
    for (const int signal : kStopSignals) std::signal(signal, [](int) { ::_exit(0); });
}

void ignore_idle_signals() {
    // SIGHUP is heeded later; before that, a terminal that closes ends nothing.
    for (const int signal : {SIGPIPE, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO,
                             SIGTTIN, SIGTTOU}) {
        std::signal(signal, SIG_IGN);
    }
}

}  // namespace mistward
