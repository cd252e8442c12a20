"""What the library refuses, as exceptions: one class for each status of mistward.h."""


class MistwardError(Exception):
    """A call of the library failed; the text says why."""


class BadArgument(MistwardError, ValueError):
    """A number out of its range."""


class BadSetup(MistwardError, ValueError):
    """Not the words of a setup, or of one that cannot be played."""


class BadTileSet(MistwardError, ValueError):
    """Not a tile-set file, or one that cannot be played with."""


class BadText(MistwardError, ValueError):
    """A decision or a record that is not one."""


class IllegalDecision(MistwardError):
    """A decision that cannot be made now."""


class GameOver(MistwardError):
    """Nothing can be decided any more."""


class TooSmall(MistwardError):
    """A buffer has too little room; what reads texts asks again with more."""


class InternalError(MistwardError):
    """A fault of the library; the game is of no use before it is reset."""


OF_STATUS: dict[int, type[BaseException]] = {
    1: BadArgument,
    2: BadSetup,
    3: BadTileSet,
    4: BadText,
    5: IllegalDecision,
    6: GameOver,
    7: TooSmall,
    8: MemoryError,
    9: InternalError,
}
