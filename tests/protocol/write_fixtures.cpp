#include "tests/protocol/fixtures.hpp"

#include <cstdio>
#include <fstream>

int main() {
    for (const auto& fixture : mistward::protocol::make_fixtures()) {
        std::ofstream file(fixture.path, std::ios::binary);
        file << fixture.text;
        if (!file.flush()) {
            std::fprintf(stderr, "cannot write %s\n", fixture.path.c_str());
            return 1;
        }
        std::printf("wrote %s\n", fixture.path.c_str());
    }
}
