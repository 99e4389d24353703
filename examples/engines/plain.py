"""A player for 7 Wonders and Duel that speaks 7WP (docs/7wp.md). It needs Python alone, and nothing of sevenwonders.

    sevenwonders simulate duel --seats "7wp:python3 examples/engines/plain.py,random" --games 10

It likes to build what costs it few coins, then wonders, and sells only what it must.
"""

import json
import sys

LIKED = ("build", "stage", "wonder", "draft", "progress", "revive")


def liking(move: str, view: dict) -> tuple:
    """The greater, the better: first the kind of a move, then the coins that it leaves."""
    verb, _, rest = move.partition(":")
    verb = verb.split(".")[0]
    place = len(LIKED) - LIKED.index(verb) if verb in LIKED else 0
    return place, -price(rest.split(":")[0], rest, view)


def price(card: str, rest: str, view: dict) -> int:
    """Coins: Duel shows them in the structure; in 7 Wonders the move names what is paid, as in l2 or r1."""
    for slot in view.get("slots", []):
        if slot["card"] == card:
            return slot["prices"][view["seat"]]
    return sum(int(digit) for digit in rest.partition(":")[2] if digit.isdigit())


def main() -> None:
    view: dict = {}
    moves: list = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "7wp":
            print("id name plain", "id author the sevenwonders project", "ready", sep="\n", flush=True)
        elif word == "view":
            view = json.loads(rest)
        elif word == "moves":
            moves = json.loads(rest)
        elif word == "go":
            print("move", max(moves, key=lambda move: liking(move, view)), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
