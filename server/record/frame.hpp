#pragma once

#include <memory>
#include <string>

namespace mistward::rooms {

/// The text of one server message, encoded once and shared by every queue that it stands in.
using Frame = std::shared_ptr<const std::string>;

}  // namespace mistward::rooms
