"""
JSON Patch (RFC 6902) on documents that are never changed.

The result shares whatever the patch leaves alone with the document before it, so a state that somebody kept stays as
it was, and a patch costs as much as it changes.
"""

from collections.abc import Sequence
from typing import Any

from mistward.errors import MistwardError


class PatchError(MistwardError):
    """The patch does not fit the document."""


def steps_of(pointer: str) -> list[str]:
    """The steps of an RFC 6901 pointer."""
    if pointer == "":
        return []
    if not pointer.startswith("/"):
        raise PatchError(f"not a pointer: {pointer}")
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer[1:].split("/")]


def _index(step: str, most: int) -> int:
    is_canonical = step.isascii() and step.isdigit() and len(step) < 10 and (step == "0" or step[0] != "0")
    if not is_canonical or int(step) > most:
        raise PatchError(f"no index {step}")
    return int(step)


def _child(holder: Any, step: str) -> Any:
    if isinstance(holder, list):
        return holder[_index(step, len(holder) - 1)]
    if not isinstance(holder, dict) or step not in holder:
        raise PatchError(f"no member {step}")
    return holder[step]


def value_at(document: Any, pointer: str) -> Any:
    """The value that an RFC 6901 pointer names."""
    for step in steps_of(pointer):
        document = _child(document, step)
    return document


def _put(holder: Any, step: str, value: Any) -> Any:
    if isinstance(holder, dict):
        return {**holder, step: value}
    index = len(holder) if step == "-" else _index(step, len(holder))
    return [*holder[:index], value, *holder[index:]]


def _exchange(holder: Any, step: str, value: Any) -> Any:
    _child(holder, step)
    if isinstance(holder, dict):
        return {**holder, step: value}
    changed = list(holder)
    changed[int(step)] = value
    return changed


def _drop(holder: Any, step: str, _: Any) -> Any:
    _child(holder, step)
    if isinstance(holder, dict):
        return {name: value for name, value in holder.items() if name != step}
    return [value for index, value in enumerate(holder) if index != int(step)]


def _changed(document: Any, steps: Sequence[str], change: Any, value: Any = None) -> Any:
    """The document with `change` made to the holder of the last step; each holder above it is a new one."""
    if not steps:
        raise PatchError("the document itself cannot be changed so")
    holders = [document]
    for step in steps[:-1]:
        holders.append(_child(holders[-1], step))
    if not isinstance(holders[-1], (dict, list)):
        raise PatchError(f"nothing has members at /{'/'.join(steps[:-1])}")
    result = change(holders.pop(), steps[-1], value)
    for holder, step in zip(reversed(holders), reversed(steps[:-1])):
        result = _exchange(holder, step, result)
    return result


def _same(one: Any, other: Any) -> bool:
    """Equality of JSON: true is not 1 there."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(value, other[name]) for name, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


def _apply(document: Any, operation: dict[str, Any]) -> Any:
    name, path = operation["op"], operation["path"]
    steps = steps_of(path)
    if name in ("add", "replace"):
        value = operation["value"]
        change = _put if name == "add" else _exchange
        return _changed(document, steps, change, value) if steps else value
    if name == "remove":
        return _changed(document, steps, _drop)
    if name in ("copy", "move"):
        source = operation["from"]
        value = value_at(document, source)
        if name == "move":
            document = _changed(document, steps_of(source), _drop)
        return _changed(document, steps, _put, value) if steps else value
    if name == "test":
        if not _same(value_at(document, path), operation["value"]):
            raise PatchError(f"another value at {path}")
        return document
    raise PatchError(f"no operation {name}")


def apply_patch(document: Any, patch: Sequence[Any]) -> Any:
    """The document after the patch; raises `PatchError` if it does not fit, and then nothing is lost."""
    try:
        for operation in patch:
            document = _apply(document, operation)
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise PatchError(f"not a patch: {error!r}") from None
    return document
