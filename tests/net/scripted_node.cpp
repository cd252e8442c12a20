#include "tests/net/scripted_node.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

#include <utility>

namespace mistward::net::test {

namespace asio = boost::asio;

ScriptedNode::ScriptedNode(std::string answer)
    : ScriptedNode([answer = std::move(answer)](Socket& socket) {
          boost::system::error_code ignored;
          asio::write(socket, asio::buffer(answer), ignored);
      }) {}

ScriptedNode::ScriptedNode(Script script)
    : acceptor_(context_, {asio::ip::address_v4::loopback(), 0}),
      script_(std::move(script)),
      thread_([this] { run(); }) {}

ScriptedNode::~ScriptedNode() { finish(); }

/// Those who came before have their turn first.
void ScriptedNode::finish() {
    if (!thread_.joinable()) return;
    ending_ = true;
    boost::system::error_code ignored;
    Socket(context_).connect(endpoint(), ignored);
    thread_.join();
}

void ScriptedNode::run() {
    for (;;) {
        auto socket = acceptor_.accept();
        boost::system::error_code error;
        std::string bytes;
        asio::read_until(socket, asio::dynamic_buffer(bytes), "\r\n\r\n", error);
        if (bytes.empty() && ending_) return;
        if (!error) script_(socket);
        asio::read(socket, asio::dynamic_buffer(bytes), error);
        heard_.push_back(std::move(bytes));
    }
}

std::vector<std::string> ScriptedNode::heard() {
    finish();
    return heard_;
}

}  // namespace mistward::net::test
