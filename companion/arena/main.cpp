#include "companion/arena/commands.hpp"

#include <exception>
#include <iostream>

int main(int argc, char** argv) {
    const auto options = mistward::arena::read_options(argc, argv);
    if (const int* status = std::get_if<int>(&options)) return *status;
    try {
        mistward::arena::carry_out(std::get<mistward::arena::Options>(options), std::cout,
                                   std::cerr);
    } catch (const std::exception& error) {
        std::cerr << "mistward-arena: " << error.what() << "\n";
        return 1;
    }
    return 0;
}
