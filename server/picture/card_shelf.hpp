#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace mistward::picture {

/// Cards that were drawn lately, by what they show. Bounded; the longest unused leave first. May be
/// used from any thread.
class CardShelf {
public:
    /// At most some 4 MB.
    static constexpr std::size_t kMostCards = 32;

    using Card = std::shared_ptr<const std::string>;

    /// Null if it is not here.
    Card find(std::string_view name);
    void put(std::string name, Card card);

private:
    struct Slot {
        std::string name;
        Card card;
    };

    std::mutex mutex_;
    std::list<Slot> slots_;  ///< the last used first
};

}  // namespace mistward::picture
