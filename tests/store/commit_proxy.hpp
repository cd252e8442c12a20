#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace mistward::test {

/// Stands between a store and PostgreSQL, and spoils one COMMIT on its way.
class CommitProxy {
public:
    enum class Spoil {
        Nothing,
        Answer,   ///< the server gets the COMMIT and does it; the connection ends before it is told
        Command,  ///< the connection ends; the server gets the COMMIT later, at `let_through`
    };

    /// Listens on a port of the loopback, for the server of the tests on another.
    CommitProxy();
    ~CommitProxy();
    CommitProxy(const CommitProxy&) = delete;
    CommitProxy& operator=(const CommitProxy&) = delete;

    /// An address of the server, by way of the proxy.
    std::string by_way_of_it(std::string address) const;

    /// The next COMMIT; `cut_off`: after it nobody reaches the server until `reconnect`.
    void spoil_next(Spoil spoil, bool cut_off = false);
    void reconnect() { is_cut_off_ = false; }
    /// Gives the server the COMMIT that was withheld, and waits for its answer.
    std::string let_through();

private:
    void accept();
    void carry(int client);
    /// False: the connection ends.
    bool to_server(int client, int server);
    int connect() const;

    const unsigned server_port_;
    unsigned port_ = 0;
    int listener_ = -1;
    std::atomic<bool> ends_ = false;
    std::atomic<bool> is_cut_off_ = false;
    std::atomic<bool> cuts_off_ = false;
    std::atomic<Spoil> spoil_ = Spoil::Nothing;
    std::mutex mutex_;
    std::condition_variable withheld_;
    int withheld_server_ = -1;
    std::string withheld_bytes_;
    std::vector<std::thread> threads_;
    std::thread acceptor_;
};

}  // namespace mistward::test
