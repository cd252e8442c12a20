#pragma once

#include "protocol/wire/describe.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol::wire {

namespace detail {

template <const auto& kWords>
struct Listed {
    static constexpr std::string_view of(auto value) { return word(kWords, value); }
};

struct Named {
    static std::string_view of(auto value) { return rules::name(value); }
};

}  // namespace detail

template <>
struct Words<rules::Mode> : detail::Listed<kModeWords> {};
template <>
struct Words<rules::Outcome> : detail::Listed<kOutcomeWords> {};
template <>
struct Words<rules::Actor> : detail::Listed<kActorWords> {};
template <>
struct Words<rules::DecisionKind> : detail::Listed<kDecisionKindWords> {};
template <>
struct Words<rules::HoundPlace> : detail::Listed<kHoundPlaceWords> {};
template <>
struct Words<rules::GhostsRemovedBy> : detail::Listed<kGhostsRemovedByWords> {};
template <>
struct Words<rules::GhostsPlacedBy> : detail::Listed<kGhostsPlacedByWords> {};
template <>
struct Words<rules::MeepleReturnedBy> : detail::Listed<kMeepleReturnedByWords> {};
template <>
struct Words<rules::HoundLeftBy> : detail::Listed<kHoundLeftByWords> {};
template <>
struct Words<rules::Colour> : detail::Named {};
template <>
struct Words<rules::FeatureKind> : detail::Named {};
template <>
struct Words<rules::Hound> : detail::Named {};
template <>
struct Words<rules::EndReason> : detail::Named {};

}  // namespace mistward::protocol::wire
