#include "mistward/page.hpp"
#include "server/program.hpp"

/// What jemalloc reads if the program is linked with it: memory that nobody uses goes back to the
/// system within two seconds, be there anything to do meanwhile or not.
extern "C" const char* malloc_conf;
const char* malloc_conf = "background_thread:true,dirty_decay_ms:2000,muzzy_decay_ms:0";

// The page may take longer to build than all the rest, so this is short.
int main(int argc, char** argv) {
    return mistward::run_program(argc, argv, mistward::page::embedded_files());
}
