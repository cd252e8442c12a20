#pragma once

#include <cstddef>
#include <functional>

namespace mistward::work {

/// Says that a thread beside the event loops is at work for as long as this lives. The end of the
/// process waits for nobody: whoever takes the server apart asks first whether anybody is.
class Busy {
public:
    Busy();
    ~Busy();
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
};

/// How many are, in the whole process.
std::size_t busy_threads();

/// Ends the process with success if a thread is at work still, after a last `farewell`: nothing is
/// destroyed that it may refer to. For the end, once everybody was asked to stop and had time to.
void leave_if_busy(const std::function<void()>& farewell);

}  // namespace mistward::work
