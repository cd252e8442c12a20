import json
import unittest
from collections import Counter
from random import Random
from typing import Any

from mistward.errors import Disconnected, MistwardError, Overtaken, ProtocolViolation, SeatLost, Unreachable
from mistward.limits import LONGEST_MESSAGE, MOST_COMMANDS, MOST_MISFITS
from mistward.line import ANSWER, QUIET, Phase
from mistward.refusals import IllegalDecision, RoomClosed, StaleSeq, TooManyConnections, Unauthorized
from tests.lines import END, GAME, Script, frame, raw_frame, read_client_frames, updates


def ok(command: dict[str, Any], seq: int) -> dict[str, Any]:
    return {"type": "ok", "id": command["id"], "seq": seq}


def error(id: str | None, code: str, **params: Any) -> dict[str, Any]:
    return {"type": "error", "id": id, "code": code, "message": "no", "params": params}


class Following(unittest.TestCase):
    def test_a_player_says_hello_and_follows_the_game_to_its_end(self) -> None:
        script = Script()
        self.assertEqual(script.connect(), {"type": "hello", "protocol": 1, "token": "secret"})
        script.say(*GAME)
        view = script.line.view
        assert view.state is not None and view.ended is not None and view.room is not None
        self.assertEqual((view.seat, view.seq, view.state["outcome"]), (0, END["seq"], END["outcome"]))
        self.assertEqual((view.ended["outcome"], view.room["status"]), (END["outcome"], "over"))

    def test_a_spectator_does_without_what_is_legal(self) -> None:
        self.assertEqual(Script(token=None).connect(), {"type": "hello", "protocol": 1, "legal": False})

    def test_whose_turn_it_is(self) -> None:
        script = Script()
        script.play_to(0)
        mine = []
        for update in updates(1, END["seq"]):
            script.say(update)
            mine.append(script.line.view.is_my_turn)
            self.assertEqual(mine[-1], (update["next"]["actor"], update["next"]["player"]) == ("player", 0))
        self.assertTrue(any(mine) and not all(mine))

    def test_what_a_newer_server_says_is_ignored(self) -> None:
        script = Script()
        script.play_to(4)
        script.say({"type": "fireworks", "colour": "red"}, {**updates(5, 5)[0], "mood": "good"})
        self.assertEqual((script.line.phase, script.line.view.seq), (Phase.OPEN, 5))


