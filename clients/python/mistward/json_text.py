"""JSON from a stranger."""

import json
from typing import Any, NoReturn

from mistward.errors import ProtocolViolation


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")


def read_json(text: str | bytes) -> Any:
    """The value that the text says; raises `ProtocolViolation` if it is no JSON, or too deep."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise ProtocolViolation(f"the server sent something that is not JSON: {error}") from None


def read_object(text: str | bytes) -> dict[str, Any]:
    """The object that the text says; raises `ProtocolViolation` if it says anything else."""
    value = read_json(text)
    if not isinstance(value, dict):
        raise ProtocolViolation("the server sent JSON that is not an object")
    return value


def write_json(value: Any) -> str:
    """The value in the shortest form."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
