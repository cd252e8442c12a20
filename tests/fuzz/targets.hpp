#pragma once

#include <cstddef>
#include <cstdint>

namespace mistward {

// What is fuzzed, each with its input: ends the process if what must hold for any bytes does not.
// One is a program's, which target.cpp makes of it.

void fuzz_decision(const std::uint8_t* data, std::size_t size);
void fuzz_decode(const std::uint8_t* data, std::size_t size);
void fuzz_environment(const std::uint8_t* data, std::size_t size);
void fuzz_game_file(const std::uint8_t* data, std::size_t size);
void fuzz_http(const std::uint8_t* data, std::size_t size);
void fuzz_log(const std::uint8_t* data, std::size_t size);
void fuzz_play(const std::uint8_t* data, std::size_t size);
void fuzz_room(const std::uint8_t* data, std::size_t size);
void fuzz_session(const std::uint8_t* data, std::size_t size);
void fuzz_state(const std::uint8_t* data, std::size_t size);
void fuzz_tileset(const std::uint8_t* data, std::size_t size);
void fuzz_work(const std::uint8_t* data, std::size_t size);

}  // namespace mistward