class Reconnecting(unittest.TestCase):
    def test_a_cut_is_followed_by_a_resume_from_the_last_seq(self) -> None:
        script = Script()
        script.play_to(9)
        script.line.cut("somebody stumbled", script.now)
        self.assertEqual(script.line.phase, Phase.WAITING)
        self.assertGreater(script.line.retry_at, script.now)
        self.assertEqual(script.connect()["since"], 9)
        script.say({**GAME[1], "resumed": True, "seq": 9}, *updates(9, 12))
        self.assertEqual(script.line.view.seq, 12)

    def test_a_gap_is_never_guessed_over(self) -> None:
        script = Script()
        script.play_to(4)
        script.say(*updates(6, 7))
        self.assertEqual((script.line.phase, script.line.view.seq), (Phase.WAITING, 4))
        self.assertEqual(script.connect()["since"], 4)

    def test_a_patch_that_does_not_fit_is_followed_by_a_snapshot(self) -> None:
        script = Script()
        script.play_to(4)
        misfit = {**updates(5, 5)[0], "patch": [{"op": "remove", "path": "/nothing"}]}
        for _ in range(MOST_MISFITS):
            script.say(misfit)
            self.assertEqual(script.line.phase, Phase.WAITING)
            self.assertNotIn("since", script.connect())
            script.say({**GAME[1], "seq": 4})
        script.say(misfit)
        self.assertIsInstance(script.line.failure, ProtocolViolation)

    def test_pauses_grow_until_the_line_holds(self) -> None:
        script = Script(patience=1e9)
        pauses = []
        for _ in range(12):
            script.line.cut("nobody there", script.now)
            pauses.append(script.line.retry_at - script.now)
            script.now = script.line.retry_at
        self.assertLess(pauses[0], 0.2)
        self.assertGreater(pauses[7], 5)
        self.assertLessEqual(max(pauses), 10)
        script.play_to(3)
        script.line.cut("again", script.now)
        self.assertLess(script.line.retry_at - script.now, 0.2)

    def test_patience_ends(self) -> None:
        script = Script(patience=30)
        command = script.line.give("ping")
        while script.line.failure is None:
            script.now = max(script.now, script.line.retry_at)
            script.line.connecting(script.now)
            script.line.cut("connection refused", script.now)
        self.assertIsInstance(script.line.failure, Unreachable)
        self.assertTrue(130 < script.now < 145)
        self.assertRaises(Unreachable, command.result)

    def test_a_silent_server_is_asked_and_then_left(self) -> None:
        script = Script()
        script.play_to(4)
        script.now += QUIET
        script.line.tick(script.now)
        self.assertEqual([opcode for opcode, _ in read_client_frames(script.line.take_bytes())], [0x9])
        script.line.received(raw_frame(b"", 0xA), script.now + 1)
        script.now += 1 + QUIET
        script.line.tick(script.now)
        script.now += ANSWER
        script.line.tick(script.now)
        self.assertEqual(script.line.phase, Phase.WAITING)

    def test_pings_are_answered(self) -> None:
        script = Script()
        script.play_to(4)
        script.line.received(raw_frame(b"well?", 0x9), script.now)
        self.assertEqual(read_client_frames(script.line.take_bytes()), [(0xA, b"well?")])

    def test_which_closes_are_final(self) -> None:
        for code, phase in ((1001, Phase.WAITING), (1011, Phase.WAITING), (1000, Phase.WAITING), (1008, Phase.OVER)):
            script = Script()
            script.play_to(4)
            script.line.received(raw_frame(code.to_bytes(2, "big"), 0x8), script.now)
            self.assertEqual(script.line.phase, phase, code)
            self.assertEqual(isinstance(script.line.failure, Disconnected), phase is Phase.OVER)

    def test_which_refusals_of_hello_are_final(self) -> None:
        script = Script()
        script.connect()
        script.say(error(None, "rate_limited", retry_after_ms=5000))
        self.assertEqual((script.line.phase, script.line.retry_at), (Phase.WAITING, script.now + 5))
        script.connect()
        script.say(error(None, "unauthorized"))
        self.assertIsInstance(script.line.failure, Unauthorized)

    def test_refusals_before_the_websocket_is_open(self) -> None:
        for status, code, phase in ((503, "too_many_connections", Phase.WAITING), (404, "room_not_found", Phase.OVER)):
            script = Script()
            script.line.connecting(script.now)
            script.line.connected(script.now)
            body = json.dumps({"code": code, "title": "no", "params": {}})
            answer = f"HTTP/1.1 {status} Nope\r\nContent-Length: {len(body)}\r\n\r\n{body}"
            script.line.received(answer.encode(), script.now)
            self.assertEqual(script.line.phase, phase)

    def test_whoever_lost_the_seat_or_was_replaced_is_told(self) -> None:
        for message, kind in (
            ({**GAME[1], "you": {"seat": None}}, SeatLost),
            (error(None, "too_many_connections", limit=16), TooManyConnections),
            ({"type": "room_closed", "reason": "enough"}, RoomClosed),
        ):
            script = Script()
            script.play_to(4)
            script.say(message)
            self.assertIsInstance(script.line.failure, kind)


class Commands(unittest.TestCase):
    def setUp(self) -> None:
        self.script = Script()
        self.script.play_to(1)

    def test_a_decision_whose_answer_got_lost_is_repeated_by_its_id(self) -> None:
        command = self.script.line.give("decide", expect_seq=1, decision="place:1,-1,2")
        (sent,) = self.script.sent()
        self.assertEqual(self.script.sent(), [])
        self.script.line.cut("the answer got lost", self.script.now)
        self.script.connect()
        self.assertEqual(self.script.sent(), [], "nothing is said before the welcome")
        self.script.say({**GAME[1], "resumed": True, "seq": 1})
        self.assertEqual(self.script.sent(), [sent])
        self.script.say(ok(sent, 2))
        self.assertEqual(command.result(), 2)
        self.script.line.cut("again", self.script.now)
        self.script.connect()
        self.script.say({**GAME[1], "resumed": True, "seq": 1})
        self.assertEqual(self.script.sent(), [])

    def test_ids_are_never_used_twice(self) -> None:
        ids = {Script().line.give("ping").id for _ in range(10)} | {self.script.line.give("ping").id for _ in range(10)}
        self.assertEqual(len(ids), 20)

    def test_refusals_that_pass_are_waited_for(self) -> None:
        command = self.script.line.give("say", text="hello")
        (sent,) = self.script.sent()
        self.script.say(error(sent["id"], "rate_limited", retry_after_ms=2000))
        self.assertEqual(self.script.sent(), [])
        self.assertTrue(self.script.now + 2 <= self.script.line.next_time() <= self.script.now + 2.5)
        self.script.now = self.script.line.next_time()
        self.assertEqual(self.script.sent(), [sent])
        self.assertFalse(command.is_answered)

    def test_a_decision_waits_while_the_game_is_paused(self) -> None:
        self.script.line.give("decide", expect_seq=1, decision="pass")
        (sent,) = self.script.sent()
        paused = {"type": "room", "room": {**GAME[1]["room"], "paused": True}}
        self.script.say(paused, error(sent["id"], "paused"))
        self.script.now += 10
        self.assertEqual(self.script.sent(), [])
        self.script.say({"type": "room", "room": {**GAME[1]["room"], "paused": False}})
        self.assertEqual(self.script.sent(), [sent])

    def test_other_refusals_are_raised_with_the_words_of_the_server(self) -> None:
        command = self.script.line.give("decide", expect_seq=1, decision="place:9,9,0")
        self.script.say(error(command.id, "illegal_decision", clause="P-1", reason="edges_do_not_match"))
        with self.assertRaises(IllegalDecision) as caught:
            command.result()
        self.assertEqual((caught.exception.message, caught.exception.params["clause"]), ("no", "P-1"))
        late = self.script.line.give("decide", expect_seq=1, decision="pass")
        self.script.say(error(late.id, "stale_seq", seq=2))
        self.assertRaises(StaleSeq, late.result)
        self.assertTrue(issubclass(StaleSeq, Overtaken))

    def test_what_was_meant_for_one_game_does_not_reach_the_next(self) -> None:
        decision = self.script.line.give("decide", expect_seq=1, decision="pass")
        line = self.script.line.give("say", text="x")
        self.script.line.cut("at the end of a game", self.script.now)
        self.script.connect()
        self.script.say({**GAME[1], "room": {**GAME[1]["room"], "game_id": "k7m2qx9d4t.2"}})
        self.assertEqual([each["id"] for each in self.script.sent()], [line.id])
        self.assertRaises(Overtaken, decision.result)

    def test_not_many_wait_at_a_time(self) -> None:
        for _ in range(MOST_COMMANDS):
            self.script.line.give("ping")
        self.assertRaises(MistwardError, self.script.line.give, "ping")


