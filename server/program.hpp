#pragma once

#include "cmake/embedded_file.hpp"

#include <span>

namespace mistward {

/// All that the program does: reads what it is told, and serves `page`, or carries out a command.
/// Gives the status to exit with; says what went wrong on the standard error.
int run_program(int argc, char** argv, std::span<const EmbeddedFile> page);

}  // namespace mistward
