import unittest

from mistward.errors import ProtocolViolation
from mistward.frames import CLOSE, PING, TEXT, Close, FrameReader, Ping, Text, encode, encode_close, mask
from tests.lines import frame, raw_frame, read_client_frames


class Sending(unittest.TestCase):
    def test_the_example_of_the_rfc(self) -> None:
        self.assertEqual(encode(TEXT, b"Hello", bytes.fromhex("37fa213d")).hex(), "818537fa213d7f9f4d5158")

    def test_every_form_of_the_length(self) -> None:
        for length, head in ((0, 2), (125, 2), (126, 4), (65535, 4), (65536, 10)):
            payload = bytes(each % 251 for each in range(length))
            sent = encode(TEXT, payload)
            self.assertEqual(len(sent), head + 4 + length)
            self.assertEqual(mask(sent[head + 4 :], sent[head : head + 4]), payload)

    def test_keys_differ(self) -> None:
        self.assertGreater(len({encode(PING, b"")[2:6] for _ in range(20)}), 15)

    def test_a_long_reason_is_cut_to_what_fits(self) -> None:
        ((opcode, payload),) = read_client_frames(encode_close(1000, "x" * 200))
        self.assertEqual((opcode, len(payload)), (CLOSE, 125))


class Receiving(unittest.TestCase):
    def test_bytes_may_come_one_by_one(self) -> None:
        reader = FrameReader()
        data = frame("ä" * 100) + frame("", PING) + raw_frame(b"x" * 70000)
        events = [event for byte in data for event in reader.feed(bytes([byte]))]
        self.assertEqual(events, [Text("ä" * 100), Ping(b""), Text("x" * 70000)])

    def test_a_ping_may_come_inside_a_message(self) -> None:
        reader = FrameReader()
        events = reader.feed(frame("Mi", is_last=False) + frame("p", PING) + frame("", 0, False) + frame("st", 0))
        self.assertEqual(events, [Ping(b"p"), Text("Mist")])

    def test_a_close_has_a_code_or_none(self) -> None:
        self.assertEqual(FrameReader().feed(raw_frame(b"\x03\xe9bye", CLOSE)), [Close(1001, "bye")])
        self.assertEqual(FrameReader().feed(raw_frame(b"", CLOSE)), [Close(1005, "")])

    def test_what_breaks_the_rules_is_refused(self) -> None:
        broken = {
            "masked": b"\x81\x80abcd",
            "reserved bits": b"\xc1\x00",
            "binary": raw_frame(b"", 2),
            "unknown kind": raw_frame(b"", 3),
            "continuation of nothing": frame("x", 0),
            "message inside a message": frame("x", 1, False) + frame("y"),
            "fragmented ping": frame("", PING, False),
            "long ping": raw_frame(b"x" * 126, PING),
            "half a code": raw_frame(b"x", CLOSE),
            "not UTF-8": raw_frame(b"\xff"),
        }
        for name, data in broken.items():
            with self.subTest(name), self.assertRaises(ProtocolViolation):
                FrameReader().feed(data)

    def test_a_message_has_a_longest_length_known_from_its_head(self) -> None:
        self.assertEqual(len(FrameReader(10).feed(raw_frame(b"x" * 10))), 1)
        with self.assertRaises(ProtocolViolation):
            FrameReader(10).feed(raw_frame(b"x" * 11)[:2])
        with self.assertRaises(ProtocolViolation):
            FrameReader(10).feed(frame("x" * 6, is_last=False) + frame("x" * 5, 0))
        with self.assertRaises(ProtocolViolation):
            FrameReader().feed(b"\x81\x7f" + (1 << 62).to_bytes(8, "big"))

    def test_empty_fragments_take_no_memory(self) -> None:
        reader = FrameReader(10)
        reader.feed(frame("x", is_last=False))
        for _ in range(1000):
            reader.feed(frame("", 0, False))
        self.assertEqual(len(reader._parts), 1)
        self.assertEqual(reader.feed(frame("y", 0)), [Text("xy")])
