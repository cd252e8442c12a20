#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace mistward::engine {

/// What an engine can do wrong. Each loses the game that is being played.
enum class FaultKind : std::uint8_t {
    Died,     ///< it has ended, or closed its output
    Hung,     ///< it did not answer in time
    Flooded,  ///< it said far more than it was asked
    Rubbish,  ///< it said what is not of the protocol, or was not its turn to say
    Illegal,  ///< it decided what the rules do not allow
    GaveUp,   ///< it said so itself: `error`
};

/// The kind as one word, such as "hung".
std::string_view name(FaultKind kind);

struct Fault {
    FaultKind kind = FaultKind::Died;
    std::string what;  ///< a sentence about the engine, without its subject: "said nothing for 5 s"
    bool operator==(const Fault&) const = default;
};

template <class T>
using Expected = tl::expected<T, Fault>;

}  // namespace mistward::engine
