#pragma once

#include "cmake/embedded_file.hpp"
#include "server/config.hpp"

#include <span>
#include <stdexcept>

namespace mistward {

/// The server cannot start: one sentence for the host.
class StartError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Runs the server until a signal ends it. Prints the link to the standard output once it listens.
/// `page` is served unless `config` names a folder.
/// Throws `StartError`, `store::OpenError` or what `load_catalogue` throws.
void run(const Config& config, std::span<const EmbeddedFile> page);

}  // namespace mistward
