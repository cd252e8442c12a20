#pragma once

#include "rules/core/members.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

// The text of an event or a decision is declared with its members:
//
//     static constexpr std::string_view kText = "meeple:{segment}:{colour}[:{kind}]";
//
// `{name}` stands for that member, `{name|else}` for one that may be nothing, and what is in
// brackets is left out where its member has the value that it begins with.

namespace mistward::rules {

/// A part of a text: what is literal, and up to one member after it.
struct TextPiece {
    static constexpr std::size_t kNoMember = static_cast<std::size_t>(-1);

    std::string_view before = {};
    std::size_t member = kNoMember;  ///< by its place among the members
    std::string_view otherwise = {};
    std::string_view after = {};  ///< only in brackets
    bool in_brackets = false;
};

namespace detail {

struct TextPieces {
    static constexpr std::size_t kMost = 8;
    std::array<TextPiece, kMost> list{};
    std::size_t count = 0;
};

/// Throws, so that it does not compile, if a name is that of no member.
template <std::size_t kCount>
constexpr TextPiece piece_of(std::string_view before, std::string_view inside,
                             const std::array<std::string_view, kCount>& names) {
    const std::size_t bar = std::min(inside.find('|'), inside.size());
    const auto* const name = std::find(names.begin(), names.end(), inside.substr(0, bar));
    if (name == names.end()) throw "no such member";
    TextPiece piece{before, static_cast<std::size_t>(name - names.begin())};
    if (bar < inside.size()) piece.otherwise = inside.substr(bar + 1);
    return piece;
}

template <std::size_t kCount>
constexpr TextPieces pieces_of(std::string_view text,
                               const std::array<std::string_view, kCount>& names) {
    TextPieces pieces;
    const auto member_in = [&](std::string_view part) {
        const std::size_t open = part.find('{');
        const std::size_t close = part.find('}');
        TextPiece piece =
            piece_of(part.substr(0, open), part.substr(open + 1, close - open - 1), names);
        piece.after = part.substr(close + 1);
        return piece;
    };
    while (!text.empty()) {
        const std::size_t next = std::min(text.find_first_of("{["), text.size());
        if (next == text.size()) {
            pieces.list[pieces.count++] = {text};
            break;
        }
        const bool in_brackets = text[next] == '[';
        const std::size_t end = text.find(in_brackets ? ']' : '}', next) + 1;
        if (in_brackets && next != 0) pieces.list[pieces.count++] = {text.substr(0, next)};
        TextPiece piece = in_brackets ? member_in(text.substr(next + 1, end - next - 2))
                                      : member_in(text.substr(0, end));
        piece.in_brackets = in_brackets;
        pieces.list[pieces.count++] = piece;
        text.remove_prefix(end);
    }
    return pieces;
}

}  // namespace detail

/// The parts of the text of `T`.
template <Described T>
inline constexpr auto kTextPieces = [] {
    constexpr detail::TextPieces kAll = detail::pieces_of(T::kText, kMemberNames<T>);
    std::array<TextPiece, kAll.count> pieces;
    std::copy_n(kAll.list.begin(), kAll.count, pieces.begin());
    return pieces;
}();

/// Calls `visit` with each part of the text of `T`; one with a member gets its description as well.
template <Described T, class Visit>
void for_each_piece(Visit visit) {
    [&]<std::size_t... kAt>(std::index_sequence<kAt...>) {
        const auto of = [&]<std::size_t kPiece>(std::integral_constant<std::size_t, kPiece>) {
            constexpr TextPiece kThis = kTextPieces<T>[kPiece];
            if constexpr (kThis.member == TextPiece::kNoMember) {
                visit(kThis);
            } else {
                visit(kThis, std::get<kThis.member>(T::kMembers));
            }
        };
        (of(std::integral_constant<std::size_t, kAt>{}), ...);
    }
    (std::make_index_sequence<kTextPieces<T>.size()>());
}

}  // namespace mistward::rules
