#pragma once

namespace mistward::work {

/// Why a job was not taken, or not carried through. Nothing came of it.
enum class Refusal {
    QueueFull,    ///< too much waits altogether
    AddressFull,  ///< too much waits for this address
    Stopping,
    TooMuch,  ///< it came to more than a job may
};

}  // namespace mistward::work
