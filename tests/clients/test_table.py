"""What a program does at a table, with the real server: both faces of the package for Python, and JavaScript's."""

import asyncio
import os
import ssl
import subprocess
import unittest
from collections.abc import Callable
from typing import Any, ClassVar

from harness.server import ROOT, ServerProcess
from mistward import Call, Closed, Game, Overtaken, Room, Seat, SeatLost, Server, Unreachable
from mistward import aio, refusals

LONGEST = 30


class Table(unittest.TestCase):
    process: ClassVar[ServerProcess]
    server: ClassVar[Server]

    @classmethod
    def setUpClass(cls) -> None:
        cls.process = ServerProcess()
        cls.addClassCleanup(cls.process.__exit__)
        cls.server = Server(cls.process.url)
        cls.addClassCleanup(cls.server.close)

    def sit(self, *names: str, **wish: Any) -> tuple[Room, list[Seat]]:
        room = self.server.create_room("Table", seats=len(names), **wish)
        return room, [room.take_seat(name) for name in names]

    def join(self, seat: Seat) -> Game:
        game = seat.connect()
        self.addCleanup(game.close)
        return game

    def until(self, game: Game, condition: Callable[[], bool]) -> None:
        self.assertTrue(game.wait_until(condition, LONGEST))

    def test_refusals_are_errors_of_their_own(self) -> None:
        room, _ = self.sit("Ana")
        self.assertRaises(refusals.RoomFull, room.take_seat, "Ben")
        self.assertRaises(refusals.SeatTaken, room.take_seat, "Ben", 0)
        self.assertRaises(refusals.RoomNotFound, self.server.room("nothere").read)
        self.assertRaises(refusals.RoomNotFound, self.server.room("nothere").watch)
        self.assertRaises(refusals.Unauthorized, room.seat(0, "wrong").connect)
        self.assertRaises(refusals.Unauthorized, self.server.room(room.id).start)
        with self.assertRaises(refusals.InvalidMessage) as caught:
            self.server.create_room("Table", levle=3)
        self.assertIn("levle", str(caught.exception.params))

    def test_the_token_of_a_player_is_that_of_the_room_and_the_seat(self) -> None:
        player = self.server.call(Call("POST", "/players", {"name": "Ana"}))
        room = self.server.create_room("Table", seats=1, token=player["token"])
        seat = room.take_seat("Ana", token=player["token"])
        self.assertEqual([room.owner_token, seat.token], [player["token"]] * 2)
        seat.start()
        game = self.join(self.server.room(room.id).seat(seat.number, player["token"]))
        next(game.turns())
        games = self.server.call(Call("GET", "/me/games", token=player["token"]))["games"]
        self.assertEqual([(one["room"], one["my_turn"]) for one in games], [(room.id, True)])

    def test_a_room_with_a_word_is_entered_with_it(self) -> None:
        room = self.server.create_room("Owls", word="three owls", seats=2)
        self.assertRaises(refusals.WordNeeded, room.take_seat, "Ana")
        with self.assertRaises(refusals.WrongWord):
            room.take_seat("Ana", word="two owls")
        self.assertEqual(room.take_seat("Ana", word="three owls").number, 0)
        self.assertTrue(room.enter("three owls"))
        self.assertIsNone(self.server.create_room("Open").enter("anything"))

    def test_a_decision_that_is_not_legal_changes_nothing(self) -> None:
        _, (ana,) = self.sit("Ana")
        game = self.join(ana)
        ana.start()
        turn = next(game.turns())
        with self.assertRaises(refusals.IllegalDecision) as caught:
            turn.decide("place:90,90,0")
        self.assertTrue(caught.exception.params["clause"])
        self.assertRaises(refusals.MalformedDecision, turn.decide, "juggle")
        seq = turn.decide(turn.legal[0])
        self.assertEqual(seq, turn.seq + 1)
        self.assertGreaterEqual(game.seq, turn.seq + 1, "the update came before the answer")
        self.assertIsNone(turn.decide(turn.legal[0]), "the game has gone on from there")
        self.assertRaises(Overtaken, game.decide, turn.legal[0], turn.seq)

    def test_people_talk_point_and_propose(self) -> None:
        _, (ana, ben) = self.sit("Ana", "Ben")
        one, other = self.join(ana), self.join(ben)
        other.say("North of the castle?")
        self.until(one, lambda: [line["text"] for line in one.chat] == ["North of the castle?"])
        self.assertEqual(ana.room.chat()[0]["name"], "Ben")
        ana.start()
        self.until(one, lambda: one.is_my_turn)
        self.until(other, lambda: bool(other.legal))
        other.point(0, 0)
        other.propose([other.legal[0]])
        self.until(one, lambda: len(one.proposals) == 1)
        seq = one.seq
        one.adopt(one.proposals[0]["number"])
        self.assertGreater(one.seq, seq)
        self.assertEqual(one.proposals, [])

    def test_an_undo_takes_everybodys_consent(self) -> None:
        _, (ana, ben) = self.sit("Ana", "Ben")
        one, other = self.join(ana), self.join(ben)
        ana.start()
        first = next(one.turns())
        for turn in one.turns():
            turn.decide(turn.legal[-1])
            if one.next is not None and one.next["player"] == 1:
                break
        one.undo(first.seq)
        self.until(other, lambda: other.undo_asked is not None)
        other.answer_undo(True)
        self.until(one, lambda: one.undo_asked is None and one.is_my_turn)
        self.assertEqual(one.state, first.state)

    def test_a_decision_waits_for_the_end_of_a_pause(self) -> None:
        async def play() -> tuple[int, int]:
            async with aio.Server(self.process.url) as server:
                room = await server.create_room("Table", seats=2)
                seats = [await room.take_seat(name) for name in ("Ana", "Ben")]
                async with seats[0].connect() as one, seats[1].connect() as other:
                    await room.start()
                    await one.wait_until(lambda: one.is_my_turn)
                    await other.pause()
                    before = one.seq
                    deciding = asyncio.create_task(one.decide(one.legal[0]))
                    await one.ping()
                    self.assertFalse(deciding.done())
                    await other.resume()
                    return before, await deciding

        before, after = asyncio.run(asyncio.wait_for(play(), LONGEST))
        self.assertEqual(after, before + 1)

    def test_a_program_that_ended_comes_back_to_its_seat(self) -> None:
        room, (ana,) = self.sit("Ana")
        with ana.connect() as game:
            room.start()
            turn = next(game.turns())
            turn.decide(turn.legal[0])
        self.assertRaises(Closed, game.ping)
        again = self.join(Seat.from_json(self.server, ana.to_json()))
        self.assertEqual((again.seat, again.seq >= 2), (0, True))

    def test_whoever_lost_the_seat_is_told(self) -> None:
        _, (ana,) = self.sit("Ana")
        game = self.join(ana)
        ana.leave()
        with self.assertRaises(SeatLost):
            game.wait_until(lambda: False, LONGEST)

    def test_spectators_follow_every_message_but_decide_nothing(self) -> None:
        room, (ana,) = self.sit("Ana", visibility="private")
        with room.watch() as watcher:
            messages = watcher.messages()
            game = self.join(ana)
            self.assertEqual(next(messages)["type"], "room")
            ana.start()
            for turn in game.turns():
                turn.decide(turn.legal[0])
            seqs = [each["seq"] for each in messages if each["type"] == "update"]
            self.assertEqual(seqs, list(range(1, game.seq + 1)))
            self.assertEqual((watcher.state, watcher.ended), (game.state, game.ended))
            self.assertEqual(len(room.log()), game.seq)
            self.assertEqual((watcher.seat, watcher.legal), (None, []))
            self.assertRaises(refusals.NotSeated, watcher.decide, "pass")

    def test_a_rematch_goes_on_in_the_same_room(self) -> None:
        room, (ana,) = self.sit("Ana")
        game = self.join(ana)
        room.start()
        for turn in game.turns():
            turn.decide(turn.legal[0])
        first = game.room["game_id"]
        self.assertIsNotNone(game.ended)
        room.rematch()
        self.until(game, lambda: game.ended is None)
        turn = next(game.turns())
        self.assertIsNotNone(turn.decide(turn.legal[0]))
        self.assertNotEqual(game.room["game_id"], first)

    def test_the_board_a_hint_and_what_a_decision_leads_to(self) -> None:
        room, (ana,) = self.sit("Ana")
        game = self.join(ana)
        room.start()
        turn = next(game.turns())
        hint = ana.hint()
        self.assertIn(hint["decision"], turn.legal)
        self.assertEqual(ana.foresee(turn.seq, [hint["decision"]])["decisions"], [hint["decision"]])
        self.assertTrue(room.features())
        self.assertEqual(room.state(turn.seq)["state"], turn.state)
        self.assertTrue(self.server.tileset()["tiles"])
        self.assertEqual(self.server.call(Call("GET", "/rules"))["version"], room.read()["rules"])

    def test_a_server_that_is_gone_is_out_of_reach(self) -> None:
        with ServerProcess() as process, Server(process.url, patience=0.5) as server:
            room = server.create_room("Table", seats=1)
            with room.take_seat("Ana").connect() as game:
                process.kill()
                self.assertRaises(Unreachable, game.ping)
                self.assertRaises(Unreachable, room.read)

    def test_over_tls_only_a_certificate_that_is_trusted_will_do(self) -> None:
        with ServerProcess(tls=True) as process:
            with self.assertRaisesRegex(Unreachable, "certificate"):
                Server(process.url).room("any").read()
            with self.assertRaisesRegex(Unreachable, "certificate"):
                Server(process.url).room("any").watch()
            with self.assertRaisesRegex(Unreachable, "certificate"):
                asyncio.run(aio.Server(process.url).room("any").watch().open())

            trusting = ssl.create_default_context(cafile=str(process.certificate))
            with Server(process.url, ssl_context=trusting) as server:
                room = server.create_room("Table", seats=1)
                with room.take_seat("Ana").connect() as game:
                    room.start()
                    for turn in game.turns():
                        turn.decide(turn.legal[0])

            async def watch() -> int:
                async with aio.Server(process.url, ssl_context=trusting).room(room.id).watch() as again:
                    return again.seq

            self.assertEqual(asyncio.run(watch()), game.seq)
            self.play_in_javascript(process.url, NODE_EXTRA_CA_CERTS=str(process.certificate))

    def test_the_same_in_javascript(self) -> None:
        self.play_in_javascript(self.process.url)

    def play_in_javascript(self, url: str, **environment: str) -> None:
        program = ["node", "tests/clients/programs/table.mjs", url]
        settings = os.environ | environment
        done = subprocess.run(program, cwd=ROOT, env=settings, text=True, capture_output=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout), (0, "played\n"), done.stderr)


if __name__ == "__main__":
    unittest.main()
