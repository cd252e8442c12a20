#pragma once

#include "server/store/answer_records.hpp"
#include "server/store/connection.hpp"
#include "server/store/failure.hpp"

#include <optional>

namespace mistward::store {

// The answers that are kept for whoever asks again, as SQL on one connection.

/// Part of the transaction that makes what the answer tells of; nothing is kept for nobody.
/// Repeated: that request has been answered, and nothing is to be made again.
Result<void> keep_answer(Connection& connection, const std::optional<KeptAnswer>& answer);
Result<std::optional<std::string>> find_answer(Connection& connection, const FindAnswer& query);
/// Removes some of those that are older; whether there may be more.
Result<bool> sweep_answers(Connection& connection, std::int64_t before_ms);
void delete_answers_of(Connection& connection, const TokenHash& client);

}  // namespace mistward::store
