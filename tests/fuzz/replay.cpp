// Runs a target over files that are kept: `PROGRAM (FILE | FOLDER)...`. Any compiler builds it, so
// that every suite replays the corpora and the findings without libFuzzer.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

/// In an order that is the same everywhere.
std::vector<fs::path> files_in(const fs::path& path) {
    if (!fs::is_directory(path)) return {path};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

int main(int count, char** arguments) {
    std::size_t inputs = 0;
    for (const fs::path& path : std::vector<fs::path>(arguments + 1, arguments + count)) {
        if (!fs::exists(path)) continue;
        for (const fs::path& file : files_in(path)) {
            // Before the input runs: whatever ends the process has a name.
            std::cerr << file.string() << std::endl;
            const std::string input = read(file);
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()),
                                   input.size());
            ++inputs;
        }
    }
    std::cout << inputs << " inputs\n";
    return inputs > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
