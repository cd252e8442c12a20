// What a card of a link costs: draws STATE of the guide from a file, played with the set of that
// digest, a hundred times.
//   mistward_card_bench STATE.json DIGEST CARD.jpg
#include "protocol/json_text.hpp"
#include "server/picture/card.hpp"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace {

/// Of this thread, in milliseconds.
double processor_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace mistward;
    if (argc != 4) {
        std::cerr << "usage: mistward_card_bench STATE.json DIGEST CARD.jpg\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const double begin = processor_time();
    const auto& atlas = picture::Atlas::get();
    std::cout << "atlas: " << processor_time() - begin << " ms\n";
    std::vector<double> times;
    std::string card;
    for (int i = 0; i < 100; ++i) {
        const double from = processor_time();
        const auto board = picture::board_of(atlas, argv[2], protocol::parse_own_json(text));
        if (!board) {
            std::cerr << "this set is not drawn\n";
            return 1;
        }
        card = picture::card_of(atlas, *board);
        times.push_back(processor_time() - from);
    }
    std::ranges::sort(times);
    std::cout << "card: " << times[50] << " ms, at most " << times.back() << " ms; " << card.size()
              << " bytes\n";
    std::ofstream(argv[3], std::ios::binary) << card;
}
