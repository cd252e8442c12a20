#!/usr/bin/env python3
"""
Makes `mistward/types.py` from the schemas of the protocol:

    python3 clients/python/tools/make_types.py          # writes it
    python3 clients/python/tools/make_types.py --check  # fails if it is not what the schemas say
"""

import json
import keyword
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
SCHEMAS = ROOT / "protocol" / "schema"
TARGET = Path(__file__).resolve().parents[1] / "mistward" / "types.py"
REFERENCE = re.compile(r"^urn:mistward:protocol:1:(?:common#/\$defs/)?([a-z0-9_]+)$")

#: What bots meet; everything that these name comes along. Administration has no types here.
WANTED = [
    "server_message", "client_message", "room_created", "seat_taken", "room_answer", "rooms", "create_room",
    "change_room", "options", "state_answer", "features", "foresight", "hint", "chat", "games", "game_answer",
    "game_file", "tileset", "rules", "problem",
]  # fmt: skip

#: Names for alternatives that have nothing by which they could be named.
ALTERNATIVES = {
    "RoomSeatsItem": ["FreeSeat", "TakenSeat"],
    "Welcome": ["SnapshotWelcome", "OpenRoomWelcome", "ResumedWelcome"],
    "Next": ["PlayerNext", "ChanceNext", "NobodyNext"],
    "UpdateActor": ["ChanceActor", "PlayerActor"],
    "Modules": ["ChosenModules"],
    "Announced": ["AnnouncedText"],
    "Timer": ["TimerSetting"],
    "ForkedFrom": ["ForkOrigin"],
    "Away": ["AwaySince"],
    "CreateRoom": ["CreateMists", "CreateMistsOfLevel6", "CreateGhosts", "CreateBase", "CreateLesson"],
}

HEADER = '''"""
The documents of the protocol as types, made by `tools/make_types.py` from the schemas: do not edit.

The guide of the protocol says what they mean. A newer server may send more fields than stand here.
"""

from typing import Any, Literal, NotRequired, TypedDict
'''


def camel(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", name))


def read_schemas() -> dict[str, Any]:
    """All schemas by name; those of common by the names that they have there."""
    schemas: dict[str, Any] = {}
    for file in sorted(SCHEMAS.glob("*.schema.json")):
        document = json.loads(file.read_text())
        schemas.update(document.get("$defs") or {file.name.removesuffix(".schema.json"): document})
    return schemas


class Maker:
    """Writes the definitions in the order in which they are needed: what a type names stands above it."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self._schemas = schemas
        self._begun: set[str] = set()
        self._parts: list[str] = []
        self._names: set[str] = set()

    def define(self, name: str) -> str:
        """The name of the type of a schema, which it defines unless that was done."""
        own = camel(name)
        if own not in self._begun:
            self._begun.add(own)
            schema = self._schemas[name]
            made = self._expression(schema, own)
            if made != own:
                self._add(own, f"{own} = {made}\n{self._comment(schema)}")
        return own

    def text(self) -> str:
        return HEADER + "".join(f"\n{part}" for part in self._parts)

    def _add(self, name: str, text: str) -> None:
        if name in self._names:
            raise SystemExit(f"two types have the name {name}")
        self._names.add(name)
        self._parts.append(text)

    @staticmethod
    def _comment(schema: dict[str, Any]) -> str:
        description = schema.get("description")
        return f'"""{description}."""\n' if description else ""

    def _expression(self, schema: dict[str, Any], name: str) -> str:
        if "$ref" in schema:
            match = REFERENCE.match(schema["$ref"])
            assert match is not None, schema["$ref"]
            return self.define(match[1])
        if "const" in schema:
            return f"Literal[{schema['const']!r}]" if schema["const"] is not None else "None"
        if "enum" in schema:
            return f"Literal[{', '.join(map(repr, schema['enum']))}]"
        if "properties" in schema and schema["properties"]:
            return self._object(schema, name)
        if "oneOf" in schema:
            return self._union(schema["oneOf"], name)
        return self._plain(schema, name)

    def _plain(self, schema: dict[str, Any], name: str) -> str:
        kind = str(schema.get("type"))
        if kind == "array":
            return f"list[{self._expression(schema.get('items', {}), name + 'Item')}]"
        if kind == "object":
            values = schema.get("additionalProperties")
            of = self._expression(values, name + "Value") if isinstance(values, dict) else "Any"
            return f"dict[str, {of}]"
        return {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}.get(kind, "Any")

    def _union(self, alternatives: list[dict[str, Any]], name: str) -> str:
        inline = [each for each in alternatives if "properties" in each]
        names = ALTERNATIVES.get(name) or self._names_of(inline, name)
        made = [
            self._expression(each, names[inline.index(each)] if each in inline else name) for each in alternatives
        ]
        # None goes last, as one writes it.
        return " | ".join(sorted(dict.fromkeys(made), key=lambda each: each == "None"))

    @staticmethod
    def _names_of(inline: list[dict[str, Any]], name: str) -> list[str]:
        """Alternatives are named by their types, or by their numbers if they have none."""
        if len(inline) == 1:
            return [name]
        kinds = [each["properties"].get("type", {}).get("const") for each in inline]
        if None in kinds or len(set(kinds)) < len(kinds):
            return [f"{name}{number}" for number in range(1, len(inline) + 1)]
        suffix = "Decision" if name.endswith("Decision") else name
        return [camel(kind) + suffix for kind in kinds]

    def _object(self, schema: dict[str, Any], name: str) -> str:
        required = set(schema.get("required", []))
        fields = []
        for field, value in schema["properties"].items():
            made = self._expression(value, name + camel(field))
            fields.append((field, made if field in required else f"NotRequired[{made}]", value.get("description")))
        if any(keyword.iskeyword(field) for field, _, _ in fields):
            inner = ", ".join(f'"{field}": {made}' for field, made, _ in fields)
            self._add(name, f'{name} = TypedDict("{name}", {{{inner}}})\n{self._comment(schema)}')
            return name
        text = f"\nclass {name}(TypedDict):\n"
        text += "".join(f"    {line}\n" for line in self._comment(schema).splitlines())
        text += "\n" if self._comment(schema) else ""
        for field, made, description in fields:
            text += f"    {field}: {made}\n" + (f'    """{description}."""\n' if description else "")
        self._add(name, text)
        return name


def main() -> int:
    schemas = read_schemas()
    maker = Maker(schemas)
    for name in WANTED:
        maker.define(name)
    text = maker.text()
    if sys.argv[1:] == ["--check"]:
        if TARGET.read_text() == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is not what the schemas say: run {Path(__file__).name}", file=sys.stderr)
        return 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
