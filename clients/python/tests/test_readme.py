import ast
import re
import unittest
from pathlib import Path
from typing import Any, get_type_hints

from mistward import types

README = Path(__file__).parent.parent / "README.md"


def documents() -> list[dict[str, Any]]:
    """The documents that the README shows, which are blocks of a dictionary and nothing else."""
    blocks = re.findall(r"```python\n(\{.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    return [ast.literal_eval(block) for block in blocks]


class Documents(unittest.TestCase):
    def test_those_in_the_readme_have_the_fields_that_the_server_sends(self) -> None:
        shown = documents()
        self.assertEqual(len(shown), 3)
        for document, kind in zip(shown, (types.BoardFeature, types.State, types.Ended), strict=True):
            with self.subTest(kind.__name__):
                needed = kind.__required_keys__  # type: ignore[attr-defined]
                self.assertEqual(set(document), set(needed))
        self.assertEqual(set(shown[0]["scoring"]), set(get_type_hints(types.Scoring)))
