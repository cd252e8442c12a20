"""Finds and loads libmistward, and gives each of its functions its types.

The file that the environment variable MISTWARD_LIBRARY names is taken, else the one in the package.
"""

import ctypes
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_float, c_int32, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p
from pathlib import Path

from .errors import OF_STATUS, InternalError, TooSmall

ABI = 1
SEED_BYTES = 32


class CShape(ctypes.Structure):
    """`mistward_shape`."""

    _fields_ = [
        (name, c_int32)
        for name in ("players", "actions", "observation", "planes", "window", "scalars", "faces", "longest")
    ]


class CMoment(ctypes.Structure):
    """`mistward_moment`."""

    _fields_ = [
        (name, c_int32) for name in ("actor", "seat", "kind", "legal", "turn", "outcome", "decisions", "tiles")
    ]


class CReport(ctypes.Structure):
    """`mistward_report`."""

    _fields_ = [
        ("bytes", c_size_t),
        ("seat", c_void_p),
        ("kind", c_void_p),
        ("legal", c_void_p),
        ("mask", c_void_p),
        ("observation", c_void_p),
        ("reward", c_void_p),
        ("score", c_void_p),
        ("over", c_void_p),
        ("outcome", c_void_p),
    ]


_HANDLE = c_void_p
_TEXT = [c_void_p, c_size_t, POINTER(c_size_t)]
_ARGUMENTS: dict[str, list[type]] = {
    "tileset_create": [c_char_p, c_size_t, POINTER(_HANDLE)],
    "game_create": [_HANDLE, c_char_p, c_uint64, c_uint32, POINTER(_HANDLE)],
    "game_copy": [_HANDLE, POINTER(_HANDLE)],
    "game_reset": [_HANDLE, c_uint64],
    "game_reset_with": [_HANDLE, c_char_p],
    "game_reshuffle": [_HANDLE, c_uint64],
    "game_shape": [_HANDLE, POINTER(CShape)],
    "game_moment": [_HANDLE, POINTER(CMoment)],
    "game_legal": [_HANDLE, *_TEXT],
    "game_decision": [_HANDLE, c_int32, *_TEXT],
    "game_find": [_HANDLE, c_char_p, POINTER(c_int32)],
    "game_actions": [_HANDLE, POINTER(c_int32), c_size_t, POINTER(c_size_t)],
    "game_mask": [_HANDLE, POINTER(c_uint8), c_size_t],
    "game_chances": [_HANDLE, POINTER(c_double), c_size_t, POINTER(c_size_t)],
    "game_apply": [_HANDLE, c_int32],
    "game_act": [_HANDLE, c_int32],
    "game_say": [_HANDLE, c_char_p],
    "game_observe": [_HANDLE, c_int32, POINTER(c_float), c_size_t],
    "game_state_text": [_HANDLE, *_TEXT],
    "game_state_json": [_HANDLE, *_TEXT],
    "game_layout": [_HANDLE, *_TEXT],
    "game_rewards": [_HANDLE, POINTER(c_float), c_size_t],
    "game_returns": [_HANDLE, POINTER(c_float), c_size_t],
    "game_scores": [_HANDLE, POINTER(c_int32), c_size_t],
    "game_record": [_HANDLE, *_TEXT],
    "game_read": [_HANDLE, c_char_p, POINTER(_HANDLE)],
    "batch_create": [_HANDLE, c_char_p, c_size_t, c_uint32, POINTER(_HANDLE)],
    "batch_reset": [_HANDLE, c_uint64, POINTER(CReport)],
    "batch_step": [_HANDLE, POINTER(c_int32), c_int32, POINTER(CReport)],
    "batch_game": [_HANDLE, c_size_t, POINTER(_HANDLE)],
}


def _file() -> str:
    named = os.environ.get("MISTWARD_LIBRARY")
    packaged = Path(__file__).with_name("libmistward.so")
    if not named and not packaged.exists():
        raise ImportError(f"libmistward is neither at {packaged} nor named by MISTWARD_LIBRARY")
    return named or str(packaged)


class Library:
    """The functions of the door as methods, without their prefix; a status that is not OK is raised."""

    def __init__(self, file: str) -> None:
        self._door = ctypes.CDLL(file)
        if self._door.mistward_abi() != ABI:
            raise ImportError(f"{file} has version {self._door.mistward_abi()} of the ABI, not {ABI}")
        self._message = self._door.mistward_message
        self._message.restype = c_char_p
        for name in ("tileset_free", "game_free", "batch_free"):
            free = getattr(self._door, f"mistward_{name}")
            free.argtypes, free.restype = [_HANDLE], None
            setattr(self, name, free)
        for name, arguments in _ARGUMENTS.items():
            function = getattr(self._door, f"mistward_{name}")
            function.argtypes, function.restype, function.errcheck = arguments, c_int32, self._check
            setattr(self, name, function)

    def _check(self, status: int, _function: object, _arguments: object) -> None:
        if status == 0:
            return
        message = (self._message() or b"").decode(errors="replace")
        raise OF_STATUS.get(status, InternalError)(message)

    def text(self, name: str, *arguments: object) -> str:
        """What a function that writes a text writes."""
        length, room = c_size_t(), 4096
        while True:
            buffer = ctypes.create_string_buffer(room)
            try:
                getattr(self, name)(*arguments, buffer, room, byref(length))
            except TooSmall:
                room = length.value + 1
                continue
            return buffer.raw[: length.value].decode()


library = Library(_file())


def encoded(text: str) -> bytes:
    """A text for the library, which takes a NUL for its end."""
    if "\0" in text:
        raise ValueError("the text holds a NUL")
    return text.encode()
