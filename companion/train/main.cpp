#include "companion/train/mists_subject.hpp"
#include "companion/train/rivals/part_subject.hpp"
#include "companion/train/rivals/rival_subject.hpp"
#include "companion/train/run.hpp"

#include <cstdio>

/// mistward-train: see --help and companion/README.md.
int main(int argc, char** argv) {
    using namespace mistward::companion::train;
    int status = 0;
    try {
        const auto options = read_options(argc, argv, status);
        if (!options) return status;
        if (options->game == RivalSubject::kGame) {
            Run<RivalSubject>(*options).train();
        } else if (options->game == PartSubject::kGame) {
            Run<PartSubject>(*options).train();
        } else {
            Run<MistsSubject>(*options).train();
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "mistward-train: %s\n", error.what());
        status = 1;
    }
    return status;
}
