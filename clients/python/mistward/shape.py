"""What of a message must be there."""

from collections.abc import Mapping
from typing import Any

from mistward.errors import ProtocolViolation

#: A type, types, the fields of an object, or in a list what each of its elements is.
_Shape = Any

_NUMBER_OR_NONE = (int, type(None))
_NEXT = {"actor": str, "player": int}
_LEGAL = [{"id": str, "type": str}]
_PROPOSAL = {"number": int, "seq": int}
_ROOM = {"paused": bool, "seats": list, "game_id": (str, type(None))}

#: What this package reads of a message; the rest it only hands on.
_NEEDED: dict[str, _Shape] = {
    "welcome": {
        "room": _ROOM,
        "you": {"seat": _NUMBER_OR_NONE},
        "resumed": bool,
        "seq": int,
        "chat": list,
        "proposals": [_PROPOSAL],
    },
    "update": {"seq": int, "patch": list, "next": _NEXT, "legal": _LEGAL},
    "room": {"room": _ROOM},
    "ended": {"seq": int, "outcome": str},
    "undo_asked": {"undo": dict},
    "proposed": {"proposal": _PROPOSAL},
    "plans": {"plans": list},
    "said": {"text": str},
    "announcement": {"announcement": (dict, type(None))},
    "ok": {"id": str, "seq": int},
    "error": {"id": (str, type(None)), "code": str, "message": str},
    "room_closed": {"reason": str},
}
_SNAPSHOT: _Shape = {"state": {"outcome": str}, "next": _NEXT, "legal": _LEGAL}
_NOT_STARTED: _Shape = {"state": type(None), "next": type(None), "legal": list}


def _fits(value: Any, shape: _Shape) -> bool:
    if isinstance(shape, dict):
        # An absent field is an ellipsis, which is of no type here: not even what may be null may be left out.
        return isinstance(value, dict) and all(_fits(value.get(name, ...), each) for name, each in shape.items())
    if isinstance(shape, list):
        return isinstance(value, list) and all(_fits(each, shape[0]) for each in value)
    if isinstance(value, bool):
        return shape is bool
    return isinstance(value, shape)


def check_shape(message: Mapping[str, Any]) -> None:
    """Raises `ProtocolViolation` if a message lacks what this package reads of it."""
    kind = message.get("type")
    if not isinstance(kind, str):
        raise ProtocolViolation("a message without a type")
    is_right = _fits(message, _NEEDED.get(kind, {}))
    if is_right and kind == "welcome" and not message["resumed"]:
        is_right = _fits(message, _NOT_STARTED if message.get("state") is None else _SNAPSHOT)
    if not is_right:
        raise ProtocolViolation(f"a message of type {kind} that lacks what it must have")
