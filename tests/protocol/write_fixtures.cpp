#include "tests/protocol/described_schemas.hpp"
#include "tests/protocol/fixtures.hpp"

#include <cstdio>
#include <fstream>
#include <utility>

int main() {
    auto files = mistward::protocol::make_fixtures();
    for (auto& schema : mistward::protocol::described_schemas()) files.push_back(std::move(schema));
    for (const auto& fixture : files) {
        std::ofstream file(fixture.path, std::ios::binary);
        file << fixture.text;
        if (!file.flush()) {
            std::fprintf(stderr, "cannot write %s\n", fixture.path.c_str());
            return 1;
        }
        std::printf("wrote %s\n", fixture.path.c_str());
    }
}
