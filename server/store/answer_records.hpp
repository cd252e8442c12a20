#pragma once

#include "server/store/records.hpp"

#include <cstdint>
#include <string>

namespace mistward::store {

/// For so long an answer is kept for whoever asks again.
inline constexpr std::int64_t kKeepAnswersMs = 24 * 60 * 60 * std::int64_t{1000};
/// So many of one client's; the oldest go.
inline constexpr std::int64_t kMostAnswersOfClient = 1000;

/// The answer to a request that makes something, kept in the transaction that makes it.
struct KeptAnswer {
    TokenHash id{};      ///< of the request: nobody else's has it
    TokenHash client{};  ///< who asked
    std::int64_t made_ms = 0;
    std::string sealed;  ///< bytes that only the request opens
};

/// Asks for an answer that is not older.
struct FindAnswer {
    TokenHash id{};
    std::int64_t since_ms = 0;
};

}  // namespace mistward::store
