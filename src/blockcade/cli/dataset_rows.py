"""The rows of a data set: one for each ply of a game, with what a learner needs beside the record."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from blockcade.core import Actor, AnyGame, IllegalMove, Outcome, Seat, Who, format_who
from blockcade.envs.catalogue import envs_of
from blockcade.record import Chanced, Left, Record, Weighed, actor_of, timeline_of

# docs/research.md explains each; the types are pyarrow's.
COLUMNS = {
    "game_id": "string",
    "source": "string",
    "game": "string",
    "rules": "int16",
    "players": "int8",
    "options": "string",
    "ply": "int32",
    "who": "string",
    "seat": "int8",
    "bot": "string",
    "move": "string",
    "action": "int32",
    "legal": "int32",
    "place": "int8",
    "score": "int32",
    "high_wins": "bool_",
    "reason": "string",
}


class Source(NamedTuple):
    """Where a game comes from: a file, or the hash of a seed."""

    game_id: str
    source: str


def rows_of(record: Record, source: Source) -> Iterator[dict[str, Any]]:
    """The plies of a game in order; moves of luck and gravity belong to the ply before them."""
    timeline = timeline_of(record, keeps_plies=True)
    game, setup = timeline.game, timeline.setup
    low_wins = game.card.low_wins
    outcome = game.outcome(timeline.state)
    whole: dict[str, Any] = {
        **source._asdict(),
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": json.dumps(dict(sorted(setup.options))),
        "high_wins": low_wins is None or not low_wins(setup),
        "reason": outcome and outcome.reason,
    }
    number = 0
    for ply, (before, _) in zip(timeline.plies(), pairwise(timeline.states()), strict=True):
        if isinstance(ply.event, Chanced | Weighed):
            continue
        number += 1
        who = actor_of(ply.event)
        is_move = not isinstance(ply.event, Left)
        yield {
            **whole,
            **_of_seat(who, record, outcome),
            "ply": number,
            "who": format_who(who),
            "move": game.format_move(ply.move) if is_move else "left",
            "action": _action(game, before, who, ply.move) if is_move else None,
            "legal": len(game.legal_moves(before, who)) if is_move else None,
        }


def _of_seat(who: Who, record: Record, outcome: Outcome | None) -> dict[str, Any]:
    if isinstance(who, Actor):
        return dict.fromkeys(("seat", "bot", "place", "score"))
    return {
        "seat": int(who),
        "bot": record.names[who],
        "place": outcome and outcome.places[who],
        "score": outcome and outcome.scores[who],
    }


def _action(game: AnyGame, state: Any, who: Who, move: Any) -> int | None:
    envs = envs_of(game.key)
    if envs is None or isinstance(who, Actor):
        return None
    try:
        return envs.actions.action(state, Seat(who), move)
    except IllegalMove:
        return None
