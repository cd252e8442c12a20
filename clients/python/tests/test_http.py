import http.server
import json
import threading
import unittest
from typing import Any

from mistward import calls
from mistward.address import Address
from mistward.errors import ProtocolViolation, UnknownParts, Unreachable
from mistward.http import Call, HttpClient
from mistward.limits import LONGEST_PROBLEM
from mistward.refusals import RateLimited, SeatTaken
from mistward.server import Server


class Scripted(http.server.BaseHTTPRequestHandler):
    """Answers with what the test has prepared: status and body, or nothing at all."""

    protocol_version = "HTTP/1.1"
    answers: list[tuple[int, Any] | None] = []
    seen: list[str] = []
    keys: list[str | None] = []

    def do_GET(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.seen.append(f"{self.command} {self.path}")
        self.keys.append(self.headers.get("Idempotency-Key"))
        answer = self.answers.pop(0)
        if answer is None:
            self.close_connection = True
            return
        body = answer[1] if isinstance(answer[1], bytes) else json.dumps(answer[1]).encode()
        self.send_response(answer[0])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_: Any) -> None:
        """The test looks at what was seen, not at a log."""


def refusal(code: str, **params: Any) -> dict[str, Any]:
    return {"type": f"urn:mistward:error:{code}", "title": "no", "status": 429, "code": code, "params": params}


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Scripted)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        Scripted.seen, Scripted.keys = [], []
        self.client = HttpClient(Address.read(f"http://127.0.0.1:{self.server.server_port}"), patience=5)
        self.addCleanup(self.client.close)

    def answer(self, *answers: tuple[int, Any] | None) -> None:
        Scripted.answers = list(answers)

    def test_an_answer_is_a_document(self) -> None:
        self.answer((200, {"rooms": []}))
        self.assertEqual(self.client.call(Call("GET", "/rooms")), {"rooms": []})
        self.assertEqual(Scripted.seen, ["GET /api/v1/rooms"])

    def test_a_refusal_is_raised_with_its_code(self) -> None:
        self.answer((409, refusal("seat_taken", seat=1)))
        with self.assertRaises(SeatTaken) as caught:
            self.client.call(Call("POST", "/rooms/r/seats", {"name": "Ana"}))
        self.assertEqual((caught.exception.status, caught.exception.params), (409, {"seat": 1}))

    def test_whoever_listens_is_told_that_it_waits_and_why(self) -> None:
        self.answer((429, refusal("rate_limited", retry_after_ms=1)), (200, {}))
        with self.assertLogs("mistward", "INFO") as told:
            self.client.call(Call("POST", "/rooms/r/foresight", {}, is_repeatable=True))
        self.assertRegex(told.output[0], r"waiting 0\.\d s to ask POST /rooms/r/foresight again: no \(rate_limited\)")

    def test_what_passes_is_waited_for_as_long_as_patience_lasts(self) -> None:
        self.answer((429, refusal("rate_limited", retry_after_ms=1)), (502, b"<html>"), (200, {}))
        self.assertEqual(self.client.call(Call("POST", "/rooms", {})), {})
        self.answer((429, refusal("rate_limited", retry_after_ms=60_000)))
        self.assertRaises(RateLimited, self.client.call, Call("GET", "/rooms"))

    def test_a_reading_whose_answer_got_lost_is_repeated_and_a_change_is_not(self) -> None:
        self.answer(None, (200, {}))
        self.client.call(Call("GET", "/rooms"))
        self.assertEqual(len(Scripted.seen), 2)
        self.answer(None, (200, {}))
        self.assertRaises(Unreachable, self.client.call, Call("POST", "/rooms", {}))
        self.assertEqual(len(Scripted.seen), 3)

    def test_what_makes_something_is_asked_for_again_with_the_same_key(self) -> None:
        self.answer(None, (409, refusal("request_under_way", retry_after_ms=1)), (201, {}), None, (201, {}), (200, {}))
        self.client.call(calls.create_room("Mist", "mists", {}))
        self.client.call(calls.take_seat("r", "Ana", None, "bot"))
        self.client.call(Call("GET", "/rooms"))
        room, seat, reading = Scripted.keys[:3], Scripted.keys[3:5], Scripted.keys[5:]
        self.assertEqual((len(set(room)), len(set(seat)), reading), (1, 1, [None]))
        self.assertRegex(str(room[0]), "^[0-9a-f-]{36}$")
        self.assertNotEqual(room[0], seat[0])

    def test_a_bot_that_does_not_know_a_part_of_the_game_takes_no_seat(self) -> None:
        room = (200, {"room": {"id": "r", "parts": ["inns", "tower"]}})
        with Server(f"http://127.0.0.1:{self.server.server_port}") as server:
            self.answer(room)
            with self.assertRaises(UnknownParts) as caught:
                server.room("r").take_seat("Ana", knows=["inns"])
            self.assertEqual(caught.exception.parts, ("tower",))
            self.assertEqual(Scripted.seen, ["GET /api/v1/rooms/r"])
            self.answer(room, (201, {"seat": 0, "token": "t", "room": {}}))
            self.assertEqual(server.room("r").take_seat("Ana", knows=["tower", "inns"]).number, 0)

    def test_answers_have_a_longest_length(self) -> None:
        self.answer((400, b"x" * (LONGEST_PROBLEM + 1)))
        self.assertRaises(ProtocolViolation, self.client.call, Call("GET", "/rooms"))

    def test_an_answer_that_is_no_json_is_none(self) -> None:
        self.answer((200, b"<html>"))
        self.assertRaises(ProtocolViolation, self.client.call, Call("GET", "/rooms"))

    def test_a_server_that_is_not_there_is_out_of_reach(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        client = HttpClient(self.client._address, patience=0.3)
        self.assertRaises(Unreachable, client.call, Call("POST", "/rooms", {}))
