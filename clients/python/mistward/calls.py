"""What can be asked of a server over HTTP, as calls; nothing here talks to anybody."""

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, urlencode

from mistward.address import room_path
from mistward.http import Call
from mistward.refusals import Unauthorized
from mistward.types import LegalDecision


def decision_id(decision: LegalDecision | str) -> str:
    """The text of a decision, which may be given as such or as the document."""
    if isinstance(decision, str):
        return decision
    if not isinstance(decision, dict) or "id" not in decision:
        raise TypeError(f"not a legal decision: {decision!r}; take one of those that are legal, or its id")
    return decision["id"]


def decision_ids(decisions: Iterable[LegalDecision | str]) -> list[str]:
    """The texts of decisions in order. One by itself, whose letters or fields could be taken for many, is none."""
    if isinstance(decisions, (str, Mapping)):
        raise TypeError("decisions are given as a list, also a single one: [decision]")
    return [decision_id(each) for each in decisions]


def owners(token: str | None) -> str:
    """The owner's token of a room, without which the server would only say that it is missing."""
    if token is None:
        raise Unauthorized(
            "unauthorized",
            "only a room's owner may do this: use the Room that create_room gave you, or server.room(id, owner_token); "
            "a game of mists is also begun by seat.start()",
            {},
        )
    return token


def create_room(name: str, game: str, wish: Mapping[str, Any], token: str | None = None) -> Call:
    """`game` is left out of a lesson; `token` is a player's, whose room it becomes."""
    body = {"name": name, **({} if "lesson" in wish else {"game": game})}
    return Call("POST", "/rooms", body | {field: value for field, value in wish.items() if value is not None}, token, makes=True)


def list_rooms(query: Mapping[str, Any]) -> Call:
    """`query` may have `status`, `game`, `level`, `free` and `before`."""
    return Call("GET", "/rooms" + _query(query))


def get_room(room: str) -> Call:
    """The document of a room."""
    return Call("GET", room_path(room))


def change_room(room: str, change: Mapping[str, Any], token: str | None) -> Call:
    """A merge patch to what the room was created with."""
    return Call("PATCH", room_path(room), dict(change), token, is_repeatable=True)


def enter(room: str, word: str) -> Call:
    """Exchanges the word of a room for a pass."""
    return Call("POST", f"{room_path(room)}/pass", {"word": word}, is_repeatable=True)


def take_seat(
    room: str, name: str, seat: int | None, kind: str, token: str | None = None, room_pass: str | None = None
) -> Call:
    """A seat, by default the first free one; `token` is a player's, whose seat it becomes."""
    wish = {"seat": seat, "pass": room_pass}
    body = {"name": name, "kind": kind} | {field: value for field, value in wish.items() if value is not None}
    return Call("POST", f"{room_path(room)}/seats", body, token, makes=True)


def leave_seat(room: str, seat: int, token: str | None) -> Call:
    """Frees a seat."""
    return Call("DELETE", f"{room_path(room)}/seats/{seat}", token=token)


def companion(room: str, seat: int, sits: bool, token: str | None) -> Call:
    """Gives a free seat to a companion, or frees it of one."""
    return Call("POST" if sits else "DELETE", f"{room_path(room)}/seats/{seat}/companion", token=token)


def start(room: str, token: str | None) -> Call:
    """Begins the game."""
    return Call("POST", f"{room_path(room)}/start", token=token)


def rematch(room: str, level: int | None, token: str | None) -> Call:
    """The next game of the same people."""
    return Call("POST", f"{room_path(room)}/rematch", {} if level is None else {"level": level}, token)


def get_state(room: str, seq: int | None, token: str | None) -> Call:
    """The game at a seq, by default the newest."""
    return Call("GET", f"{room_path(room)}/state{_query({'seq': seq})}", token=token)


def get_features(room: str, seq: int | None, token: str | None) -> Call:
    """What lies on the board."""
    return Call("GET", f"{room_path(room)}/features{_query({'seq': seq})}", token=token)


def get_log(room: str, since: int, legal: bool, token: str | None) -> Call:
    """The updates after a seq, one a line."""
    query = {"since": since, "legal": None if legal else "false"}
    return Call("GET", f"{room_path(room)}/log{_query(query)}", token=token)


def get_chat(room: str, before: int | None, token: str | None) -> Call:
    """At most 100 lines of chat, oldest first."""
    return Call("GET", f"{room_path(room)}/chat{_query({'before': before})}", token=token)


def get_hint(room: str, token: str | None) -> Call:
    """What a companion would decide."""
    return Call("POST", f"{room_path(room)}/hint", token=token, is_repeatable=True)


def foresee(room: str, seq: int, decisions: Iterable[LegalDecision | str], token: str | None) -> Call:
    """What decisions, in order, would lead to."""
    body = {"seq": seq, "decisions": decision_ids(decisions)}
    return Call("POST", f"{room_path(room)}/foresight", body, token, is_repeatable=True)


def get_tileset(name: str) -> Call:
    """The tiles of a game."""
    return Call("GET", f"/tilesets/{quote(name, safe='')}")


def _query(fields: Mapping[str, Any]) -> str:
    given = {name: str(value).lower() if isinstance(value, bool) else value for name, value in fields.items()}
    given = {name: value for name, value in given.items() if value is not None}
    return "?" + urlencode(given) if given else ""
