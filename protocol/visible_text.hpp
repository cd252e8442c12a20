#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mistward::protocol {

// What is seen of a text that somebody wrote, by the tables of Unicode. Every text is valid UTF-8.

/// The code points of a text.
std::size_t code_points(std::string_view text);

/// Whether it holds a character that controls a device: C0, DEL or C1.
bool has_control_character(std::string_view text);

/// Whether people see anything of it: not only spaces, what is ignored by default (such as U+200B
/// and the fillers of Hangul), marks without what they belong to, the empty pattern of Braille, or
/// what is no character for everybody. A character that came after our tables counts as seen.
bool is_visible(std::string_view text);

/// So many marks may follow on each other. No script that is written needs as many; more of them
/// are drawn over the lines above and below.
inline constexpr std::size_t kMostMarks = 10;

/// Whether it can stand as a line among lines of others: it is visible, and holds neither control
/// characters, line or paragraph separators, nor what turns the direction of writing until it is
/// taken back, nor more than `kMostMarks` in a row.
bool is_line(std::string_view text);

/// Whether it can stand within a sentence as what somebody or something is called: as a line, and
/// without marks of direction, which two names that look the same could differ by.
bool is_name(std::string_view text);

/// A word that opens something, as it is compared: in NFKC, without blanks around it. So it is the
/// same from every keyboard and after every paste.
std::string compared_word(std::string_view word);

}  // namespace mistward::protocol