class Strangers(unittest.TestCase):
    """A server that does not keep to the protocol."""

    def test_whatever_a_server_says_is_taken_or_ends_the_line(self) -> None:
        random = Random(7)
        ends: Counter[str] = Counter()

        def changed(value: Any) -> Any:
            if isinstance(value, (dict, list)) and value and random.random() < 0.8:
                at = random.choice(list(value) if isinstance(value, dict) else range(len(value)))
                copy = value.copy()
                copy[at] = changed(value[at])
                return copy
            return random.choice([None, True, 0, -1, 1e300, "x", [], {}, [[]], 2**70])

        for _ in range(400):
            script = Script()
            script.connect()
            script.line.give("ping")
            for message in GAME[:12]:
                other = changed(message) if random.random() < 0.2 else message
                script.say(other)
                script.sent()
                view = script.line.view
                self.assertFalse(view.is_my_turn and not view.legal, (view.proposals, view.since))
            ends[type(script.line.failure).__name__] += 1
        self.assertLessEqual(set(ends), {"NoneType", "ProtocolViolation", "SeatLost"})
        self.assertGreater(ends["ProtocolViolation"], 100)

    def test_what_is_no_message_ends_the_line(self) -> None:
        for text in (
            "nonsense", "[1]", '{"type":1e999}', '{"a":NaN}', "[" * 100_000, '{"type":"update"}', "{}", '{"type":null}',
            '{"type":"ok","id":"x","seq":"y"}', '{"type":"welcome"}', '{"type":["update"]}', '{"type":"room","room":1}',
            '{"type":"update","seq":5,"patch":[],"next":{},"legal":[]}', json.dumps({**updates(5, 5)[0], "legal": [7]}),
            json.dumps({**GAME[1], "seq": True}), '{"type":"announcement"}',
            json.dumps({**GAME[1], "room": []}), json.dumps({**GAME[1], "you": {}}),
            json.dumps({name: value for name, value in GAME[1].items() if name != "state"}),
        ):  # fmt: skip
            with self.subTest(text[:60]):
                script = Script()
                script.play_to(4)
                script.line.received(frame(text), script.now)
                self.assertIsInstance(script.line.failure, ProtocolViolation)

    def test_a_message_that_is_too_long_ends_the_line(self) -> None:
        script = Script()
        script.play_to(4)
        script.line.received(b"\x81\x7f" + (LONGEST_MESSAGE + 1).to_bytes(8, "big"), script.now)
        self.assertIsInstance(script.line.failure, ProtocolViolation)

    def test_an_opening_that_drips_is_left_in_time(self) -> None:
        script = Script()
        script.line.connecting(script.now)
        script.line.connected(script.now)
        for _ in range(20):
            script.now += 1
            script.line.received(b"HTTP", script.now) if script.line.phase is Phase.GREETING else None
            script.line.tick(script.now)
        self.assertEqual(script.line.phase, Phase.WAITING)

    def test_an_endless_header_ends_the_line(self) -> None:
        script = Script()
        script.line.connecting(script.now)
        script.line.connected(script.now)
        script.line.received(b"x" * 20_000, script.now)
        self.assertIsInstance(script.line.failure, ProtocolViolation)

    def test_an_answer_to_another_opening_ends_the_line(self) -> None:
        script = Script()
        script.line.connecting(script.now)
        script.line.connected(script.now)
        head = "HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: AAAA\r\n\r\n"
        script.line.received(head.encode(), script.now)
        self.assertIsInstance(script.line.failure, ProtocolViolation)
