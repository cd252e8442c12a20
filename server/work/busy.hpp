#pragma once

#include <cstddef>
#include <functional>

namespace mistward::work {

/// Whether anything is lost with the work of a thread that does not come to its end.
enum class Loss { Some, None };

/// Says that a thread beside the event loops is at work for as long as this lives. The end of the
/// process waits for nobody: whoever takes the server apart asks first whether anybody is.
class Busy {
public:
    explicit Busy(Loss loss = Loss::Some);
    ~Busy();
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;

private:
    const Loss loss_;
};

/// How many are, in the whole process.
std::size_t busy_threads();

/// Ends the process with success if a thread is at work still, after a last `farewell`, which is
/// told what is lost: nothing is destroyed that the thread may refer to. For the end, once
/// everybody was asked to stop and had time to.
void leave_if_busy(const std::function<void(Loss)>& farewell);

}  // namespace mistward::work
