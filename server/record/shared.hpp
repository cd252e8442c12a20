#pragma once

#include <memory>
#include <utility>

namespace mistward::rooms {

/// A value that copies share until one of them is changed, so that a copy costs the same however
/// large it is.
template <class T>
class Shared {
public:
    Shared() = default;
    Shared(T value) : value_(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    /// Lets `change` alter a copy of the value, which is this one's from now on.
    template <class Change>
    void alter(Change change) {
        auto copy = std::make_shared<T>(*value_);
        change(*copy);
        value_ = std::move(copy);
    }

private:
    std::shared_ptr<const T> value_ = std::make_shared<const T>();
};

}  // namespace mistward::rooms
