"""The refusals that a client can meet, one class for each code of the guide's table of errors."""

from mistward.errors import Overtaken, Passing, Refused


class UnsupportedProtocol(Refused, code="unsupported_protocol"):
    """The server does not speak this version of the protocol."""


class InvalidMessage(Refused, code="invalid_message"):
    """`params["field"]` is missing, unknown or has the wrong form."""


class Unauthorized(Refused, code="unauthorized"):
    """A token is missing, or is not valid here (any more)."""


class NotSeated(Refused, code="not_seated"):
    """A spectator tried to do what takes a seat."""


class NotYourTurn(Overtaken, code="not_your_turn"):
    """It is another seat's decision."""


class StaleSeq(Overtaken, code="stale_seq"):
    """The decision was made looking at an older seq than the newest."""


class GameOver(Overtaken, code="game_over"):
    """The game has ended."""


class IllegalDecision(Refused, code="illegal_decision"):
    """The rules refuse it; `params` have the `reason` and the `clause`."""


class MalformedDecision(Refused, code="malformed_decision"):
    """The text of the decision cannot be read."""


class RoomNotFound(Refused, code="room_not_found"):
    """No room has that id."""


class GameNotFound(Refused, code="game_not_found"):
    """No game has that id."""


class GameUnreadable(Refused, code="game_unreadable"):
    """The server cannot replay the game; `reason` says what it does not have or cannot read."""


class RoomClosed(Refused, code="room_closed"):
    """An administrator has closed the room for good."""


class NotFound(Refused, code="not_found"):
    """The server has no such route."""


class SeatTaken(Refused, code="seat_taken"):
    """Somebody has that seat."""


class SeatFree(Refused, code="seat_free"):
    """Nobody has that seat."""


class RoomFull(Refused, code="room_full"):
    """Every seat is taken."""


class NoPlayers(Refused, code="no_players"):
    """A game cannot start without a taken seat."""


class UnplayableSetup(Refused, code="unplayable_setup"):
    """These players cannot play the game; `params` say why."""


class AlreadyStarted(Refused, code="already_started"):
    """The game is running or over."""


class NotStarted(Refused, code="not_started"):
    """The game has not started."""


class NotOver(Refused, code="not_over"):
    """The game is still running."""


class UndoRefused(Refused, code="undo_refused"):
    """It cannot be undone; `params` have the `reason`."""


class NothingAsked(Refused, code="nothing_asked"):
    """Nobody has asked for an undo."""


class SpectatorsRefused(Refused, code="spectators_refused"):
    """The room shows itself only to those who have a seat."""


class WordNeeded(Refused, code="word_needed"):
    """The room has a word, which you have not said."""


class WrongWord(Refused, code="wrong_word"):
    """The room has another word."""


class ChatClosed(Refused, code="chat_closed"):
    """The owner of the room has closed its chat."""


class Silenced(Refused, code="silenced"):
    """Your seat has no word in the chat any more."""


class AidRefused(Refused, code="aid_refused"):
    """The room's options do not allow that aid."""


class Paused(Refused, code="paused"):
    """The game is paused. Decisions wait until it goes on, so only hints and the like meet this."""


class ProposalNotFound(Refused, code="proposal_not_found"):
    """No such proposal is open, or it is another seat's."""


class TileGone(Refused, code="tile_gone"):
    """No such tile can come any more."""


class TooMuchWork(Refused, code="too_much_work"):
    """What was asked for comes to more than the server does for one request."""


class IdempotencyKeyReused(Refused, code="idempotency_key_reused"):
    """Another request had that `Idempotency-Key`."""


class PayloadTooLarge(Refused, code="payload_too_large"):
    """The body was longer than the server takes."""


class Banned(Refused, code="banned"):
    """The address is banned; `params` have the `reason` and `until`."""


class OriginRefused(Refused, code="origin_refused"):
    """The server takes no requests of that origin."""


class RateLimited(Passing, code="rate_limited"):
    """Too much in a short time."""


class RequestUnderWay(Passing, code="request_under_way"):
    """A request with that `Idempotency-Key` is being carried out."""


class StorageUnavailable(Passing, code="storage_unavailable"):
    """The server cannot write; nothing changed."""


class Draining(Passing, code="draining"):
    """The server will stop soon and starts nothing new."""


class NotReady(Passing, code="not_ready"):
    """The server is starting or stopping."""


class RoomElsewhere(Passing, code="room_elsewhere"):
    """Another server has the room, and cannot be reached now."""


class TooManySpectators(Passing, code="too_many_spectators"):
    """The room has as many spectators as it may."""


class TooManyConnections(Passing, code="too_many_connections"):
    """The server is full; or newer connections with the same token have replaced this one."""


class RequestTimeout(Passing, code="request_timeout"):
    """The request did not arrive in time."""


class ServerFault(Passing, code="internal"):
    """A fault of the server; nothing changed."""
