#pragma once

#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

/// The text of one server message, encoded once and shared by every queue that it stands in.
using Frame = std::shared_ptr<const std::string>;

/// Messages that follow on each other, listed once for all who are sent them.
using Frames = std::shared_ptr<const std::vector<Frame>>;

}  // namespace mistward::rooms
