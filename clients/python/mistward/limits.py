"""What a server may send: nothing of it may take more memory or time than this."""

from typing import Final

#: The longest message on a WebSocket, in bytes. The longest that the server makes, the snapshot of a long game with a
#: full chat, has less than a tenth of it.
LONGEST_MESSAGE: Final = 4 * 1024 * 1024
#: The longest answer over HTTP, in bytes; a log with everything that was legal is the longest that there is.
LONGEST_ANSWER: Final = 32 * 1024 * 1024
#: The longest refusal over HTTP, in bytes.
LONGEST_PROBLEM: Final = 64 * 1024
#: The longest header of an answer over HTTP, in bytes.
LONGEST_HEADER: Final = 16 * 1024
#: Messages that wait for the loop over them.
MOST_UNREAD_MESSAGES: Final = 1000
#: Lines of chat that are kept.
MOST_CHAT_LINES: Final = 200
#: Proposals that are kept; a seat has at most three.
MOST_PROPOSALS: Final = 32
#: Commands that wait for their answers at a time.
MOST_COMMANDS: Final = 64
#: Snapshots in a row to which the next patch does not fit.
MOST_MISFITS: Final = 3
#: A server's wish to be left alone for longer than this, in seconds, is cut to it.
LONGEST_WAIT: Final = 60.0
