#pragma once

#include "clients/environment/failure.hpp"
#include "clients/environment/kind.hpp"
#include "clients/environment/tile_sets.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>

// What every function of the door has in common. The handles are declared in mistward.h.

struct mistward_tileset {
    std::shared_ptr<const mistward::environment::TileSets> sets;
};

struct mistward_game {
    std::shared_ptr<const mistward::environment::TileSets> sets;
    mistward::environment::Match match;

    const mistward::environment::Kind& kind() const {
        return mistward::environment::kind_of(match);
    }
};

namespace mistward::environment {

/// Notes what `mistward_message` says on this thread, cut off where it is very long.
void note_message(const char* message) noexcept;

/// The status of the exception that is being handled; notes its message.
mistward_status status_of_exception() noexcept;

/// Runs the body of a function of the door; whatever it throws becomes a status.
template <class Body>
mistward_status guarded(Body body) noexcept {
    try {
        body();
        return MISTWARD_OK;
    } catch (...) {
        return status_of_exception();
    }
}

/// What a caller's pointer leads to; throws `Failure` if it is null.
template <class T>
T& at(T* pointer) {
    need(pointer != nullptr, "a pointer is null");
    return *pointer;
}

/// A caller's text of at most `longest` bytes; throws `Failure` with `status` if it is longer.
std::string_view text_at(const char* text, std::size_t longest, mistward_status status);

/// Writes a text into the caller's buffer; throws `Failure` if that is too small.
void put_text(std::string_view value, char* text, std::size_t size, std::size_t* length);

/// The caller's list of `size` values; throws `Failure` if it has room for fewer than `wanted`.
template <class T>
std::span<T> room_for(std::size_t wanted, T* values, std::size_t size) {
    if (size < wanted) {
        throw Failure(MISTWARD_TOO_SMALL, std::to_string(wanted) + " values need more room");
    }
    need(values != nullptr || wanted == 0, "a pointer is null");
    return {values, wanted};
}

/// The sets that were asked for, or those of the binary.
std::shared_ptr<const TileSets> sets_at(const mistward_tileset* tileset);

/// Options that are added up; throws `Failure` if `allowed` has others not.
Options options_of(std::uint32_t options, std::uint32_t allowed);

}  // namespace mistward::environment
