#pragma once

#include "server/service/repeats.hpp"

namespace mistward::net::test {

/// Where no answer is kept.
inline rooms::AsyncResult<std::optional<std::string>> nothing_kept(const store::TokenHash&) {
    co_return std::nullopt;
}

}  // namespace mistward::net::test
