#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/udp.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace mistward::test {

/// A name server on this machine, over UDP alone. Of a name that it was not told of it says that
/// there is none.
class NameServer {
public:
    NameServer();
    ~NameServer();
    NameServer(const NameServer&) = delete;
    NameServer& operator=(const NameServer&) = delete;

    /// As `NameLookup` takes it.
    std::string address() const;

    void leads(const std::string& name, const std::vector<std::string>& addresses);
    void is_silent_about(const std::string& name);
    /// Whatever it is asked, it says these bytes behind the question's id.
    void says(const std::string& bytes);
    /// Each name that it was asked for, once for each kind of address.
    std::vector<std::string> questions() const;

private:
    using Udp = boost::asio::ip::udp;

    void listen();
    std::optional<std::string> answer(const std::string& question);
    std::optional<std::string> answer_about(const std::string& question, const std::string& name,
                                            std::size_t end);

    boost::asio::io_context context_;
    Udp::socket socket_;
    Udp::endpoint asker_;
    std::array<char, 1024> heard_{};
    mutable std::mutex mutex_;
    std::map<std::string, std::vector<std::string>> names_;
    std::set<std::string> silent_;
    std::optional<std::string> says_;
    std::vector<std::string> questions_;
    std::thread thread_;
};

}  // namespace mistward::test
