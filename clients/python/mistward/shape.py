"""What of a message must be there."""

from collections.abc import Mapping
from typing import Any

from mistward.errors import ProtocolViolation

_NULLABLE = (dict, type(None))
_Kind = type | tuple[type, ...]

#: What this package reads of a message; the rest it only hands on.
_NEEDED: dict[str, dict[str, _Kind]] = {
    "welcome": {"room": dict, "you": dict, "resumed": bool, "seq": int, "chat": list, "proposals": list},
    "update": {"seq": int, "patch": list, "next": dict, "legal": list},
    "room": {"room": dict},
    "ended": {"seq": int, "outcome": str},
    "undo_asked": {"undo": dict},
    "proposed": {"proposal": dict},
    "said": {"text": str},
    "announcement": {"announcement": _NULLABLE},
    "ok": {"id": str, "seq": int},
    "error": {"code": str, "message": str},
    "room_closed": {"reason": str},
}
_OF_SNAPSHOTS: dict[str, _Kind] = {"state": _NULLABLE, "next": _NULLABLE, "legal": list}


def check_shape(message: Mapping[str, Any]) -> None:
    """Raises `ProtocolViolation` if a message lacks what this package reads of it."""
    kind = message.get("type")
    if not isinstance(kind, str):
        raise ProtocolViolation("a message without a type")
    needed = _NEEDED.get(kind, {})
    if kind == "welcome" and message.get("resumed") is False:
        needed = needed | _OF_SNAPSHOTS
    for field, of in needed.items():
        # An absent field is none of these: not even what may be null may be left out.
        if not isinstance(message.get(field, ...), of):
            raise ProtocolViolation(f"the {field} of a message of type {kind} is not what it must be")
