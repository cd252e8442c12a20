#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::rooms {

/// What a seat has said of late: how fast it may go on, and under which command ids. A value.
class Speech {
public:
    /// So many lines at once, and in the long run one line in so long.
    static constexpr std::int64_t kBurst = 5;
    static constexpr std::int64_t kPauseMs = 2000;
    static constexpr std::size_t kIds = 16;

    /// Whether a command of that id was among the last that said something.
    bool has(const std::string& id) const;

    /// How long the seat has to wait before it may say something; 0 if not at all.
    std::int64_t wait_ms(std::int64_t now_ms) const;

    /// The seat says something.
    void note(const std::string& id, std::int64_t now_ms);

    /// Somebody has set the clock of the system by so much.
    void shift(std::int64_t milliseconds) { used_until_ms_ += milliseconds; }

private:
    std::int64_t used_until(std::int64_t now_ms) const;

    /// Each line uses up `kPauseMs`; what is used may lie ahead of now by `kBurst` of them.
    std::int64_t used_until_ms_ = 0;
    std::vector<std::string> ids_;  ///< the oldest first
};

}  // namespace mistward::rooms
