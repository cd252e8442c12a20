#pragma once

#include <string>
#include <vector>

namespace mistward::protocol {

/// A file of golden messages, one JSON text per line, for tests and for authors of clients.
struct Fixture {
    std::string path;  ///< of the file
    std::string text;  ///< what the code of today writes
};

/// All fixtures. They change only with the protocol, the rules or the tile set.
std::vector<Fixture> make_fixtures();

}  // namespace mistward::protocol
