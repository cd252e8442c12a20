"""Memory that the library writes into: arrays of numpy where it is installed, else of the standard library."""

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

_CODES = {ctypes.c_float: "f", ctypes.c_int32: "i", ctypes.c_uint8: "B", ctypes.c_double: "d"}

# A numpy.ndarray, or an array.array of the same values one after the other.
Values = Any


def zeros(kind: type, *shape: int) -> Values:
    """An array of that shape; without numpy it is flat."""
    if numpy is not None:
        return numpy.zeros(shape, dtype=kind)
    size = 1
    for length in shape:
        size *= length
    return array(_CODES[kind], bytes(size * ctypes.sizeof(kind)))


def pointer(values: Values, kind: type) -> Any:
    """The memory of an array, for a call of the library."""
    size = memoryview(values).nbytes // ctypes.sizeof(kind)
    return (kind * size).from_buffer(values)


def whole_numbers(values: Values | Sequence[int], size: int) -> Values:
    """As an array of 32-bit numbers of that size, without a copy where it is one already."""
    if numpy is not None:
        numbers = numpy.ascontiguousarray(values, dtype=numpy.int32)
        length = numbers.size
        if not numbers.flags.writeable:
            numbers = numbers.copy()
    else:
        is_one = isinstance(values, array) and values.typecode == "i"
        numbers = values if is_one else array("i", values)
        length = len(numbers)
    if length != size:
        raise ValueError(f"{size} numbers are needed, not {length}")
    return numbers
