#include "rules/mists/game.hpp"
namespace mistward::rules::mists {
std::vector<std::string> check(const Tables&, const State&) { return {}; }
}  // namespace mistward::rules::mists
