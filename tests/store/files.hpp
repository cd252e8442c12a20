#pragma once

#include "tests/store/temporary_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace mistward::test {

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The names of the files in a folder, sorted.
inline std::vector<std::string> names_in(const TemporaryFolder& folder) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder / "")) {
        names.push_back(file.path().filename());
    }
    std::ranges::sort(names);
    return names;
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace mistward::test
