#pragma once

#include "protocol/json.hpp"
#include "rules/core/enumerators.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace mistward::protocol {

/// Every way in which the server says no; see "Errors" in the protocol guide.
enum class ErrorCode {
    MalformedJson,
    InvalidMessage,
    UnknownMessage,
    UnsupportedProtocol,
    Unauthorized,
    NotSeated,
    NotYourTurn,
    StaleSeq,
    IllegalDecision,
    MalformedDecision,
    RoomNotFound,
    GameNotFound,
    GameUnreadable,
    InvalidGameFile,
    RoomClosed,
    NotFound,
    MethodNotAllowed,
    SeatTaken,
    SeatFree,
    RoomFull,
    NoPlayers,
    UnplayableSetup,
    AlreadyStarted,
    NotStarted,
    GameOver,
    NotOver,
    UndoRefused,
    NothingAsked,
    SpectatorsRefused,
    WordNeeded,
    WrongWord,
    TooManySpectators,
    Paused,
    AidRefused,
    ChatClosed,
    Silenced,
    ProposalNotFound,
    TileGone,
    PayloadTooLarge,
    MessageTooLarge,
    UnsupportedMediaType,
    TooMuchWork,
    RateLimited,
    IdempotencyKeyReused,
    RequestUnderWay,
    StorageUnavailable,
    Draining,
    Banned,
    BanNotFound,
    OwnAddress,
    NobodyConnected,
    BackupsOff,
    NotReady,
    RoomElsewhere,
    Internal,
    // Refused before any route is reached.
    MalformedRequest,
    OriginRefused,
    RequestTimeout,
    UpgradeRequired,
    HeadersTooLarge,
    TooManyConnections,
};
inline constexpr std::size_t kErrorCodeCount = rules::kCountOf<ErrorCode>;

/// The code as clients see it, such as "stale_seq".
std::string_view name(ErrorCode code);

/// The HTTP status that goes with the code.
unsigned http_status(ErrorCode code);

/// A refusal that a client can understand: what was wrong, and in `params` what would be right.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string message;  ///< one English sentence for developers; clients word `code` themselves
    Json params = Json::object();
};

template <class T>
using Result = tl::expected<T, Error>;

}  // namespace mistward::protocol
