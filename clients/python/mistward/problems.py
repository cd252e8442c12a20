"""Refusals over HTTP (RFC 9457) as errors."""

from mistward.errors import Passing, ProtocolViolation, Refused
from mistward.json_text import read_object


def problem(status: int, body: bytes) -> Refused:
    """The error that an answer with this status and body tells of; its words if it is the server's, else of ours."""
    try:
        document = read_object(body)
        code, title = str(document["code"]), str(document["title"])
        params = document.get("params")
        return Refused.of(code, title, params if isinstance(params, dict) else {}, status)
    except (ProtocolViolation, KeyError):
        # Something between us and the server answered in its own words.
        return Refused.of(f"http_{status}", f"the answer has the status {status} and is not the server's", {}, status)


def is_passing(error: Refused) -> bool:
    """Whether it helps to wait and ask again. Unknown codes go by their HTTP status."""
    return isinstance(error, Passing) or (type(error) is Refused and error.status in (429, 502, 503, 504))
