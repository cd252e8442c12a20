#pragma once

#include <sys/types.h>
#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace mistward::engine {

using Deadline = std::chrono::steady_clock::time_point;

/// Why nothing more came from a program, or could be said to it.
enum class Silence : std::uint8_t {
    Closed,   ///< it has ended, or closed its end
    Late,     ///< it was not there in time
    TooLong,  ///< its line is longer than is allowed
};

/// A program that is spoken to in lines over its standard input and output. Its standard error is
/// ours. It does not outlive this object: what it started in its process group is killed with it.
class ChildProcess {
public:
    /// Runs the command by `sh -c`. Throws `std::system_error` if no process can be made; a command
    /// that does not exist is noticed when it is read from.
    ChildProcess(const std::string& command, std::size_t longest_line);
    ~ChildProcess();

    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Sends the line, whose end is added.
    tl::expected<void, Silence> write_line(std::string_view line, Deadline deadline);

    /// The next line, without its end. Never waits if the deadline has passed.
    tl::expected<std::string, Silence> read_line(Deadline deadline);

    /// Waits for its end, kills what is left of it, and says how it ended: "ended with status 1",
    /// "ended by signal 9", or "went silent and did not end" if it had to be killed.
    std::string end(Deadline deadline);

    /// Seconds of the processor that it has used, 0 if that is not known.
    double processor_seconds() const;

private:
    tl::expected<void, Silence> read_more(Deadline deadline);

    std::size_t longest_line_;
    pid_t pid_ = -1;  // none after `end`
    int in_ = -1;     // our end of its standard input
    int out_ = -1;    // and of its output
    std::string read_;
    std::string how_it_ended_;
};

}  // namespace mistward::engine
