#include "server/net/deadline.hpp"

#include <utility>

namespace mistward::net {

void Deadline::arm(Duration time, std::function<void()> on_expiry) {
    const auto current = ++*round_;
    timer_.expires_after(time);
    timer_.async_wait(
        [round = round_, current, on_expiry = std::move(on_expiry)](boost::system::error_code) {
            if (*round == current) on_expiry();
        });
}

}  // namespace mistward::net
