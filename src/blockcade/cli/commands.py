"""The subcommands in groups, by the people who need them, each with one line of help."""

GROUPS: dict[str, dict[str, str]] = {
    "play": {
        "play": "start the arcade on this machine and open the browser",
        "replay": "show, check and draw a recorded game",
        "analyse": "review a game with the engine",
    },
    "host": {
        "serve": "serve the games to browsers",
        "doctor": "say what is missing or wrong on this machine or in a server's data",
        "worker": "think for the bots of servers on other hosts",
        "admin": "look at a server's tables, end or export one",
        "backup": "copy the tables of a server, also while it runs",
        "restore": "bring a backup back",
        "rebuild": "compute attempts at puzzles and ratings anew from the logs",
    },
    "study": {
        "sim": "let bots play many games and count",
        "match": "let engine settings play each other",
        "dataset": "write games as a table for learners",
        "train": "let the engine learn from its own games",
        "puzzles": "list, show, make and prove puzzles",
        "gtp": "play Blokus with other programs, through GTP",
        "perft": "count lines of play, to check the rules of Blokus",
    },
    "develop": {
        "words": "check, export and import the page's texts, for translators",
        "simulate": "break simulated servers, to check what they promise",
        "torture": "kill a server again and again, and prove that it loses nothing",
        "completion": "print what a shell needs to complete these commands",
    },
}

COMMANDS = {name: summary for group in GROUPS.values() for name, summary in group.items()}
FIRST = "play"  # what `blockcade` alone does


EXAMPLES = """\
examples:
  blockcade
  blockcade serve --port 8000
  blockcade admin tables --url http://127.0.0.1:8000
  blockcade sim blokus --bots greedy,random --players 2 --games 100 --seed 7
  blockcade replay game.blockcade --svg final.svg
  blockcade analyse game.blockcade --chart game.svg
  blockcade perft --variant classic --start-corner fixed --depth 1
  blockcade match --variant duo --a level=5 --b level=4 --games 40
  blockcade train selfplay --variant duo --games 100 --out games
  blockcade puzzles verify --sample 50
  blockcade words check de

`blockcade` alone is `blockcade play`. Each command has its own --help.
Exit codes: 0 all is well, 2 the request or a file is wrong.
"""


def overview() -> str:
    """The groups as a page of help shows them."""
    width = max(map(len, COMMANDS)) + 2
    parts: list[str] = []
    for group, commands in GROUPS.items():
        parts += [f"{group}:", *(f"  {name:{width}}{about}" for name, about in commands.items()), ""]
    return "\n".join(parts)
