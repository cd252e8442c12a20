import re
import subprocess
import sys
import unittest
from pathlib import Path

from mistward.address import Address, room_id
from mistward.calls import decision_id
from mistward.errors import Refused

ROOT = Path(__file__).resolve().parents[3]
#: Those that no client of this package can meet: faults of a client that it does not make, and administration.
NOT_MET = {
    "malformed_json", "unknown_message", "invalid_game_file", "method_not_allowed", "message_too_large",
    "unsupported_media_type", "ban_not_found", "own_address", "nobody_connected", "backups_off", "malformed_request",
    "upgrade_required", "headers_too_large",
}  # fmt: skip


class Documents(unittest.TestCase):
    def test_the_types_are_what_the_schemas_say(self) -> None:
        tool = ROOT / "clients" / "python" / "tools" / "make_types.py"
        self.assertEqual(subprocess.run([sys.executable, tool, "--check"]).returncode, 0)

    def test_every_code_of_the_guide_has_a_class(self) -> None:
        guide = (ROOT / "protocol" / "guide" / "errors.md").read_text().split("\n## Errors\n")[1].split("\n## ")[0]
        codes = set(re.findall(r"^\| `([a-z_]+)` \|", guide, re.MULTILINE))
        self.assertGreater(len(codes), 40)
        self.assertEqual(codes - NOT_MET, set(Refused._classes))

    def test_an_unknown_code_is_a_refusal_like_any_other(self) -> None:
        refusal = Refused.of("out_of_mist", "there is no mist", {"left": 0}, 409)
        self.assertEqual((type(refusal), refusal.code, refusal.retry_after), (Refused, "out_of_mist", None))

    def test_wishes_to_be_left_alone_have_a_bound(self) -> None:
        for wish, wait in ((1500, 1.5), (10**12, 60), (-5, 0), (True, None), ("soon", None)):
            self.assertEqual(Refused.of("rate_limited", "no", {"retry_after_ms": wish}).retry_after, wait)


class Addresses(unittest.TestCase):
    def test_urls(self) -> None:
        for url, text, port, host in (
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080", 8080, "127.0.0.1:8080"),
            ("https://play.example/mist/", "https://play.example/mist", 443, "play.example"),
            ("http://[::1]:81", "http://[::1]:81", 81, "[::1]:81"),
        ):
            address = Address.read(url)
            self.assertEqual((str(address), address.port, address.authority), (text, port, host))

    def test_what_is_no_url_of_a_server(self) -> None:
        for url in ("127.0.0.1:8080", "ftp://a", "http://", "http://u@a", "http://a?x=1", "http://a:99999"):
            self.assertRaises(ValueError, Address.read, url)

    def test_a_room_goes_by_its_link_as_well(self) -> None:
        for given in ("k7m2qx9d4t", "http://127.0.0.1:8080/rooms/k7m2qx9d4t", "https://a.example/mist/rooms/k7m2qx9d4t/"):
            self.assertEqual(room_id(given), "k7m2qx9d4t")


class Decisions(unittest.TestCase):
    def test_a_decision_goes_by_its_document_or_its_id(self) -> None:
        self.assertEqual(decision_id("pass"), "pass")
        self.assertEqual(decision_id({"type": "pass", "id": "pass"}), "pass")

    def test_what_is_none_is_refused_with_what_would_be_right(self) -> None:
        for wrong in (None, {"type": "place_tile", "x": 1}, 3):
            with self.assertRaisesRegex(TypeError, "take one of those that are legal"):
                decision_id(wrong)  # type: ignore[arg-type]
