#include "embedded/api_sources.hpp"
#include "embedded/docs_files.hpp"
#include "embedded/postgresql_migrations.hpp"
#include "embedded/rules_text.hpp"
#include "embedded/sqlite_migrations.hpp"
#include "embedded/tilesets.hpp"
#include "embedded/weights.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

using namespace mistward;

namespace {

std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Embedded {
    std::span<const EmbeddedFile> files;
    const char* folder;
};

}  // namespace

TEST_CASE("every embedded file has the bytes of its source") {
    for (const auto& [files, folder] :
         {Embedded{tilesets::embedded_files(), "rules/tilesets"},
          Embedded{rules_text::embedded_files(), "rules"},
          Embedded{api_sources::embedded_files(), "protocol"},
          Embedded{docs_files::embedded_files(), "server/docs"},
          Embedded{migrations::sqlite::embedded_files(), "migrations/sqlite"},
          Embedded{migrations::postgresql::embedded_files(), "migrations/postgresql"},
          Embedded{embedded_weights_files::embedded_files(), "companion/weights"}}) {
        CAPTURE(folder);
        CHECK(!files.empty());
        for (const EmbeddedFile& file : files) {
            CAPTURE(file.name);
            const std::string source = bytes_of(std::string(MISTWARD_SOURCE_DIR "/") + folder +
                                                "/" + std::string(file.name));
            CHECK(!source.empty());
            CHECK(file.bytes.size() == source.size());
            CHECK((file.bytes == source));
        }
    }
}
