#pragma once

namespace CLI {
class App;
}

namespace mistward {

struct Config;

/// Adds every option of the server, in groups, with what `config` has as defaults; it outlives the
/// parsing.
void add_options(CLI::App& app, Config& config);

}  // namespace mistward
