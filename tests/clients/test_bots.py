"""Every example plays a game to its end although its connection is cut again and again, and decides nothing twice."""

import os
import re
import subprocess
import sys
import unittest
from collections import Counter
from typing import Any, ClassVar

from harness.proxy import CuttingProxy, Fault
from harness.server import ROOT, ServerProcess
from mistward import Room, Server

EXAMPLES = {
    "random in Python": [sys.executable, "clients/python/examples/random_bot.py"],
    "greedy in Python": [sys.executable, "clients/python/examples/greedy_bot.py"],
    "random in JavaScript": ["node", "clients/js/examples/random_bot.mjs"],
    "greedy in JavaScript": ["node", "clients/js/examples/greedy_bot.mjs"],
    "random on asyncio": [sys.executable, "tests/clients/programs/asyncio_bot.py"],
}
FAULTS = {1: Fault.ANSWER_LOST, 3: Fault.DECISION_LOST, 5: Fault.ANSWER_TORN, 7: Fault.ANSWER_LOST, 8: Fault.ANSWER_LOST}
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "clients" / "python"), "PYTHONWARNINGS": "error"}
LONGEST = 60


class Bots(unittest.TestCase):
    server: ClassVar[ServerProcess]

    def room(self, **wish: Any) -> Room:
        with Server(self.server.url) as server:
            return server.create_room("Bots", **wish)

    def begin(self, example: list[str], url: str, room: Room) -> subprocess.Popen[str]:
        """Starts a bot, and the game once it is there."""
        command = [*example, url, room.id]
        bot = subprocess.Popen(
            command, cwd=ROOT, env=ENVIRONMENT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self.addCleanup(bot.communicate)
        self.addCleanup(bot.kill)
        with room.watch() as game:
            came = game.wait_until(lambda: bool(game.room["seats"][0]["connected"]), LONGEST)
        self.assertTrue(came, "the bot takes its seat")
        room.start()
        return bot

    def finish(self, bot: subprocess.Popen[str]) -> str:
        printed, _ = bot.communicate(timeout=LONGEST)
        self.assertEqual(bot.returncode, 0, printed)
        return printed.strip()

    def check(self, room: Room, proxy: CuttingProxy, printed: str) -> None:
        """The game is over, and every decision of the bot stands once in its log."""
        state = room.state()["state"]
        self.assertEqual(printed, state["outcome"])
        own = [each for each in room.log() if each["actor"]["kind"] == "player" and each["actor"]["player"] == 0]
        self.assertFalse(any("companion" in each["actor"] for each in own))
        ids = {sent["id"]: (sent["expect_seq"], sent["decision"]) for sent in proxy.decisions}
        self.assertEqual(len(own), len(ids), "an entry for every id that was sent, and none besides")
        logged = [(each["seq"] - 1, each["decision"]["id"]) for each in own]
        self.assertEqual(sorted(logged), sorted(ids.values()))


class OverCutConnections(Bots):
    @classmethod
    def setUpClass(cls) -> None:
        # A greedy bot asks more than one address may in the time that a test has.
        cls.server = ServerProcess("--readings-per-minute", "0")
        cls.addClassCleanup(cls.server.__exit__)

    def play(self, name: str) -> None:
        room = self.room(level=3, seats=3)
        for companion in (1, 2):
            room.add_companion(companion)
        with CuttingProxy(self.server.port, FAULTS) as proxy:
            printed = self.finish(self.begin(EXAMPLES[name], proxy.url, room))
            self.assertEqual(Counter(proxy.done), Counter(FAULTS.values()))
            sent = Counter(sent["id"] for sent in proxy.decisions)
            self.assertEqual(sorted(sent.values(), reverse=True)[:4], [3, 2, 2, 2], "what was lost was repeated")
            self.check(room, proxy, printed)
        room.server.close()

    def test_random_in_python(self) -> None:
        self.play("random in Python")

    def test_greedy_in_python(self) -> None:
        self.play("greedy in Python")

    def test_random_in_javascript(self) -> None:
        self.play("random in JavaScript")

    def test_greedy_in_javascript(self) -> None:
        self.play("greedy in JavaScript")

    def test_random_on_asyncio(self) -> None:
        self.play("random on asyncio")

    def run_alone(self, *example: str) -> str:
        """What an example prints that needs nothing but the server."""
        command = [*example[:2], self.server.url, *example[2:]]
        done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, text=True, capture_output=True, timeout=LONGEST)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def test_level_3_beside_two_companions(self) -> None:
        for program, example in (
            (sys.executable, "clients/python/examples/with_companions.py"),
            ("node", "clients/js/examples/with_companions.mjs"),
        ):
            self.assertRegex(self.run_alone(program, example), r"^(won|lost)\n$")

    def test_several_rooms_at_once(self) -> None:
        rooms = r"^((won|lost) ?){3}\n$"
        self.assertRegex(self.run_alone(sys.executable, "clients/python/examples/many_rooms.py", "3"), rooms)
        self.assertRegex(self.run_alone("node", "clients/js/examples/many_rooms.mjs"), rooms)


class Readmes(unittest.TestCase):
    def test_their_programs_are_among_the_examples(self) -> None:
        for package, language, ending in (("python", "python", "py"), ("js", "js", "mjs")):
            folder = ROOT / "clients" / package
            programs = re.findall(rf"```{language}\n(.*?)```", (folder / "README.md").read_text(), re.DOTALL)
            # What begins with a brace is the shape of a document.
            programs = [program for program in programs if not program.startswith("{")]
            examples = [path.read_text() for path in (folder / "examples").glob(f"*.{ending}")]
            self.assertGreater(len(programs), 1)
            self.assertLessEqual(set(programs), set(examples))


class OverAKilledServer(Bots):
    def test_the_game_goes_on_where_it_was(self) -> None:
        for name in ("random in Python", "random in JavaScript", "random on asyncio"):
            with self.subTest(name), ServerProcess() as server:
                type(self).server = server
                room = self.room(level=1, seats=1)
                with CuttingProxy(server.port, {}) as proxy:
                    bot = self.begin(EXAMPLES[name], proxy.url, room)
                    with room.watch() as game:
                        self.assertTrue(game.wait_until(lambda: game.seq > 10, LONGEST))
                        server.kill()
                        server.start()
                        self.assertTrue(game.wait_until(lambda: game.ended is not None, LONGEST))
                    self.check(room, proxy, self.finish(bot))
                room.server.close()


if __name__ == "__main__":
    unittest.main()
