#pragma once

#include <memory>

namespace mistward::rules {

/// A value that lies apart, so that a variant of it and of smaller ones stays small. Copying copies
/// the value; equal values are equal. One that was moved from can only be assigned to.
template <class T>
class Boxed {
public:
    explicit Boxed(const T& value) : value_(std::make_unique<T>(value)) {}
    Boxed(const Boxed& other) : Boxed(*other) {}
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other) {
        if (this != &other) *this = Boxed(other);
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    T& operator*() { return *value_; }
    const T& operator*() const { return *value_; }
    friend bool operator==(const Boxed& a, const Boxed& b) { return *a == *b; }

private:
    std::unique_ptr<T> value_;
};

}  // namespace mistward::rules
