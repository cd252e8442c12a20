#pragma once

#include <filesystem>

namespace mistward {

/// `mistward tileset check FILE`: says on the standard output whether a server can play with the
/// file, with every fault, and what differs from the published tiles. The exit status: 0 right, 1
/// wrong, 2 not readable.
int check_tileset_file(const std::filesystem::path& file);

}  // namespace mistward
