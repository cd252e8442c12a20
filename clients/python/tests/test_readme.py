import ast
import re
import unittest
from pathlib import Path

from mistward import types

README = Path(__file__).parent.parent / "README.md"


class Documents(unittest.TestCase):
    def test_the_end_in_the_readme_has_the_fields_that_the_server_sends(self) -> None:
        shown = re.findall(r"```python\n(\{.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
        self.assertEqual(len(shown), 1)
        self.assertEqual(set(ast.literal_eval(shown[0])), set(types.Ended.__required_keys__))
