#pragma once

#include <string>

namespace mistward::rooms {

/// A name for a network that tells nothing of it: the same for as long as the server runs, and
/// another after that. Nothing for one that is not known.
std::string sender_of(const std::string& network);

}  // namespace mistward::rooms
