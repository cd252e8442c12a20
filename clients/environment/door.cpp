#include "clients/environment/door.hpp"

#include "rules/core/invariant.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>

namespace mistward::environment {
namespace {

thread_local std::array<char, 1024> last_message{};

}  // namespace

void note_message(const char* text) noexcept {
    const std::size_t length = std::min(std::strlen(text), last_message.size() - 1);
    std::copy_n(text, length, last_message.begin());
    last_message[length] = '\0';
}

mistward_status status_of_exception() noexcept {
    try {
        throw;
    } catch (const Failure& failure) {
        note_message(failure.what());
        return failure.status();
    } catch (const std::bad_alloc&) {
        note_message("there is not enough memory");
        return MISTWARD_NO_MEMORY;
    } catch (const std::exception& fault) {
        note_message(fault.what());
        return MISTWARD_INTERNAL;
    } catch (...) {
        note_message("something was thrown that is not an exception");
        return MISTWARD_INTERNAL;
    }
}

std::string_view text_at(const char* text, std::size_t longest, mistward_status status) {
    need(text != nullptr, "a pointer is null");
    const std::size_t length = strnlen(text, longest + 1);
    if (length > longest) {
        throw Failure(status, "the text is longer than " + std::to_string(longest) + " bytes");
    }
    return {text, length};
}

void put_text(std::string_view value, char* text, std::size_t size, std::size_t* length) {
    if (length != nullptr) *length = value.size();
    if (size <= value.size()) {
        throw Failure(MISTWARD_TOO_SMALL,
                      "the text takes " + std::to_string(value.size() + 1) + " bytes");
    }
    need(text != nullptr, "a pointer is null");
    std::copy(value.begin(), value.end(), text);
    text[value.size()] = '\0';
}

std::shared_ptr<const TileSets> sets_at(const mistward_tileset* tileset) {
    static const auto built_in = std::make_shared<const TileSets>();
    return tileset == nullptr ? built_in : tileset->sets;
}

Options options_of(std::uint32_t options, std::uint32_t allowed) {
    need((options & ~allowed) == 0, "an option that there is not");
    return {(options & MISTWARD_EXPLICIT_CHANCE) != 0, (options & MISTWARD_SHAPED_REWARD) != 0};
}

}  // namespace mistward::environment

using namespace mistward::environment;

int32_t mistward_abi(void) { return MISTWARD_ABI; }

const char* mistward_message(void) { return last_message.data(); }

mistward_status mistward_tileset_create(const char* json, size_t bytes,
                                        mistward_tileset** tileset) {
    return guarded([&] {
        at(tileset) = nullptr;
        if (json == nullptr) {
            *tileset = new mistward_tileset{sets_at(nullptr)};
            return;
        }
        if (bytes > MISTWARD_LONGEST_TILESET) {
            throw Failure(MISTWARD_BAD_TILESET, "the file is longer than 256 KiB");
        }
        *tileset =
            new mistward_tileset{std::make_shared<const TileSets>(std::string_view(json, bytes))};
    });
}

void mistward_tileset_free(mistward_tileset* tileset) { delete tileset; }
