"""What README.md shows runs as it stands, and the library shows nothing but its door."""

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

from mistward_environment import buffers, library

ROOT = Path(__file__).resolve().parents[3]
README = ROOT / "clients" / "environment" / "README.md"


def examples():
    """The Python of README.md, block by block."""
    blocks = re.findall(r"(?:^    .*\n|^\n(?=    ))+", README.read_text(), re.MULTILINE)
    code = [re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in blocks]
    return [block for block in code if "import" in block and "mistward" in block or "batch." in block]


class PackageTest(unittest.TestCase):
    def test_the_examples_of_the_readme_run(self):
        blocks = [block for block in examples() if "#include" not in block and "PYTHONPATH" not in block]
        self.assertEqual(len(blocks), 4)
        names = {"learn_from": lambda reward, over: None, "print": lambda *words: None}
        for block in blocks:
            if buffers.numpy is None and ("numpy" in block):
                continue
            exec(block, names)

    def test_the_examples_are_short(self):
        for block in examples():
            self.assertLessEqual(len(block.strip().split("\n")), 20, block)

    @unittest.skipIf(shutil.which("nm") is None, "binutils are not installed")
    def test_the_library_exports_what_the_header_declares(self):
        header = (ROOT / "clients" / "environment" / "mistward.h").read_text()
        declared = set(re.findall(r"^MISTWARD_API[^;]*?\b(mistward_\w+)\(", header, re.MULTILINE))
        listed = subprocess.run(
            ["nm", "-D", "--defined-only", os.environ["MISTWARD_LIBRARY"]],
            capture_output=True, text=True, check=True,
        ).stdout
        exported = {line.split()[-1].split("@")[0] for line in listed.splitlines()} - {"MISTWARD_1"}
        self.assertEqual(exported, declared)
        bound = {f"mistward_{name}" for name in library._ARGUMENTS}
        self.assertEqual(
            declared - bound,
            {"mistward_abi", "mistward_message", "mistward_tileset_free", "mistward_game_free", "mistward_batch_free"},
        )


if __name__ == "__main__":
    unittest.main()
