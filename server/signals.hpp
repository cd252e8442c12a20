#pragma once

#include <array>
#include <csignal>

namespace mistward {

/// What ends a server in good manners: it was told to, or the machine has no more time or power for
/// it.
inline constexpr std::array kStopSignals{SIGTERM, SIGINT, SIGQUIT, SIGXCPU, SIGPWR};

/// Descriptors 0 to 2 lead somewhere from now on, so that no file or socket becomes the standard
/// error by chance, and no line of the log is written into it.
void hold_standard_streams();

/// A write beyond the limit of a file's size fails, as one to a full disk, instead of ending the
/// process.
void survive_size_limit();

/// Whoever is told to stop before anything is served ends at once, with status 0: nothing has been
/// acknowledged, and a transaction that is cut off is none. Without this the first process of a
/// container would not hear it at all.
void end_at_once_when_told();

/// What says nothing to a server does not end it either, or put it to sleep.
void ignore_idle_signals();

}  // namespace mistward
