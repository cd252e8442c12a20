#pragma once

namespace mistward::work {

/// Lets the thread that calls give way to all others of the process and the machine that have work
/// (a nice value of its own, which is Linux's way). Where the system refuses that, the work is done
/// as well, and one line in the log says so.
void give_way();

}  // namespace mistward::work
