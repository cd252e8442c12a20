#pragma once

#include "protocol/setup_document.hpp"
#include "protocol/wire/bounded.hpp"
#include "protocol/wire/write.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mistward::protocol::wire {

// What members of a game file can be that no other document has. read_file_kinds.hpp has their
// readers.

/// The id of a game: that of its room, a dot and a number.
struct NumberedGame : std::string {
    using std::string::string;
    NumberedGame() = default;
    NumberedGame(std::string text) : std::string(std::move(text)) {}
};

/// The name of a face of a tile set. Whether there is such a face, its set tells.
struct FaceName : std::string {
    using std::string::string;
    FaceName() = default;
    FaceName(std::string text) : std::string(std::move(text)) {}
    static constexpr std::size_t kMostBytes = 32;
};

/// The id of a tile, of letters, digits and hyphens: it becomes part of the texts of decisions,
/// whose punctuation it must not hold.
struct PlainId : Text<kLongestTileId> {
    using Text::Text;
};

/// What was agreed to be played. Has a form of its own to be read, in which more may be left out.
struct AgreedSetup : rules::Setup {
    AgreedSetup() = default;
    AgreedSetup(const rules::Setup& setup) : rules::Setup(setup) {}
};

/// The colours of a player. They follow from the setup, so what a file says is not kept.
struct DealtTo : std::vector<rules::Colour> {
    using std::vector<rules::Colour>::vector;
    DealtTo() = default;
    DealtTo(std::vector<rules::Colour> colours) : std::vector<rules::Colour>(std::move(colours)) {}
};

/// Whether a companion decided; false where there is no player.
struct ByCompanion {
    using Plain = bool;

    constexpr ByCompanion(bool from = false) : value(from) {}
    constexpr operator bool() const { return value; }

    bool value;
};

/// Null while the game goes on, and not afterwards.
template <class T>
struct AtEnd : std::optional<T> {
    using std::optional<T>::optional;
    AtEnd() = default;
    AtEnd(T value) : std::optional<T>(std::move(value)) {}
};

inline void write(std::string& out, const AgreedSetup& setup) { write(out, setup_document(setup)); }

inline void write(std::string& out, const DealtTo& colours) {
    write(out, static_cast<const std::vector<rules::Colour>&>(colours));
}

template <class T>
void write(std::string& out, const AtEnd<T>& value) {
    write(out, static_cast<const std::optional<T>&>(value));
}

}  // namespace mistward::protocol::wire
