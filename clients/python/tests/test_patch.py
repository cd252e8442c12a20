import unittest
from typing import Any

from mistward.patch import PatchError, apply_patch
from tests.lines import END, GAME


class Patches(unittest.TestCase):
    def check(self, document: Any, operation: dict[str, Any], result: Any) -> None:
        self.assertEqual(apply_patch(document, [operation]), result)

    def test_the_examples_of_the_rfc(self) -> None:
        self.check({"foo": "bar"}, {"op": "add", "path": "/baz", "value": "qux"}, {"baz": "qux", "foo": "bar"})
        self.check({"a": [1, 2]}, {"op": "add", "path": "/a/1", "value": 9}, {"a": [1, 9, 2]})
        self.check({"a": [1]}, {"op": "add", "path": "/a/-", "value": [2]}, {"a": [1, [2]]})
        self.check({"a": 1, "b": 2}, {"op": "remove", "path": "/a"}, {"b": 2})
        self.check({"a": [1, 2, 3]}, {"op": "remove", "path": "/a/1"}, {"a": [1, 3]})
        self.check({"a": 1}, {"op": "replace", "path": "/a", "value": None}, {"a": None})
        self.check({"a": {"x": 1}, "b": {}}, {"op": "move", "from": "/a/x", "path": "/b/y"}, {"a": {}, "b": {"y": 1}})
        self.check({"a": [1, 2, 3, 4]}, {"op": "move", "from": "/a/1", "path": "/a/3"}, {"a": [1, 3, 4, 2]})
        self.check({"a": [1]}, {"op": "copy", "from": "/a", "path": "/b"}, {"a": [1], "b": [1]})
        self.check({"a/b": {"~": 1}}, {"op": "test", "path": "/a~1b/~0", "value": 1}, {"a/b": {"~": 1}})
        self.check({"a": 1}, {"op": "replace", "path": "", "value": [2]}, [2])

    def test_what_does_not_fit_is_refused(self) -> None:
        document = {"a": [1, 2], "b": "text"}
        misfits: list[Any] = [
            {"op": "remove", "path": "/c"},
            {"op": "replace", "path": "/c", "value": 1},
            {"op": "replace", "path": "/a/2", "value": 1},
            {"op": "add", "path": "/a/3", "value": 1},
            {"op": "add", "path": "/a/01", "value": 1},
            {"op": "add", "path": "/a/1e0", "value": 1},
            {"op": "replace", "path": "/a/-", "value": 1},
            {"op": "add", "path": "/b/0", "value": 1},
            {"op": "add", "path": "a", "value": 1},
            {"op": "test", "path": "/a/0", "value": True},
            {"op": "remove", "path": ""},
            {"op": "grow", "path": "/a"},
            {"op": "add", "path": "/a"},
            {"path": "/a"},
            "remove",
        ]
        for operation in misfits:
            with self.subTest(operation), self.assertRaises(PatchError):
                apply_patch(document, [operation])
        self.assertEqual(document, {"a": [1, 2], "b": "text"})

    def test_nothing_is_changed_and_the_rest_is_shared(self) -> None:
        before: dict[str, Any] = {"a": [{"x": 1}, {"y": 2}], "b": {"z": 3}}
        after = apply_patch(before, [{"op": "replace", "path": "/a/0/x", "value": 9}])
        self.assertEqual(before["a"], [{"x": 1}, {"y": 2}])
        self.assertIs(after["b"], before["b"])
        self.assertIs(after["a"][1], before["a"][1])

    def test_a_real_game_from_its_first_patch_to_its_last(self) -> None:
        state = GAME[1]["state"]
        kept = []
        for message in GAME:
            if message["type"] == "update":
                kept.append((state, repr(state)))
                state = apply_patch(state, message["patch"])
        self.assertEqual((state["outcome"], state["reason"]), (END["outcome"], END["reason"]))
        self.assertEqual(len(kept), END["seq"])
        for old, text in kept:
            self.assertEqual(repr(old), text)
