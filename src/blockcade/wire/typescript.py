"""Generates the page's TypeScript types from the Python types that the server uses."""

import json
from collections.abc import Mapping
from enum import Enum
from typing import Any

from msgspec import inspect

from blockcade.core import AnyGame
from blockcade.wire import http, operator, puzzles
from blockcade.wire.to_browser import ToBrowser
from blockcade.wire.to_server import ToServer

_HEADER = "// Written by `make wire` from the Python types. Change those, not this file.\n"
_HTTP = (
    http.GameFile,
    http.NewTable,
    http.NewStudy,
    http.OpenedTable,
    http.GameInfo,
    http.MyTable,
    http.FinishedTable,
    http.Replay,
    http.Moves,
    http.Problem,
    puzzles.WantedPuzzle,
    puzzles.WantedDaily,
    puzzles.PuzzleTable,
    puzzles.PuzzleHall,
    puzzles.DailyBoard,
    puzzles.PuzzleProgress,
    puzzles.Rush,
    puzzles.Mistakes,
    puzzles.Mistake,
    operator.ShownKey,
    operator.TableList,
    operator.TableDetails,
    operator.Ended,
    operator.Overview,
)


def messages_ts(games: Mapping[str, AnyGame]) -> str:
    """Every message of both directions, every HTTP body, and every game's view."""
    writer = _Writer()
    to_server = writer.write(inspect.type_info(ToServer))
    to_browser = writer.write(inspect.type_info(ToBrowser))
    for body in _HTTP:
        writer.write(inspect.type_info(body))
    for game in games.values():
        writer.write(inspect.type_info(game.view_type))
    unions = f"export type ToServer = {to_server};\n\nexport type ToBrowser = {to_browser};\n"
    return "\n".join([_HEADER, *writer.declarations.values(), unions])


def games_ts(games: Mapping[str, AnyGame]) -> str:
    """The components of each game's box, for the page to draw."""
    parts = [
        f"export const {key.upper()} = {json.dumps(game.components, indent=2)} as const;\n"
        for key, game in games.items()
    ]
    return "\n".join([_HEADER, *parts])


def guides_ts(games: Mapping[str, AnyGame]) -> str:
    """For every refusal of a game, the passage of its rules page that explains it."""
    guides = {key: game.card.guide for key, game in games.items()}
    clauses = {key: dict(guide.clauses) for key, guide in guides.items() if guide}
    kind = "Readonly<Record<string, Readonly<Record<string, string>>>>"
    return f"{_HEADER}\nexport const CLAUSES: {kind} = {json.dumps(clauses, indent=2)};\n"


class _Writer:
    """Walks the types depth first and declares each once, after the types that it uses."""

    def __init__(self) -> None:
        self.declarations: dict[str, str] = {}

    def write(self, of: inspect.Type) -> str:
        """The TypeScript expression for a type."""
        match of:
            case inspect.Metadata(type=inner):
                return self.write(inner)
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.NoneType():
                return "null"
            case inspect.RawType() | inspect.AnyType():
                return "unknown"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"{self._bracketed(item)}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.write(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(self.write(each) for each in types)
            case inspect.EnumType(cls=cls):
                return self._enum(cls)
            case inspect.StructType(cls=cls, fields=fields, tag_field=tag_field, tag=tag):
                return self._interface(cls, fields, {tag_field: tag} if tag_field else {})
            case inspect.DataclassType(cls=cls, fields=fields):
                return self._interface(cls, fields, {})
            case _:
                raise TypeError(f"no TypeScript is known for {of}")

    def _bracketed(self, of: inspect.Type) -> str:
        text = self.write(of)
        return f"({text})" if "|" in text else text

    def _enum(self, cls: type[Enum]) -> str:
        name = _name(cls)
        values = " | ".join(json.dumps(member.value) for member in cls)
        self.declarations.setdefault(name, f"export type {name} = {values};\n")
        return name

    def _interface(self, cls: type[Any], fields: tuple[inspect.Field, ...], tags: Mapping[str, Any]) -> str:
        name = _name(cls)
        if name not in self.declarations:
            tag_lines = [f"  {field}: {json.dumps(value)};" for field, value in tags.items()]
            lines = [
                # A field with a default is optional in messages to the server; the server sends all fields.
                f"  {field.encode_name}{'' if field.required else '?'}: {self.write(field.type)};"
                for field in fields
            ]
            text = "\n".join([f"export interface {name} {{", *tag_lines, *lines, "}\n"])
            self.declarations[name] = text
        return name


def _name(cls: type[Any]) -> str:
    """Types of a game carry its name, since every game has a View: blockcade.games.<key>.* → <Key>*."""
    parts = cls.__module__.split(".")
    prefix = parts[2].capitalize() if parts[1] == "games" else ""
    return cls.__name__ if cls.__name__.startswith(prefix or "\0") else prefix + cls.__name__


def written_files(games: Mapping[str, AnyGame]) -> dict[str, str]:
    """File name to text, for the folder web/src/lib/wire."""
    return {
        "messages.ts": messages_ts(games),
        "games.ts": games_ts(games),
        "guides.ts": guides_ts(games),
    }
