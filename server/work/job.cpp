#include "server/work/job.hpp"

#include "server/work/effort.hpp"

#include <boost/asio/error.hpp>
#include <boost/system/system_error.hpp>

namespace mistward::work {

void Wanted::run() noexcept {
    try {
        carry_out();
    } catch (const JobEnded& ended) {
        refuse(ended.refusal);
    } catch (...) {
        exception_ = std::current_exception();
    }
    let_go();
}

void Wanted::abandon() {
    exception_ =
        std::make_exception_ptr(boost::system::system_error(boost::asio::error::operation_aborted));
}

std::optional<Refusal> Wanted::check() const {
    if (exception_) std::rethrow_exception(exception_);
    return refusal_;
}

}  // namespace mistward::work
