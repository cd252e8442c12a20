#pragma once

#include <chrono>
#include <cstddef>

namespace mistward::net {

using Duration = std::chrono::milliseconds;

/// What one client may take up. Every time is an absolute deadline unless it says idle.
struct Limits {
    std::size_t connections = 4096;

    // What the system keeps for one connection; it may take up twice as much for its own ends.
    int send_buffer_bytes = 128 * 1024;
    int receive_buffer_bytes = 128 * 1024;
    int unsent_bytes = 32 * 1024;  ///< of the first: what the peer has no room for yet

    std::size_t header_bytes = 8 * 1024;
    std::size_t body_bytes = 64 * 1024;
    std::size_t game_file_bytes = 1024 * 1024;  ///< a body that is a game file
    Duration header_time = std::chrono::seconds(10);
    Duration body_time = std::chrono::seconds(20);
    Duration passage_time = std::chrono::seconds(2);  ///< until another node is reached
    Duration response_time = std::chrono::seconds(60);
    Duration idle_time = std::chrono::seconds(75);       ///< idle, between two requests
    Duration keepalive_time = std::chrono::seconds(30);  ///< of a log that is followed
    Duration linger_time = std::chrono::seconds(2);
    Duration stop_time = std::chrono::seconds(2);  ///< half of it in good manners

    std::size_t message_bytes = 16 * 1024;
    Duration message_time = std::chrono::seconds(10);  ///< from its first byte to its last
    double frames_per_second = 250;                    ///< of every kind, pings and fragments, too
    double frame_burst = 500;
    Duration hello_time = std::chrono::seconds(10);
    Duration silence_time = std::chrono::seconds(60);  ///< idle; a ping goes out after half of it
    Duration write_time = std::chrono::seconds(15);    ///< for one message, once its turn comes
    Duration queue_time = std::chrono::seconds(60);    ///< until its turn comes
    Duration close_time = std::chrono::seconds(5);
    std::size_t outbox_messages = 256;
    std::size_t outbox_bytes = 4 * 1024 * 1024;
    std::size_t spectator_messages = 48;  ///< beyond that a spectator gets a snapshot instead
    std::size_t spectator_bytes = 512 * 1024;

    double commands_per_second = 100;
    double command_burst = 200;
    double faults_per_second = 0.1;  ///< messages that make no sense
    double fault_burst = 5;

    double guesses_per_second = 0.1;  ///< wrong administrator's tokens from one address
    double guess_burst = 5;
    Duration guess_pause = std::chrono::seconds(1);  ///< before each one beyond is refused
};

}  // namespace mistward::net
